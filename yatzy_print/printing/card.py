"""A Protocol on its place: the layout that its texts need, and every mark of the card in reading order."""

from collections.abc import Iterator
from dataclasses import dataclass

from yatzy_print.errors import Trouble
from yatzy_print.printing import writing
from yatzy_print.printing.fonts import Fonts
from yatzy_print.printing.geometry import Area, Shape, layout
from yatzy_print.printing.grid import boxed_lines, grid
from yatzy_print.printing.marks import Mark, points
from yatzy_print.printing.style import Style
from yatzy_print.printing.text import ELLIPSIS, clean, wrap
from yatzy_print.printing.writing import Pen
from yatzy_print.protocol.protocol import Line, Protocol

MOST_PASSES = 4


@dataclass(frozen=True, slots=True)
class Plan:
    """The pen of a card's layout, and its foot, wrapped into lines."""

    pen: Pen
    foot: tuple[str, ...]


def plan(protocol: Protocol, area: Area, style: Style, fonts: Fonts) -> Plan:
    """The layout that holds the protocol and its foot, where names that had to be cut stand in full.

    Raises Trouble: too-many-columns, paper-too-small.
    """
    foot: tuple[str, ...] = ("",)
    for _ in range(MOST_PASSES):
        pen = Pen(layout(area, shape(protocol, len(foot)), style), fonts)
        needed = _foot(protocol, pen)
        if len(needed) <= len(foot):
            return Plan(pen, needed)
        foot = needed
    raise Trouble("paper-too-small", columns=len(protocol.columns), lines=len(foot))


def shape(protocol: Protocol, footer_lines: int) -> Shape:
    """What of a protocol decides its layout."""
    return Shape(
        columns=len(protocol.columns),
        sections=tuple(len(section) for section in boxed_lines(protocol)),
        groups=any(column.group for column in protocol.columns),
        ranks=rank_line(protocol) is not None,
        footer_lines=max(1, footer_lines),
        signatures=len(protocol.signatures),
    )


def rank_line(protocol: Protocol) -> Line | None:
    """The line of places, where there is one."""
    return next((line for section in protocol.sections for line in section if line.kind == "rank"), None)


def card(protocol: Protocol, planned: Plan) -> Iterator[Mark]:
    """Every mark of the card: the grid, then the texts in reading order."""
    yield from grid(protocol, planned.pen.layout)
    yield from texts(protocol, planned)


def texts(protocol: Protocol, planned: Plan) -> Iterator[Mark]:
    """Everything but the grid."""
    pen = planned.pen
    yield from writing.head(protocol, pen)
    for index, column in enumerate(protocol.columns):
        yield from writing.name(column.name, index, pen)
    for section, rows in zip(boxed_lines(protocol), pen.layout.rows, strict=True):
        for line, row in zip(section, rows, strict=True):
            yield from writing.label(line, row, pen)
            for index, cell in enumerate(line.cells):
                yield from writing.cell(cell, line.kind, pen.layout.cell(row, index), pen)
    yield from below(protocol, planned)


def below(protocol: Protocol, planned: Plan) -> Iterator[Mark]:
    """What stands under the rows: winners' bars, places, the foot, lines to sign on."""
    pen = planned.pen
    for index, column in enumerate(protocol.columns):
        if column.winner:
            yield writing.winner_bar(pen.layout.cell(pen.layout.rows[-1][-1], index), pen)
    line = rank_line(protocol)
    if line is not None:
        yield from writing.ranks(line, pen)
    yield from writing.foot(planned.foot, pen)
    yield from writing.signatures(protocol.signatures, pen)


def _foot(protocol: Protocol, pen: Pen) -> tuple[str, ...]:
    room = points(pen.layout.footer.width)
    lines = [clean(line) for line in (*protocol.footer, *cut_texts(protocol, pen))]
    return tuple(
        part for line in lines for part in wrap(pen.fonts, line, pen.style.hint_weight, pen.hint, room)
    )


def cut_texts(protocol: Protocol, pen: Pen) -> Iterator[str]:
    """Names and facts that had to be cut, in full: "Maximili… = Maximilian Alexander"."""
    for index, column in enumerate(protocol.columns):
        yield from _in_full(column.name, writing.fitted_name(column.name, index, pen)[0])
    for field, room in zip(protocol.fields, writing.FIELD_ROOM, strict=True):
        yield from _in_full(field.value, writing.fitted_value(field.value, room, pen)[0])


def _in_full(text: str, shown: str) -> Iterator[str]:
    whole = clean(text)
    if shown != whole and shown.endswith(ELLIPSIS):
        yield f"{shown} = {whole}"
