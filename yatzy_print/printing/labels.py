"""The label cells: die, label, hint, and the example roll below."""

from collections.abc import Iterator

from yatzy_print.printing.dice import die, row_of_dice, row_width
from yatzy_print.printing.geometry import Box
from yatzy_print.printing.marks import Mark, Text, centred, millimetres
from yatzy_print.printing.pen import CAPITALS, DESCENDERS, Pen
from yatzy_print.printing.style import Weight
from yatzy_print.protocol.protocol import Line, LineKind

Example = tuple[int, ...]


def label(
    pen: Pen, section: int, row: int, kind: LineKind, text: str, hint: str, face: int | None, example: Example
) -> Iterator[Mark]:
    """The label of a line and, at its right, the hint."""
    box = pen.layout.label(pen.layout.rows[section][row])
    x, right = box.x + pen.padding, box.right - pen.padding
    shown_hint, hint_size = pen.fitted(hint, pen.small, pen.hint, box.width * 0.62)
    if face is not None:
        x += face_size(pen) * 1.5
    room = right - x - pen.width(shown_hint, pen.small, hint_size) - 1.2
    weight: Weight = "semibold" if kind == "row" else "bold"
    full = label_size(pen, kind)
    shown, size = pen.fitted(text, weight, full, room)
    yield Text(x, _baseline(pen, box, full, example), shown, weight, size)
    if shown_hint:
        yield Text(right, centred(box.middle, hint_size), shown_hint, pen.small, hint_size, "end")


def pictures(pen: Pen, line: Line, row: Box) -> Iterator[Mark]:
    """The die before a label, or the dice of the example roll below it."""
    box = pen.layout.label(row)
    x, outline = box.x + pen.padding, pen.layout.type_scale
    if line.face is not None:
        size = face_size(pen)
        yield die(x, box.middle - size / 2, size, line.face, 0.9 * outline)
    size = _example_size(pen, box, line.example)
    if size:
        full = label_size(pen, line.kind)
        y = _baseline(pen, box, full, line.example) - _gap(box, full) - size
        yield from row_of_dice(x, y, size, line.example, 0.5 * outline)


def label_size(pen: Pen, kind: LineKind) -> float:
    """The type size of a label in points."""
    return (pen.style.label if kind == "row" else pen.style.sum_label) * pen.layout.type_scale


def face_size(pen: Pen) -> float:
    """The size of the die before an upper row in mm."""
    return pen.style.die * pen.layout.type_scale


def _example_size(pen: Pen, box: Box, example: Example) -> float:
    """The size of the dice below a label in mm, 0 where there are none."""
    if not example or not pen.style.examples:
        return 0.0
    room = box.width - 2 * pen.padding
    return min(pen.style.example_die * pen.layout.type_scale, room / row_width(1, len(example)))


def _baseline(pen: Pen, box: Box, size: float, example: Example) -> float:
    """The baseline of a label of `size` points: in the middle, or with its example dice below."""
    capitals, dice = millimetres(CAPITALS * size), _example_size(pen, box, example)
    if not dice:
        return box.middle - capitals / 2
    return box.middle + (dice + _gap(box, size) - capitals) / 2


def _gap(box: Box, size: float) -> float:
    return max(0.15 * box.height, millimetres(DESCENDERS * size) + 0.4)
