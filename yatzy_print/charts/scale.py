"""Straight scales and their ticks at round numbers."""

from dataclasses import dataclass

STEPS = (1, 2, 5, 10)


@dataclass(frozen=True, slots=True)
class Scale:
    """Values from `low` to `high` on a line from `start` to `end`, in units of the drawing."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        """Where a value lies, to a tenth of a unit."""
        share = (value - self.low) / ((self.high - self.low) or 1)
        return round(self.start + share * (self.end - self.start), 1)


@dataclass(frozen=True, slots=True)
class Tick:
    """A round value on an axis and where it lies."""

    value: int
    at: float


def step(span: float, most: int) -> int:
    """The smallest of 1, 2, 5, 10, 20 … that cuts a span into at most so many parts."""
    power = 1
    while True:
        for digit in STEPS:
            if digit * power * most >= span:
                return digit * power
        power *= 10


def ticks(scale: Scale, most: int = 5) -> tuple[Tick, ...]:
    """At most `most` + 1 whole round values within a scale."""
    by = step(scale.high - scale.low, most)
    first = int(-(-scale.low // by)) * by
    return tuple(Tick(value, scale.at(value)) for value in range(first, int(scale.high) + 1, by))
