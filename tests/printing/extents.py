"""The ink of marks as boxes in mm, measured with the fonts that print them."""

from collections.abc import Iterable, Iterator

from yatzy_print.printing.fonts import Fonts
from yatzy_print.printing.geometry import Box
from yatzy_print.printing.marks import Dot, Group, Mark, Path, Rounded, Rule, Shade, Text, millimetres

ASCENT, DESCENT = 0.72, 0.21
"""Of capitals and of letters below the line, as shares of the type size; accents on capitals reach higher."""


def flat(marks: Iterable[Mark], x: float = 0, y: float = 0) -> Iterator[tuple[Mark, Box]]:
    """Every single mark with its ink, groups taken apart."""
    for mark in marks:
        if isinstance(mark, Group):
            yield from flat(mark.marks, x + mark.x, y + mark.y)
        else:
            box = ink(mark)
            yield mark, box._replace(x=box.x + x, y=box.y + y)


def ink(mark: Mark) -> Box:
    """The box that a mark blackens."""
    match mark:
        case Text():
            width = millimetres(Fonts().width(mark.text, mark.weight, mark.size))
            start = mark.x - width * {"start": 0, "middle": 0.5, "end": 1}[mark.anchor]
            size = millimetres(mark.size)
            below = 0.0 if mark.text.isdigit() else DESCENT
            return Box(start, mark.y - below * size, width, (ASCENT + below) * size)
        case Rule():
            half = millimetres(mark.width) / 2
            left, bottom = min(mark.x1, mark.x2), min(mark.y1, mark.y2)
            wide, high = abs(mark.x1 - mark.x2), abs(mark.y1 - mark.y2)
            across, along = (half, 0) if wide < high else (0, half)
            return Box(left - across, bottom - along, wide + 2 * across, high + 2 * along)
        case Shade():
            return mark.box
        case Rounded():
            half = millimetres(mark.width) / 2
            box = mark.box
            return Box(box.x - half, box.y - half, box.width + 2 * half, box.height + 2 * half)
        case Dot():
            return Box(mark.x - mark.radius, mark.y - mark.radius, 2 * mark.radius, 2 * mark.radius)
        case Path():
            xs, ys = [x for x, _ in mark.corners], [y for _, y in mark.corners]
            return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
        case Group():
            raise AssertionError("groups are taken apart first")


def meet(one: Box, other: Box) -> bool:
    """Whether two boxes share ink."""
    return (
        one.x < other.right - 0.01
        and other.x < one.right - 0.01
        and one.y < other.top - 0.01
        and other.y < one.top - 0.01
    )
