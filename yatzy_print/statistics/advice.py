"""What to work on next: rows that are struck more than optimal play strikes them, beyond chance."""

from dataclasses import dataclass

from yatzy_print.statistics.numbers import Numbers, Row
from yatzy_print.statistics.optimal import Optimal, OptimalRow
from yatzy_print.statistics.pace import threshold

SEVERAL = 3
"""A row that was zeroed less often than this is no habit, however rarely optimal play zeroes it."""


@dataclass(frozen=True, slots=True)
class Weakness:
    """A row struck too often. `lost` is points a game below the mean of optimal play."""

    row: Row
    optimal: OptimalRow

    @property
    def lost(self) -> float:
        """Positive when optimal play gets more out of the row."""
        return self.optimal.mean - (self.row.spread.mean or 0.0)


def weaknesses(numbers: Numbers, optimal: Optimal) -> tuple[Weakness, ...]:
    """Rows zeroed more than in optimal play even at the low end of the interval, the dearest first."""
    found = (Weakness(row, optimal.rows[row.id]) for row in numbers.rows if row.id in optimal.rows)
    proven = (weak for weak in found if _above(weak) and weak.lost > 0)
    return tuple(sorted(proven, key=lambda weak: -weak.lost))


def bonus_shortfall(numbers: Numbers) -> float | None:
    """Points that the upper sum lacked on average in the games without the highest bonus; None when none."""
    needed = threshold(numbers.rules)
    missed = {upper: n for upper, n in numbers.uppers.histogram.items() if needed and upper < needed}
    if needed is None or not missed:
        return None
    return sum((needed - upper) * n for upper, n in missed.items()) / sum(missed.values())


def _above(weak: Weakness) -> bool:
    zeroed = weak.row.zeroed
    interval = zeroed.interval
    return interval is not None and zeroed.hits >= SEVERAL and interval[0] > weak.optimal.zero_rate
