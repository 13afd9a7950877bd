"""Where everything stands on the paper: pure functions from a paper and a shape to boxes in millimetres.

The origin is the lower left corner of the card's area; y grows upwards.
"""

from collections.abc import Mapping
from itertools import repeat
from types import MappingProxyType
from typing import NamedTuple

from yatzy_print.errors import Trouble
from yatzy_print.printing.style import Style

NARROWEST_COLUMN = 11.0
LOWEST_ROW = 4.8
WIDE_LABELS_UP_TO = 4
NAMES = 12.0
GAP = 2.2
GROUP_HEADING = 6.0
SIGNATURE = 13.0
TYPE_SHRINKS = 0.7
"""Type shrinks less than rows: a row half as high has type of 0.6, which is still read."""


class Box(NamedTuple):
    """A rectangle in mm; `x` and `y` are its lower left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x of its right edge."""
        return self.x + self.width

    @property
    def top(self) -> float:
        """The y of its upper edge."""
        return self.y + self.height

    @property
    def centre(self) -> float:
        """The x of its middle."""
        return self.x + self.width / 2

    @property
    def middle(self) -> float:
        """The y of its middle."""
        return self.y + self.height / 2


class Area(NamedTuple):
    """The part of a sheet that one card fills, in mm, with the margins that its ink keeps.

    `x` is where it begins on the sheet. `scale` shrinks every measure of the card (1 on A4); `title` and
    `footer` are heights before scaling.
    """

    width: float
    height: float
    left: float
    right: float
    top: float
    bottom: float
    scale: float = 1.0
    title: float = 17.0
    footer: float = 7.0
    x: float = 0.0


class Paper(NamedTuple):
    """A sheet: its size in mm, the areas of the cards on it, and where ticks show the fold, if anywhere."""

    name: str
    width: float
    height: float
    areas: tuple[Area, ...]
    fold: float | None = None


class Shape(NamedTuple):
    """What of a card decides its layout: columns, lines in each section, and what stands above and below."""

    columns: int
    sections: tuple[int, ...]
    groups: bool = False
    ranks: bool = False
    footer_lines: int = 1
    signatures: int = 0


class Layout(NamedTuple):
    """The boxes of one card. `labels` and `rows` hold a box a line; `columns` one a column, as (x, width).

    `type_scale` multiplies every type size; `scale` every small measure.
    """

    area: Area
    style: Style
    title: Box
    corner: Box
    names: Box
    groups: Box
    sections: tuple[Box, ...]
    rows: tuple[tuple[Box, ...], ...]
    label_width: float
    columns: tuple[tuple[float, float], ...]
    ranks: Box
    footer: Box
    signatures: Box
    scale: float
    type_scale: float

    def label(self, row: Box) -> Box:
        """The label cell of a row."""
        return Box(row.x, row.y, self.label_width, row.height)

    def cell(self, row: Box, column: int) -> Box:
        """The cell of a row in a column, 0 the first."""
        x, width = self.columns[column]
        return Box(x, row.y, width, row.height)


A4 = Paper("a4", 210, 297, (Area(210, 297, left=18, right=18, top=14, bottom=14),))
LETTER = Paper("letter", 215.9, 279.4, (Area(215.9, 279.4, left=18, right=18, top=14, bottom=14),))
A5 = Paper("a5", 148, 210, (Area(148, 210, 10.4, 10.4, 10.2, 10.2, scale=0.76, title=14.7, footer=6.4),))
PAPERS: Mapping[str, Paper] = MappingProxyType({paper.name: paper for paper in (A4, A5, LETTER)})
LANDSCAPE_MARGIN = 13.4
"""Kept at the outer and lower edges of two cards side by side: any of them may leave the printer last."""


def paper(name: str) -> Paper:
    """The paper of a name, in any case; Trouble("unknown-paper") lists the known ones."""
    found = PAPERS.get(name.casefold())
    if found is None:
        raise Trouble("unknown-paper", given=name, known=", ".join(PAPERS))
    return found


