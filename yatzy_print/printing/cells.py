"""The figures of a card: written scores, corrections, recorded dice."""

from collections.abc import Iterator

from yatzy_print.printing.dice import row_of_dice, row_width
from yatzy_print.printing.geometry import Box
from yatzy_print.printing.head import CELL_PADDING
from yatzy_print.printing.marks import Mark, Rule, Text, centred, millimetres, points
from yatzy_print.printing.pen import CAPITALS, Pen
from yatzy_print.printing.style import Weight
from yatzy_print.printing.text import clean
from yatzy_print.protocol.protocol import Cell, LineKind

STRUCK_SIZE = 0.82
SMALLEST_DIE = 1.6
DICE_MARGIN = 1.1


def row(pen: Pen, kind: LineKind, section: int, row: int, contents: tuple[Cell, ...]) -> Iterator[Mark]:
    """The figures of a line, from left to right."""
    for column, content in enumerate(contents):
        yield from _cell(pen, kind, pen.layout.cell(pen.layout.rows[section][row], column), content)


def figure_size(pen: Pen, kind: LineKind) -> float:
    """The type size of the figures of a line in points."""
    return (pen.style.total if kind == "total" else pen.style.score) * pen.layout.type_scale


def figure_weight(kind: LineKind) -> Weight:
    """The weight of the figures of a line."""
    return "regular" if kind == "row" else "bold"


def _cell(pen: Pen, kind: LineKind, box: Box, content: Cell) -> Iterator[Mark]:
    """The figure of a cell, a struck-through one before it, recorded dice below it."""
    size, weight, middle = figure_size(pen, kind), figure_weight(kind), box.middle
    if content.dice:
        dice = _dice_height(pen, content.dice, box)
        margin = DICE_MARGIN * pen.layout.scale
        size = min(size, points(box.height - dice - 3 * margin) / CAPITALS)
        block = dice + margin + millimetres(CAPITALS * size)
        bottom = box.middle - block / 2
        yield from _recorded(pen, content.dice, box, bottom)
        middle = bottom + block - millimetres(CAPITALS * size) / 2
    if content.struck_text:
        yield from _corrected(pen, content, weight, size, middle, box)
    elif content.text:
        shown, size = pen.fitted(content.text, weight, size, box.width - CELL_PADDING)
        yield Text(box.centre, centred(middle, size), shown, weight, size, "middle")


def _dice_size(pen: Pen, dice: tuple[int, ...], box: Box) -> float:
    """The size of recorded dice in mm, 0 where digits must do."""
    room = box.width - 2 * CELL_PADDING
    size = min(pen.style.example_die * pen.layout.type_scale, room / row_width(1, len(dice)))
    return size if size >= SMALLEST_DIE else 0.0


def _dice_height(pen: Pen, dice: tuple[int, ...], box: Box) -> float:
    return _dice_size(pen, dice, box) or millimetres(CAPITALS * pen.hint)


def _recorded(pen: Pen, dice: tuple[int, ...], box: Box, bottom: float) -> Iterator[Mark]:
    size = _dice_size(pen, dice, box)
    if size:
        x = box.centre - row_width(size, len(dice)) / 2
        yield from row_of_dice(x, bottom, size, dice, 0.5 * pen.layout.type_scale)
    else:
        room = box.width - 2 * CELL_PADDING
        digits, size = pen.fitted("".join(map(str, dice)), "regular", pen.hint, room)
        yield Text(box.centre, bottom, digits, "regular", size, "middle")


def _corrected(
    pen: Pen, content: Cell, weight: Weight, size: float, middle: float, box: Box
) -> Iterator[Mark]:
    small, gap = STRUCK_SIZE * size, 1.4 * pen.layout.scale
    struck, right = clean(content.struck_text), clean(content.text)
    struck_width, right_width = pen.width(struck, "regular", small), pen.width(right, weight, size)
    whole = struck_width + (gap + right_width if right else 0)
    shrink = min(1.0, (box.width - 2 * CELL_PADDING) / whole)
    x = box.centre - whole * shrink / 2
    end = x + struck_width * shrink
    baseline = centred(middle, size * shrink)
    height = millimetres(CAPITALS * small * shrink)
    yield Text(x, baseline, struck, "regular", small * shrink)
    yield Rule(
        x - 0.5, baseline + 0.2 * height, end + 0.5, baseline + 0.8 * height, 0.9 * pen.layout.type_scale
    )
    if right:
        yield Text(end + gap * shrink, baseline, right, weight, size * shrink)
