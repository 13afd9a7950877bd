"""The texts of a card in reading order: head, names, each line with label, hint and cells, and the foot."""

from collections.abc import Iterator
from itertools import groupby

from yatzy_print.printing.dice import SMALLEST_PIPS, row_of_dice, row_width
from yatzy_print.printing.fonts import Fonts
from yatzy_print.printing.geometry import Box, Layout
from yatzy_print.printing.grid import CAPITALS, face_die, label_baseline, label_size
from yatzy_print.printing.marks import Mark, Path, Rule, Shade, Text, centred, millimetres, points
from yatzy_print.printing.style import Weight
from yatzy_print.printing.text import clean, fit
from yatzy_print.protocol.protocol import Cell, Field, Line, LineKind, Protocol

TITLE_BASELINE = 8.4
SEAL_BASELINE = 13.0
FIELD_ROOM = (30.0, 38.0)
CELL_PADDING = 1.2


class Pen:
    """Writes the texts of one layout in the fonts of one document."""

    def __init__(self, layout: Layout, fonts: Fonts) -> None:
        self.layout = layout
        self.fonts = fonts
        self.style = layout.style
        self.hint = layout.style.hint * layout.type_scale
        self.padding = layout.style.padding * layout.scale

    def fitted(self, text: str, weight: Weight, size: float, room: float) -> tuple[str, float]:
        """The cleaned text and its size in points, fitted into `room` mm."""
        return fit(self.fonts, clean(text), weight, size, points(room))

    def width(self, text: str, weight: Weight, size: float) -> float:
        """The width of a text in mm."""
        return millimetres(self.fonts.width(text, weight, size))


def head(protocol: Protocol, pen: Pen) -> Iterator[Mark]:
    """Title, fields, the verified mark, the heading of the hints, group headings."""
    layout, style = pen.layout, pen.style
    baseline = layout.title.top - TITLE_BASELINE * layout.scale
    title, size = pen.fitted(protocol.title, "bold", style.title * layout.scale, layout.title.width * 0.46)
    yield Text(layout.title.x, baseline, title, "bold", size)
    yield from _fields(protocol.fields, baseline, pen)
    if protocol.seal:
        yield from _seal(protocol.seal, layout.title.top - SEAL_BASELINE * layout.scale, pen)
    heading = layout.corner.y + 2.0 * layout.scale
    yield Text(
        layout.corner.right - pen.padding, heading, protocol.hint_heading, style.hint_weight, pen.hint, "end"
    )
    if layout.groups.height:
        yield from _groups(protocol, pen)


def name(text: str, column: int, pen: Pen) -> Iterator[Mark]:
    """A player's name at the head of a column."""
    shown, size = fitted_name(text, column, pen)
    box = pen.layout.cell(pen.layout.names, column)
    if shown:
        yield Text(box.centre, centred(box.middle, size), shown, "semibold", size, "middle")


def fitted_name(text: str, column: int, pen: Pen) -> tuple[str, float]:
    """A player's name as it fits into its column, and its size in points."""
    room = pen.layout.columns[column][1] - 2 * CELL_PADDING
    return pen.fitted(text, "semibold", pen.style.name * pen.layout.type_scale, room)


def label(line: Line, row: Box, pen: Pen) -> Iterator[Mark]:
    """The label of a line and its hint."""
    style, box = pen.style, pen.layout.label(row)
    x, right = box.x + pen.padding, box.right - pen.padding
    hint, hint_size = pen.fitted(line.hint, style.hint_weight, pen.hint, box.width * 0.62)
    if line.face is not None:
        x += face_die(pen.layout) * 1.5
    room = right - x - pen.width(hint, style.hint_weight, hint_size) - 1.2
    weight: Weight = "semibold" if line.kind == "row" else "bold"
    shown, size = pen.fitted(line.label, weight, label_size(line, pen.layout), room)
    yield Text(x, label_baseline(line, box, label_size(line, pen.layout), pen.layout), shown, weight, size)
    if hint:
        yield Text(right, centred(box.middle, hint_size), hint, style.hint_weight, hint_size, "end")


def cell(cell: Cell, kind: LineKind, box: Box, pen: Pen) -> Iterator[Mark]:
    """The figure of a cell, with a struck-through one before it and recorded dice below it."""
    size = (pen.style.total if kind == "total" else pen.style.score) * pen.layout.type_scale
    weight: Weight = "regular" if kind == "row" else "bold"
    middle = box.middle
    if cell.dice:
        yield from _recorded(cell.dice, box, pen)
        middle += box.height * 0.14
    if cell.struck_text:
        yield from _corrected(cell, weight, size, middle, box, pen)
    elif cell.text:
        text, size = pen.fitted(cell.text, weight, size, box.width - CELL_PADDING)
        yield Text(box.centre, centred(middle, size), text, weight, size, "middle")


def winner_bar(box: Box, pen: Pen) -> Mark:
    """The bar under a winner's total."""
    return Shade(Box(box.x, box.y, box.width, pen.style.winner_bar * pen.layout.scale), 0)


def ranks(line: Line, pen: Pen) -> Iterator[Mark]:
    """The places below the totals."""
    box = pen.layout.ranks
    baseline = box.y + 0.8 * pen.layout.scale
    size = pen.hint * 1.15
    yield Text(box.x + pen.padding, baseline, line.label, "semibold", size)
    for index, place in enumerate(line.cells):
        if place.text:
            column = pen.layout.cell(box, index)
            yield Text(column.centre, baseline, place.text, "semibold", size, "middle")


