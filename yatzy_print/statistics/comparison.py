"""Two games, or two players, row by row: where the difference of their totals arose."""

from collections.abc import Mapping
from dataclasses import dataclass

from yatzy_print.statistics.numbers import Numbers
from yatzy_print.statistics.results import Result


@dataclass(frozen=True, slots=True)
class Difference:
    """One line of a comparison in points, or points a game: a row id, "bonus" or "extra"."""

    line: str
    first: float
    second: float

    @property
    def points(self) -> float:
        """How much the first has more."""
        return self.first - self.second


@dataclass(frozen=True, slots=True)
class Comparison:
    """All rows in the order of the card, then bonus and extra: together the difference of the totals."""

    lines: tuple[Difference, ...]
    zeroed: tuple[float, float]

    @property
    def points(self) -> float:
        """How much higher the first total, or mean, is."""
        return sum(line.points for line in self.lines)

    @property
    def largest(self) -> tuple[Difference, ...]:
        """The lines that differ, the largest difference first."""
        differing = (line for line in self.lines if line.points)
        return tuple(sorted(differing, key=lambda line: -abs(line.points)))


def compare_games(first: Result, second: Result, rows: tuple[str, ...]) -> Comparison:
    """Two sheets of one rule set, whose row ids are given."""
    pairs = zip(rows, first.points, second.points, strict=True)
    lines = [Difference(row, one, other) for row, one, other in pairs]
    lines += Difference("bonus", first.bonus, second.bonus), Difference("extra", first.extra, second.extra)
    return Comparison(tuple(lines), (first.zeroed, second.zeroed))


def compare_players(first: Numbers, second: Numbers) -> Comparison | None:
    """Two players' means of one rule set; None when either has no game."""
    if not first.games or not second.games:
        return None
    one, other = _means(first), _means(second)
    zeroed = (first.zeroed.mean or 0.0, second.zeroed.mean or 0.0)
    return Comparison(tuple(Difference(line, one[line], other[line]) for line in one), zeroed)


def _means(numbers: Numbers) -> Mapping[str, float]:
    means = {row.id: row.spread.mean or 0.0 for row in numbers.rows}
    means["bonus"] = numbers.bonuses.mean or 0.0
    means["extra"] = numbers.extras.mean or 0.0
    return means
