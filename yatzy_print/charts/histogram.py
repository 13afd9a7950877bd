"""A histogram of totals: bars by ten points, and marks such as a mean."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from yatzy_print.charts.scale import Scale, Tick, ticks

BIN = 10
WIDTH, HEIGHT = 360.0, 210.0
LABEL = 108.0
LEFT, RIGHT, TOP, BOTTOM = 28.0, 8.0, 38.0, 24.0


@dataclass(frozen=True, slots=True)
class Bar:
    """So many totals from `low` to `high`, both included, and the rectangle that shows them."""

    low: int
    high: int
    number: int
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Mark:
    """A value on the axis; its label goes to the `right` of the line or to the left, at height `y`."""

    value: float
    x: float
    y: float
    right: bool


@dataclass(frozen=True, slots=True)
class HistogramChart:
    """Everything to draw, in units: y grows downwards, `floor` is the axis."""

    width: float
    height: float
    left: float
    floor: float
    bars: tuple[Bar, ...]
    x_ticks: tuple[Tick, ...]
    y_ticks: tuple[Tick, ...]
    marks: tuple[Mark, ...]


def bins(values: Mapping[int, int], width: int = BIN) -> dict[int, int]:
    """Low end to number, every bin from the first to the last, empty ones too."""
    if not values:
        return {}
    lows = range(min(values) // width * width, max(values) + 1, width)
    found = dict.fromkeys(lows, 0)
    for value, number in values.items():
        found[value // width * width] += number
    return found


def histogram(values: Mapping[int, int], marks: Sequence[float] = ()) -> HistogramChart | None:
    """The chart of values and how often each was; None without any."""
    found = bins(values)
    if not found:
        return None
    low = min([*found, *(int(mark) // BIN * BIN for mark in marks)])
    high = max([*found, *(int(mark) // BIN * BIN for mark in marks)]) + BIN
    across = Scale(low, high, LEFT, WIDTH - RIGHT)
    up = Scale(0, max(found.values()), HEIGHT - BOTTOM, TOP)
    return HistogramChart(
        WIDTH,
        HEIGHT,
        LEFT,
        HEIGHT - BOTTOM,
        tuple(_bar(start, number, across, up) for start, number in found.items()),
        ticks(across),
        ticks(up, 4),
        tuple(_mark(value, line, across, marks) for line, value in enumerate(marks)),
    )


def _bar(low: int, number: int, across: Scale, up: Scale) -> Bar:
    x, y = across.at(low), up.at(number)
    width = round(across.at(low + BIN) - x - 1, 1)
    return Bar(low, low + BIN - 1, number, x, y, width, round(up.start - y, 1))


def _mark(value: float, line: int, across: Scale, marks: Sequence[float]) -> Mark:
    """Labels have a line each; the highest value's turns right, the others left, if there is room."""
    x = across.at(value)
    right = across.end - x >= LABEL if value == max(marks) and len(marks) > 1 else x - across.start < LABEL
    return Mark(value, x, 11.0 + 15.0 * line, right)