def foot(lines: tuple[str, ...], pen: Pen) -> Iterator[Mark]:
    """The lines below the card, already wrapped."""
    box, step = pen.layout.footer, pen.style.footer_line * pen.layout.scale
    first = box.top - 4.0 * pen.layout.scale
    for index, line in enumerate(lines):
        yield Text(box.x, first - index * step, line, pen.style.hint_weight, pen.hint)


def signatures(names: tuple[str, ...], pen: Pen) -> Iterator[Mark]:
    """Lines to sign on, each with a name below."""
    box, gap = pen.layout.signatures, 4.0 * pen.layout.scale
    width = (box.width + gap) / max(len(names), 3) - gap
    for index, who in enumerate(names):
        x = box.x + index * (width + gap)
        line = box.y + 4.0 * pen.layout.scale
        yield Rule(x, line, x + width, line, pen.style.section_line)
        text, size = pen.fitted(who, pen.style.hint_weight, pen.hint, width)
        yield Text(x, line - 3.2 * pen.layout.scale, text, pen.style.hint_weight, size)


def _fields(fields: tuple[Field, ...], baseline: float, pen: Pen) -> Iterator[Mark]:
    layout, hint = pen.layout, pen.hint
    grown = layout.scale * pen.style.field / 10
    x = layout.title.right
    marks: list[list[Mark]] = []
    for field, room in reversed(list(zip(fields, FIELD_ROOM, strict=True))):
        start = x - room * grown
        label_width = pen.width(field.label, pen.style.hint_weight, hint)
        part: list[Mark] = [Text(start - 1.6, baseline, field.label, pen.style.hint_weight, hint, "end")]
        value, size = fitted_value(field.value, room, pen)
        part.append(Rule(start, baseline - 0.8, x, baseline - 0.8, pen.style.section_line))
        if value:
            part.append(Text(start + 0.6, baseline + 0.4, value, "regular", size))
        marks.insert(0, part)
        x = start - 1.6 - label_width - 4 * layout.scale
    for part in marks:
        yield from part


def fitted_value(value: str, room: float, pen: Pen) -> tuple[str, float]:
    """The value of a field as it fits into its line of `room` mm on A4, and its size in points."""
    grown = pen.layout.scale * pen.style.field / 10
    return pen.fitted(value, "regular", pen.style.field * pen.layout.type_scale, room * grown - 1)


def _seal(text: str, baseline: float, pen: Pen) -> Iterator[Mark]:
    right = pen.layout.title.right
    shown, size = pen.fitted(text, pen.style.hint_weight, pen.hint, pen.layout.title.width * 0.6)
    x, tick = right - pen.width(shown, pen.style.hint_weight, size) - 1.4, millimetres(CAPITALS * size)
    corners = ((x - tick * 1.1, baseline + tick * 0.45), (x - tick * 0.7, baseline), (x, baseline + tick))
    yield Path(corners, 1.1 * pen.layout.type_scale)
    yield Text(right, baseline, shown, pen.style.hint_weight, size, "end")


def _groups(protocol: Protocol, pen: Pen) -> Iterator[Mark]:
    index = 0
    for group, columns in groupby(protocol.columns, key=lambda column: column.group):
        count = len(list(columns))
        first, last = (pen.layout.cell(pen.layout.groups, at) for at in (index, index + count - 1))
        width = last.right - first.x
        text, size = pen.fitted(group, "semibold", 10 * pen.layout.type_scale, width - 2 * CELL_PADDING)
        if text:
            yield Text(first.x + width / 2, centred(first.middle, size), text, "semibold", size, "middle")
        index += count


def _recorded(dice: tuple[int, ...], box: Box, pen: Pen) -> Iterator[Mark]:
    room = box.width - 2 * CELL_PADDING
    size = min(pen.style.example_die * pen.layout.type_scale, room / row_width(1, len(dice)))
    if size < SMALLEST_PIPS * 0.8:
        text, points_ = pen.fitted("".join(map(str, dice)), "regular", pen.hint, room)
        yield Text(box.centre, box.y + 0.14 * box.height, text, "regular", points_, "middle")
        return
    x = box.centre - row_width(size, len(dice)) / 2
    yield from row_of_dice(x, box.y + 0.12 * box.height, size, dice, 0.5 * pen.layout.type_scale)


def _corrected(cell: Cell, weight: Weight, size: float, middle: float, box: Box, pen: Pen) -> Iterator[Mark]:
    small, gap = 0.8 * size, 1.4 * pen.layout.scale
    struck, right = clean(cell.struck_text), clean(cell.text)
    widths = pen.width(struck, weight, small), pen.width(right, weight, size)
    whole = widths[0] + (gap + widths[1] if right else 0)
    shrink = min(1.0, (box.width - CELL_PADDING) / whole)
    x = box.centre - whole * shrink / 2
    end = x + widths[0] * shrink
    baseline = centred(middle, size * shrink)
    yield Text(x, baseline, struck, weight, small * shrink)
    line = baseline + millimetres(CAPITALS * small * shrink) / 2
    yield Rule(x - 0.4, line, end + 0.4, line, 1.0 * pen.layout.type_scale)
    if right:
        yield Text(end + gap * shrink, baseline, right, weight, size * shrink)