def two_up(single: Paper) -> Paper:
    """Two cards side by side on the sheet turned sideways, with fold ticks between them.

    Trouble("too-small-for-two") when the halves would be smaller than A5.
    """
    width, height = single.height, single.width
    if width < 2 * A5.width - 20:
        raise Trouble("too-small-for-two", paper=single.name)
    half, edge, fold = width / 2, LANDSCAPE_MARGIN, A5.areas[0].left
    left = A5.areas[0]._replace(width=half, height=height, left=edge, right=fold, bottom=edge)
    right = left._replace(left=fold, right=edge, x=half)
    return Paper(f"{single.name}-2", width, height, (left, right), fold=half)


def layout(area: Area, shape: Shape, style: Style) -> Layout:
    """The boxes of a card of that shape. Raises Trouble: too-many-columns, paper-too-small."""
    inside, scale = _inside(area), area.scale
    label = style.wide_label if shape.columns <= WIDE_LABELS_UP_TO else style.narrow_label
    columns = _columns(inside, label * scale, shape.columns)
    fixed = _heights(area, shape, style)
    gap, lines = GAP * scale, sum(shape.sections)
    free = inside.height - sum(fixed) - gap * (len(shape.sections) - 1)
    height = min(style.row * scale, free / lines)
    if height < LOWEST_ROW:
        raise Trouble("paper-too-small", columns=shape.columns, lines=lines)
    strips = _Strips(inside)
    title, groups, names = strips.take(fixed.title), strips.take(fixed.groups), strips.take(fixed.names)
    gaps = (0.0, *[gap] * (len(shape.sections) - 1))
    rows = tuple(map(strips.rows, shape.sections, repeat(height), gaps))
    return Layout(
        area=area,
        style=style,
        title=title,
        corner=names._replace(width=label * scale),
        names=_right_of(names, columns[0][0]),
        groups=_right_of(groups, columns[0][0]),
        sections=tuple(_around(boxes) for boxes in rows),
        rows=rows,
        label_width=label * scale,
        columns=columns,
        ranks=strips.take(fixed.ranks),
        footer=strips.take(fixed.footer),
        signatures=strips.take(fixed.signatures),
        scale=scale,
        type_scale=min(1.0, (height / style.row) ** TYPE_SHRINKS),
    )


class _Heights(NamedTuple):
    """What stands above and below the rows, in mm; 0 for what is not there."""

    title: float
    groups: float
    names: float
    ranks: float
    footer: float
    signatures: float


class _Strips:
    """Hands out strips of a box from above."""

    def __init__(self, box: Box) -> None:
        self._box = box
        self._y = box.top

    def take(self, height: float) -> Box:
        """The next strip."""
        self._y -= height
        return self._box._replace(y=self._y, height=height)

    def rows(self, count: int, height: float, gap: float) -> tuple[Box, ...]:
        """The next strips of one height, below a gap."""
        self.take(gap)
        return tuple(self.take(height) for _ in range(count))


def _inside(area: Area) -> Box:
    width, height = area.width - area.left - area.right, area.height - area.top - area.bottom
    return Box(area.x + area.left, area.bottom, width, height)


def _heights(area: Area, shape: Shape, style: Style) -> _Heights:
    return _Heights(
        title=area.title * area.scale,
        groups=GROUP_HEADING * area.scale if shape.groups else 0.0,
        names=NAMES * area.scale,
        ranks=style.ranks * area.scale if shape.ranks else 0.0,
        footer=area.scale * (area.footer + style.footer_line * (shape.footer_lines - 1)),
        signatures=SIGNATURE * area.scale if shape.signatures else 0.0,
    )


def _right_of(box: Box, x: float) -> Box:
    return box._replace(x=x, width=box.right - x)


def _around(rows: tuple[Box, ...]) -> Box:
    return rows[-1]._replace(height=rows[0].top - rows[-1].y)


def _columns(inside: Box, label_width: float, count: int) -> tuple[tuple[float, float], ...]:
    room = inside.width - label_width
    width = room / count
    if width < NARROWEST_COLUMN:
        raise Trouble("too-many-columns", columns=count, most=int(room / NARROWEST_COLUMN))
    return tuple((inside.x + label_width + width * index, width) for index in range(count))
