"""Dice as pictures: a rounded square with pips, or with a digit where pips would be too small to see."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from yatzy_print.printing.geometry import Box
from yatzy_print.printing.marks import Dot, Group, Mark, Rounded, Text, centred, points

SMALLEST_PIPS = 2.3
PIPS: Mapping[int, tuple[tuple[int, int], ...]] = MappingProxyType(
    {
        0: (),
        1: ((0, 0),),
        2: ((-1, 1), (1, -1)),
        3: ((-1, 1), (0, 0), (1, -1)),
        4: ((-1, 1), (1, 1), (-1, -1), (1, -1)),
        5: ((-1, 1), (1, 1), (0, 0), (-1, -1), (1, -1)),
        6: ((-1, 1), (1, 1), (-1, 0), (1, 0), (-1, -1), (1, -1)),
    }
)


def die(x: float, y: float, size: float, face: int, line: float) -> Mark:
    """A die of `size` mm with its lower left corner at x, y; face 0 is an empty one; `line` in points."""
    half = size / 2
    outline = Rounded(Box(0, 0, size, size), 0.2 * size, line)
    if size < SMALLEST_PIPS and face:
        digit = points(size) * 0.86
        shown = Text(half, centred(half, digit), str(face), "bold", digit, "middle")
        return Group(x, y, (outline, shown))
    step, radius = 0.26 * size, 0.095 * size
    pips = [Dot(half + column * step, half + row * step, radius) for column, row in PIPS[face]]
    return Group(x, y, (outline, *pips))


def row_of_dice(x: float, y: float, size: float, faces: tuple[int, ...], line: float) -> Iterator[Mark]:
    """Dice side by side from x, y to the right."""
    for index, face in enumerate(faces):
        yield die(x + index * pitch(size), y, size, face, line)


def pitch(size: float) -> float:
    """From one die of a row to the next, in mm."""
    return size * 1.16


def row_width(size: float, count: int) -> float:
    """The width of so many dice side by side, in mm."""
    return pitch(size) * (count - 1) + size
