"""What every card of a form shares: shading, lines and dice. All lines are black: grey breaks up in print."""

from collections.abc import Iterator

from yatzy_print.printing.geometry import Box, Layout, Paper
from yatzy_print.printing.labels import pictures
from yatzy_print.printing.marks import Mark, Rule, Shade, millimetres
from yatzy_print.printing.pen import Pen
from yatzy_print.protocol.protocol import Line, Protocol

TICK, TICK_FROM_EDGE = 5.0, 4.5


def grid(protocol: Protocol, pen: Pen) -> Iterator[Mark]:
    """The card without its texts."""
    layout = pen.layout
    lines = boxed_lines(protocol)
    for section, rows in zip(lines, layout.rows, strict=True):
        for line, row in zip(section, rows, strict=True):
            if line.kind != "row":
                yield Shade(row, pen.style.total_shade if line.kind == "total" else pen.style.sum_shade)
    groups = _group_starts(protocol, layout)
    yield from _heads(layout, groups)
    for section, rows, box in zip(lines, layout.rows, layout.sections, strict=True):
        yield from _section(section, rows, box, layout, groups)
        for line, row in zip(section, rows, strict=True):
            yield from pictures(pen, line, row)


def fold_ticks(sheet: Paper) -> Iterator[Mark]:
    """Short lines at the upper and lower edge where the sheet is to be cut or folded."""
    if sheet.fold is not None:
        for y in (TICK_FROM_EDGE, sheet.height - TICK_FROM_EDGE - TICK):
            yield Rule(sheet.fold, y, sheet.fold, y + TICK, 0.5)


def boxed_lines(protocol: Protocol) -> tuple[tuple[Line, ...], ...]:
    """The lines that stand in boxes, in sections: all but the ranks."""
    return tuple(tuple(line for line in section if line.kind != "rank") for section in protocol.sections)


def _heads(layout: Layout, groups: list[float]) -> Iterator[Mark]:
    yield from _uprights(layout, groups, layout.names)
    yield from _frame(layout.names, layout.style.frame_line)
    if layout.groups.height:
        for x in groups:
            yield Rule(x, layout.groups.y, x, layout.groups.top, layout.style.section_line)
        yield from _frame(layout.groups, layout.style.frame_line)


def _section(
    lines: tuple[Line, ...], rows: tuple[Box, ...], box: Box, layout: Layout, groups: list[float]
) -> Iterator[Mark]:
    style = layout.style
    for above, line, row in zip(lines, lines[1:], rows[1:], strict=False):
        width = style.section_line if above.kind == "row" != line.kind else style.inner_line
        yield Rule(box.x, row.top, box.right, row.top, width)
    yield from _uprights(layout, groups, box)
    yield Rule(layout.columns[0][0], box.y, layout.columns[0][0], box.top, style.section_line)
    yield from _frame(box, style.frame_line)


def _uprights(layout: Layout, groups: list[float], box: Box) -> Iterator[Mark]:
    for x, _ in layout.columns[1:]:
        width = layout.style.section_line if x in groups else layout.style.inner_line
        yield Rule(x, box.y, x, box.top, width)


def _group_starts(protocol: Protocol, layout: Layout) -> list[float]:
    names = [column.group for column in protocol.columns]
    return [layout.columns[index][0] for index in range(1, len(names)) if names[index] != names[index - 1]]


def _frame(box: Box, width: float) -> Iterator[Mark]:
    half = millimetres(width) / 2
    for y in (box.y, box.top):
        yield Rule(box.x - half, y, box.right + half, y, width)
    for x in (box.x, box.right):
        yield Rule(x, box.y, x, box.top, width)
