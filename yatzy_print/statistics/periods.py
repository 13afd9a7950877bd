"""Months and years, from counts. A date that says only its year counts in the year."""

from collections import Counter
from dataclasses import dataclass

from yatzy_print.statistics.counts import Counts, Histogram


@dataclass(frozen=True, slots=True)
class Period:
    """A month, or a whole year when `month` is None: finished sheets and their mean in points."""

    year: int
    month: int | None
    games: int
    points: int

    @property
    def mean(self) -> float:
        """Points a game."""
        return self.points / self.games

    @property
    def iso(self) -> str:
        """The period as a reduced ISO date."""
        return f"{self.year:04}" if self.month is None else f"{self.year:04}-{self.month:02}"


def months(counts: Counts) -> tuple[Period, ...]:
    """The months with games, the oldest first; dates without a month are left out."""
    points = counts.of("month_points")
    found = sorted(counts.of("month").items())
    return tuple(
        Period(code // 100, code % 100, games, points.get(code, 0)) for code, games in found if code % 100
    )


def years(counts: Counts) -> tuple[Period, ...]:
    """The years with games, the oldest first; games without a date are left out."""
    games, points = _by_year(counts.of("month")), _by_year(counts.of("month_points"))
    return tuple(Period(year, None, games[year], points[year]) for year in sorted(games) if year)


def undated(counts: Counts) -> int:
    """How many sheets have no date at all."""
    return counts.of("month").get(0, 0)


def _by_year(months: Histogram) -> Counter[int]:
    found: Counter[int] = Counter()
    for code, number in months.items():
        found[code // 100] += number
    return found
