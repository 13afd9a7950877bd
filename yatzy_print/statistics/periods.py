"""Months and years, from counts. A date that says only its year counts in the year."""

from collections.abc import Iterable
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
    codes = [code for code in sorted(counts.of("month")) if code % 100]
    return tuple(_period(counts, code // 100, code % 100, (code,)) for code in codes)


def years(counts: Counts) -> tuple[Period, ...]:
    """The years with games, the oldest first; games without a date are left out."""
    codes = [code for code in counts.of("month") if code]
    found = sorted({code // 100 for code in codes})
    return tuple(
        _period(counts, year, None, [code for code in codes if code // 100 == year]) for year in found
    )


def undated(counts: Counts) -> int:
    """How many sheets have no date at all."""
    return counts.of("month").get(0, 0)


def _period(counts: Counts, year: int, month: int | None, codes: Iterable[int]) -> Period:
    codes = tuple(codes)
    return Period(year, month, _sum(counts.of("month"), codes), _sum(counts.of("month_points"), codes))


def _sum(histogram: Histogram, codes: Iterable[int]) -> int:
    return sum(histogram.get(code, 0) for code in codes)
