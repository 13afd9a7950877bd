"""What every card of a form shares: shading, lines and dice. All lines are black: grey breaks up in print."""

from collections.abc import Iterator

from yatzy_print.printing.dice import die, row_of_dice, row_width
from yatzy_print.printing.geometry import Box, Layout
from yatzy_print.printing.marks import Mark, Rule, Shade, millimetres
from yatzy_print.protocol.protocol import Line, Protocol

CAPITALS = 0.66
DESCENDERS = 0.21


def grid(protocol: Protocol, layout: Layout) -> Iterator[Mark]:
    """The card without its texts."""
    lines = boxed_lines(protocol)
    for section, rows in zip(lines, layout.rows, strict=True):
        for line, row in zip(section, rows, strict=True):
            if line.kind != "row":
                shade = layout.style.total_shade if line.kind == "total" else layout.style.sum_shade
                yield Shade(row, shade)
    yield from _lines(protocol, layout)
    for section, rows in zip(lines, layout.rows, strict=True):
        for line, row in zip(section, rows, strict=True):
            yield from _dice(line, layout.label(row), layout)


def boxed_lines(protocol: Protocol) -> tuple[tuple[Line, ...], ...]:
    """The lines that stand in boxes, in sections: all but the ranks."""
    return tuple(tuple(line for line in section if line.kind != "rank") for section in protocol.sections)


def example_size(line: Line, label: Box, layout: Layout) -> float:
    """The size of the dice below a label in mm, 0 where there are none."""
    if not line.example or not layout.style.examples:
        return 0.0
    size = layout.style.example_die * layout.type_scale
    room = label.width - 2 * layout.style.padding * layout.scale
    return min(size, room / row_width(1, len(line.example)))


def label_baseline(line: Line, label: Box, size: float, layout: Layout) -> float:
    """The baseline of a label of `size` points: in the middle, or with its example dice below."""
    capitals, dice = millimetres(CAPITALS * size), example_size(line, label, layout)
    if not dice:
        return label.middle - capitals / 2
    return label.middle + (dice + _gap(label, size) - capitals) / 2


def label_size(line: Line, layout: Layout) -> float:
    """The type size of a label in points."""
    size = layout.style.label if line.kind == "row" else layout.style.sum_label
    return size * layout.type_scale


def face_die(layout: Layout) -> float:
    """The size of the die before an upper row in mm."""
    return layout.style.die * layout.type_scale


def _gap(label: Box, size: float) -> float:
    return max(0.15 * label.height, millimetres(DESCENDERS * size) + 0.4)


def _dice(line: Line, label: Box, layout: Layout) -> Iterator[Mark]:
    x = label.x + layout.style.padding * layout.scale
    if line.face is not None:
        size = face_die(layout)
        yield from die(x, label.middle - size / 2, size, line.face, 0.9 * layout.type_scale)
    size = example_size(line, label, layout)
    if size:
        type_size = label_size(line, layout)
        y = label_baseline(line, label, type_size, layout) - _gap(label, type_size) - size
        yield from row_of_dice(x, y, size, line.example, 0.5 * layout.type_scale)


def _lines(protocol: Protocol, layout: Layout) -> Iterator[Mark]:
    style, inside = layout.style, layout.sections[0]
    starts = [x for x, _ in layout.columns[1:]]
    groups = _group_starts(protocol, layout)
    for section, rows in zip(boxed_lines(protocol), layout.rows, strict=True):
        box = Box(inside.x, rows[-1].y, inside.width, rows[0].top - rows[-1].y)
        for above, line, row in zip(section, section[1:], rows[1:], strict=False):
            width = style.section_line if above.kind == "row" != line.kind else style.inner_line
            yield Rule(box.x, row.top, box.right, row.top, width)
        yield from _uprights(starts, groups, box, layout)
        yield Rule(layout.columns[0][0], box.y, layout.columns[0][0], box.top, style.section_line)
        yield from _frame(box, style.frame_line)
    yield from _uprights(starts, groups, layout.names, layout)
    yield from _frame(layout.names, style.frame_line)
    if layout.groups.height:
        yield from _uprights(groups, groups, layout.groups, layout)
        yield from _frame(layout.groups, style.frame_line)


def _uprights(starts: list[float], groups: list[float], box: Box, layout: Layout) -> Iterator[Mark]:
    for x in starts:
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
