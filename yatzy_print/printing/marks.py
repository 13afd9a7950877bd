"""Everything that can be drawn, as values: positions in mm, type sizes and line widths in points."""

from typing import Literal, NamedTuple

from yatzy_print.printing.geometry import Box
from yatzy_print.printing.style import Weight

Anchor = Literal["start", "middle", "end"]
POINTS_PER_MM = 72 / 25.4
BASELINE = 0.33


class Text(NamedTuple):
    """A line of text; `x` is where its `anchor` stands, `y` its baseline."""

    x: float
    y: float
    text: str
    weight: Weight
    size: float
    anchor: Anchor = "start"


class Rule(NamedTuple):
    """A straight black line of so many points."""

    x1: float
    y1: float
    x2: float
    y2: float
    width: float


class Shade(NamedTuple):
    """A filled box; `grey` is 0 for black, 1 for white."""

    box: Box
    grey: float


class Rounded(NamedTuple):
    """The outline of a box with round corners of `radius` mm."""

    box: Box
    radius: float
    width: float


class Dot(NamedTuple):
    """A filled circle."""

    x: float
    y: float
    radius: float


class Path(NamedTuple):
    """A black line of so many points through corners, such as a check mark."""

    corners: tuple[tuple[float, float], ...]
    width: float


class Group(NamedTuple):
    """Marks that are moved together by x and y: equal pictures in several places stay equal."""

    x: float
    y: float
    marks: tuple["Mark", ...]


Mark = Text | Rule | Shade | Rounded | Dot | Path | Group


def points(mm: float) -> float:
    """Millimetres in points."""
    return mm * POINTS_PER_MM


def millimetres(size: float) -> float:
    """Points in millimetres."""
    return size / POINTS_PER_MM


def centred(middle: float, size: float) -> float:
    """The baseline, in mm, that puts figures and capitals of a size in points around the height `middle`."""
    return middle - millimetres(BASELINE * size)
