"""Totals in the order of playing: a point a game, a line of means, years along the axis."""

from collections.abc import Sequence
from dataclasses import dataclass

from yatzy_print.charts.scale import Scale, Tick, step, ticks

WIDTH, HEIGHT = 360.0, 200.0
LEFT, RIGHT, TOP, BOTTOM = 32.0, 8.0, 12.0, 24.0
YEAR_WIDTH = 34.0
MANY = 150


@dataclass(frozen=True, slots=True)
class Point:
    """One game: its place in the sequence, its total, and where it lies."""

    index: int
    total: int
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Timeline:
    """Everything to draw, in units. `line` runs through the means; `level` is the height of a fixed line."""

    width: float
    height: float
    left: float
    floor: float
    points: tuple[Point, ...]
    line: tuple[tuple[float, float], ...]
    y_ticks: tuple[Tick, ...]
    years: tuple[Tick, ...]
    level: float | None
    radius: float


def timeline(
    totals: Sequence[int],
    dates: Sequence[str | None],
    means: Sequence[float | None],
    level: float | None = None,
) -> Timeline | None:
    """The chart of totals with their ISO dates and moving means; None for fewer than two games."""
    if len(totals) < 2:
        return None
    values = [*totals, *([] if level is None else [level])]
    by = step(max(values) - min(values), 4)
    up = Scale(min(values) // by * by, -(-max(values) // by) * by, HEIGHT - BOTTOM, TOP)
    across = Scale(0, len(totals) - 1, LEFT + 6, WIDTH - RIGHT - 4)
    return Timeline(
        WIDTH,
        HEIGHT,
        LEFT,
        HEIGHT - BOTTOM,
        tuple(Point(n, total, across.at(n), up.at(total)) for n, total in enumerate(totals)),
        tuple((across.at(n), up.at(mean)) for n, mean in enumerate(means) if mean is not None),
        ticks(up, 6),
        _years(dates, across),
        None if level is None else up.at(level),
        3.6 if len(totals) <= MANY else 2.0,
    )


def _years(dates: Sequence[str | None], across: Scale) -> tuple[Tick, ...]:
    """The first game of each year, as far as the labels leave each other room."""
    found: list[Tick] = []
    seen: set[str] = set()
    for index, date in enumerate(dates):
        if date and date[:4] not in seen:
            seen.add(date[:4])
            tick = Tick(int(date[:4]), across.at(index))
            if not found or tick.at - found[-1].at >= YEAR_WIDTH:
                found.append(tick)
    return tuple(found)
