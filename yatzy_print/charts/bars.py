"""Shares as lying bars: one group a row, one bar a series, on one scale from 0."""

from collections.abc import Sequence
from dataclasses import dataclass

from yatzy_print.charts.scale import Scale

WIDTH = 360.0
LABELS, VALUES = 112.0, 38.0
BAR, GAP = 10.0, 8.0


@dataclass(frozen=True, slots=True)
class Bar:
    """A share (0 to 1) of a series (0 is the first), its rectangle, and where its figure starts."""

    series: int
    share: float
    x: float
    y: float
    width: float
    height: float
    figure: float


@dataclass(frozen=True, slots=True)
class Group:
    """The bars of one row; its label ends at `LABELS` less a gap, centred on `middle`."""

    label: str
    middle: float
    bars: tuple[Bar, ...]


@dataclass(frozen=True, slots=True)
class BarChart:
    """Everything to draw, in units; labels are right-aligned at `labels`."""

    width: float
    height: float
    labels: float
    groups: tuple[Group, ...]


def bars(labels: Sequence[str], series: Sequence[Sequence[float]]) -> BarChart:
    """The chart of shares: `series[s][i]` belongs to `labels[i]`. The longest bar fills the width."""
    longest = max((share for shares in series for share in shares), default=0)
    across = Scale(0, longest or 1, LABELS, WIDTH - VALUES)
    pitch = BAR * len(series) + GAP
    groups = tuple(
        Group(label, index * pitch + (pitch - GAP) / 2 + GAP / 2, _bars(index * pitch, index, series, across))
        for index, label in enumerate(labels)
    )
    return BarChart(WIDTH, pitch * len(labels), LABELS - 6, groups)


def _bars(top: float, index: int, series: Sequence[Sequence[float]], across: Scale) -> tuple[Bar, ...]:
    return tuple(
        _bar(number, shares[index], top + GAP / 2 + number * BAR, across)
        for number, shares in enumerate(series)
    )


def _bar(series: int, share: float, y: float, across: Scale) -> Bar:
    width = round(max(across.at(share) - across.start, 0.8), 1)
    return Bar(series, share, across.start, y, width, BAR - 1, round(across.start + width + 4, 1))
