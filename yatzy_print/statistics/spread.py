"""Mean, spread and quantiles of a histogram, exactly; None where there is nothing to divide by."""

from dataclasses import dataclass
from itertools import accumulate
from math import ceil, sqrt

from yatzy_print.statistics.counts import Histogram


@dataclass(frozen=True, slots=True)
class Rate:
    """So many of so many. `value` is between 0 and 1, None of nothing."""

    hits: int
    of: int

    @property
    def value(self) -> float | None:
        """The share."""
        return self.hits / self.of if self.of else None

    @property
    def interval(self) -> tuple[float, float] | None:
        """The 95 % interval by Wilson's score method (E. B. Wilson 1927): honest for few games and near 0."""
        if not self.of:
            return None
        z, n, share = 1.959964, self.of, self.hits / self.of
        middle = (share + z * z / (2 * n)) / (1 + z * z / n)
        half = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True, slots=True)
class Spread:
    """The distribution of some values, given as value to number."""

    histogram: Histogram

    @property
    def number(self) -> int:
        """How many values there are."""
        return sum(self.histogram.values())

    @property
    def points(self) -> int:
        """All values added up."""
        return sum(value * number for value, number in self.histogram.items())

    @property
    def mean(self) -> float | None:
        """The arithmetic mean."""
        return self.points / self.number if self.histogram else None

    @property
    def sd(self) -> float | None:
        """The sample standard deviation (n - 1); None for fewer than two."""
        n = self.number
        if n < 2:
            return None
        squares = sum(value * value * number for value, number in self.histogram.items())
        return sqrt((squares * n - self.points**2) / (n * (n - 1)))

    @property
    def least(self) -> int | None:
        """The smallest value."""
        return min(self.histogram, default=None)

    @property
    def most(self) -> int | None:
        """The largest value."""
        return max(self.histogram, default=None)

    @property
    def median(self) -> float | None:
        """The middle value; between the two middle ones when their number is even."""
        n = self.number
        return (self._at((n + 1) // 2) + self._at(n // 2 + 1)) / 2 if n else None

    def quantile(self, share: float) -> int | None:
        """The smallest value with at least `share` (0 to 1) of all at or below it."""
        return self._at(max(1, ceil(share * self.number - 1e-9))) if self.histogram else None

    def within(self, low: int, high: int | None = None) -> Rate:
        """How many are from `low` to `high`, both included; without `high` all from `low` up."""
        values = (value for value in self.histogram if low <= value and (high is None or value <= high))
        return Rate(sum(self.histogram[value] for value in values), self.number)

    def _at(self, place: int) -> int:
        """The value in a place (1 is the smallest) of all in ascending order."""
        values = sorted(self.histogram)
        reached = accumulate(self.histogram[value] for value in values)
        return next(value for value, upto in zip(values, reached, strict=True) if upto >= place)
