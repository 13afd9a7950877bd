"""Where everything stands on the paper: pure functions from a paper and a shape to boxes in millimetres.

The origin is the lower left corner of the card's area; y grows upwards.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from yatzy_print.errors import Trouble
from yatzy_print.printing.style import Style

NARROWEST_COLUMN = 11.0
LOWEST_ROW = 4.8
WIDE_LABELS_UP_TO = 4
GROUP_HEADING = 6.0
SIGNATURE = 13.0


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
    """The boxes of a card of that shape; Trouble("paper-too-small") when columns or rows get too small."""
    scale = area.scale
    inside = Box(
        area.x + area.left,
        area.bottom,
        area.width - area.left - area.right,
        area.height - area.top - area.bottom,
    )
    label_width = scale * (style.wide_label if shape.columns <= WIDE_LABELS_UP_TO else style.narrow_label)
    columns = _columns(inside, label_width, shape.columns)
    gap, names = 2.2 * scale, 12 * scale
    groups = GROUP_HEADING * scale if shape.groups else 0.0
    ranks = style.ranks * scale if shape.ranks else 0.0
    signatures = SIGNATURE * scale if shape.signatures else 0.0
    footer = scale * (area.footer + style.footer_line * (shape.footer_lines - 1))
    head = area.title * scale + groups + names
    lines = sum(shape.sections)
    free = inside.height - head - gap * (len(shape.sections) - 1) - ranks - footer - signatures
    height = min(style.row * scale, free / lines)
    if height < LOWEST_ROW:
        raise Trouble("paper-too-small", columns=shape.columns, lines=lines)
    title = Box(inside.x, inside.top - area.title * scale, inside.width, area.title * scale)
    group_box = Box(columns[0][0], title.y - groups, inside.right - columns[0][0], groups)
    name_box = Box(columns[0][0], group_box.y - names, group_box.width, names)
    sections, rows = _rows(inside, name_box.y, shape.sections, height, gap)
    below = sections[-1].y - ranks
    return Layout(
        area=area,
        style=style,
        title=title,
        corner=Box(inside.x, name_box.y, label_width, names),
        names=name_box,
        groups=group_box,
        sections=sections,
        rows=rows,
        label_width=label_width,
        columns=columns,
        ranks=Box(inside.x, below, inside.width, ranks),
        footer=Box(inside.x, below - footer, inside.width, footer),
        signatures=Box(inside.x, below - footer - signatures, inside.width, signatures),
        scale=scale,
        type_scale=min(1.0, (height / style.row) ** 0.7),
    )


def _columns(inside: Box, label_width: float, count: int) -> tuple[tuple[float, float], ...]:
    room = inside.width - label_width
    width = room / count
    if width < NARROWEST_COLUMN:
        raise Trouble("too-many-columns", columns=count, most=int(room / NARROWEST_COLUMN))
    return tuple((inside.x + label_width + width * index, width) for index in range(count))


def _rows(
    inside: Box, top: float, counts: tuple[int, ...], height: float, gap: float
) -> tuple[tuple[Box, ...], tuple[tuple[Box, ...], ...]]:
    sections, rows = [], []
    for count in counts:
        bottom = top - count * height
        sections.append(Box(inside.x, bottom, inside.width, count * height))
        rows.append(
            tuple(Box(inside.x, top - (index + 1) * height, inside.width, height) for index in range(count))
        )
        top = bottom - gap
    return tuple(sections), tuple(rows)
