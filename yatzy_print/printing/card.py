"""A Protocol on its place: the layout that its texts need, and its texts as parts in reading order."""

from collections.abc import Iterator
from itertools import chain, groupby
from typing import Any, NamedTuple

from yatzy_print.errors import Trouble
from yatzy_print.printing import cells, foot, head, labels
from yatzy_print.printing.fonts import Fonts
from yatzy_print.printing.geometry import Area, Shape, layout
from yatzy_print.printing.grid import boxed_lines, grid
from yatzy_print.printing.marks import Mark, points
from yatzy_print.printing.pen import Pen
from yatzy_print.printing.style import Style
from yatzy_print.printing.text import ELLIPSIS, clean, wrap
from yatzy_print.protocol.protocol import Line, Protocol

MOST_PASSES = 4
MOST_SEPARATE_NOTES = 3

Part = tuple[Any, ...]
"""A function that makes marks from a pen and further arguments, then those: (function, *arguments)."""


class Plan(NamedTuple):
    """The pen of a card's layout, and the notes at its foot, wrapped into lines."""

    pen: Pen
    notes: tuple[str, ...]


def plan(protocol: Protocol, area: Area, style: Style, fonts: Fonts) -> Plan:
    """The layout that holds the protocol and its notes, among them every name that had to be cut, in full.

    Raises Trouble: too-many-columns, paper-too-small.
    """
    notes: tuple[str, ...] = ("",)
    for _ in range(MOST_PASSES):
        pen = Pen(layout(area, shape(protocol, len(notes)), style), fonts)
        needed = _notes(protocol, pen)
        if len(needed) <= len(notes):
            return Plan(pen, needed)
        notes = needed
    raise Trouble("paper-too-small", columns=len(protocol.columns), lines=len(notes))


def shape(protocol: Protocol, notes: int) -> Shape:
    """What of a protocol decides its layout."""
    return Shape(
        columns=len(protocol.columns),
        sections=tuple(len(section) for section in boxed_lines(protocol)),
        groups=any(column.group for column in protocol.columns),
        ranks=rank_line(protocol) is not None,
        footer_lines=max(1, notes),
        signatures=len(protocol.signatures),
    )


def card(protocol: Protocol, planned: Plan) -> Iterator[Mark]:
    """Every mark of the card: the grid, then the texts in reading order."""
    return chain(grid(protocol, planned.pen), marks(parts(protocol, planned), planned.pen))


def marks(drawn: Iterator[Part], pen: Pen) -> Iterator[Mark]:
    """The marks of parts."""
    for function, *arguments in drawn:
        yield from function(pen, *arguments)


def parts(protocol: Protocol, planned: Plan) -> Iterator[Part]:
    """Everything but the grid, in reading order. Equal parts of one plan look the same."""
    yield from head_parts(protocol)
    for section, row, line in places(protocol):
        yield label_part(section, row, line)
        yield cells.row, line.kind, section, row, line.cells
    yield from foot_parts(protocol, planned)


def places(protocol: Protocol) -> list[tuple[int, int, Line]]:
    """The lines in boxes with the numbers of their section and row."""
    return [
        (section, row, line)
        for section, lines in enumerate(boxed_lines(protocol))
        for row, line in enumerate(lines)
    ]


def label_part(section: int, row: int, line: Line) -> Part:
    """The label cell of a line."""
    return labels.label, section, row, line.kind, line.label, line.hint, line.face, line.example


def head_parts(protocol: Protocol) -> Iterator[Part]:
    """All that stands above the first line."""
    names = tuple(field.label for field in protocol.fields)
    yield head.title, protocol.title, names
    for index, field in enumerate(protocol.fields):
        yield head.field, index, names, field.value
    if protocol.subtitle:
        yield head.subtitle, protocol.subtitle
    if protocol.seal:
        yield head.seal, protocol.seal
    index = 0
    for group, columns in groupby(protocol.columns, key=lambda column: column.group):
        count = len(list(columns))
        if group:
            yield head.group, index, count, group
        index += count
    yield head.hint_heading, protocol.hint_heading
    for index, column in enumerate(protocol.columns):
        yield head.name, index, column.name


def foot_parts(protocol: Protocol, planned: Plan) -> Iterator[Part]:
    """All that stands below the last line."""
    for index, column in enumerate(protocol.columns):
        if column.winner:
            yield foot.winner_bar, index
    line = rank_line(protocol)
    if line is not None:
        yield foot.rank_label, line.label
        for index, cell in enumerate(line.cells):
            yield foot.rank, index, cell.text
    yield foot.notes, planned.notes
    if protocol.signatures:
        yield foot.signatures, protocol.signatures


def rank_line(protocol: Protocol) -> Line | None:
    """The line of places, where there is one."""
    return next((line for section in protocol.sections for line in section if line.kind == "rank"), None)


def cut_texts(protocol: Protocol, pen: Pen) -> list[str]:
    """Names and facts that had to be cut, in full: "Maximili… = Maximilian Alexander"."""
    shown = [
        (column.name, head.fitted_name(pen, index, column.name)[0])
        for index, column in enumerate(protocol.columns)
    ]
    shown += [
        (field.value, head.fitted_value(pen, index, field.value)[0])
        for index, field in enumerate(protocol.fields)
    ]
    cut = [f"{short} = {clean(text)}" for text, short in shown if is_cut(text, short)]
    return list(dict.fromkeys(cut))


def is_cut(text: str, shown: str) -> bool:
    """Whether a text had to be cut to what is shown."""
    return shown.endswith(ELLIPSIS) and shown != clean(text)


def _notes(protocol: Protocol, pen: Pen) -> tuple[str, ...]:
    room = points(pen.layout.footer.width)
    sentences = [clean(line) for line in (*protocol.footer, " · ".join(cut_texts(protocol, pen)))]
    lines = [part for line in sentences for part in wrap(pen.fonts, line, pen.small, pen.hint, room)]
    if len(lines) > MOST_SEPARATE_NOTES:
        lines = wrap(pen.fonts, " · ".join(filter(None, sentences)), pen.small, pen.hint, room)
    return tuple(lines)
