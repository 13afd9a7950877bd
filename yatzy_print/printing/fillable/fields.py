"""The fields of a card: where they stand, what is written in them, and which scripts they have."""

from collections.abc import Iterator
from typing import NamedTuple

from yatzy_print.notation.pdf.names import DATE, NAME, PLACE, cell_name
from yatzy_print.printing.cells import figure_size, figure_weight
from yatzy_print.printing.fillable.script import SUMS, calculation, validation
from yatzy_print.printing.geometry import Box
from yatzy_print.printing.grid import boxed_lines
from yatzy_print.printing.head import fact_box, fact_size, fitted_name
from yatzy_print.printing.pen import Pen
from yatzy_print.printing.style import Weight
from yatzy_print.protocol.protocol import Column, Line, Protocol

INSET = 0.5


class Field(NamedTuple):
    """A text field. `label` is told by readers aloud; `size` is in points; empty scripts are none."""

    name: str
    label: str
    box: Box
    size: float
    weight: Weight = "regular"
    centred: bool = True
    value: str = ""
    calculation: str = ""
    validation: str = ""


def fields(protocol: Protocol, pen: Pen, player: str) -> Iterator[Field]:
    """The fields in tab order: the facts, then column by column from the name down.

    `player` is what a column without a name is called, before its number.
    """
    labels = tuple(field.label for field in protocol.fields)
    for index, (name, field) in enumerate(zip((DATE, PLACE), protocol.fields, strict=True)):
        box = _inside(fact_box(pen, index, labels), 0)
        yield Field(name, field.label, box, fact_size(pen), centred=False, value=field.value)
    for index, column in enumerate(protocol.columns):
        who = ", ".join(filter(None, (column.group, column.name or f"{player} {index + 1}")))
        yield _name(pen, index, column, who)
        for rows, lines in zip(pen.layout.rows, boxed_lines(protocol), strict=True):
            for row, line in zip(rows, lines, strict=True):
                yield _cell(pen, index, row, line, who)


def _name(pen: Pen, index: int, column: Column, who: str) -> Field:
    box = _inside(pen.layout.cell(pen.layout.names, index))
    _, size = fitted_name(pen, index, column.name)
    return Field(cell_name(NAME, index), who, box, size, "semibold", value=column.name)


def _cell(pen: Pen, index: int, row: Box, line: Line, who: str) -> Field:
    is_sum = line.id in SUMS
    return Field(
        cell_name(line.id, index),
        f"{line.label}, {who}",
        _inside(pen.layout.cell(row, index)),
        figure_size(pen, line.kind),
        figure_weight(line.kind),
        calculation=calculation(line.id, index) if is_sum else "",
        validation=validation(line.id) if line.kind == "row" or line.id == "extra" else "",
    )


def _inside(box: Box, inset: float = INSET) -> Box:
    """A box without the lines around it."""
    return Box(box.x + inset, box.y + inset, box.width - 2 * inset, box.height - 2 * inset)
