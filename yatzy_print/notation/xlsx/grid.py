"""The cells of a spreadsheet to lines: which column holds the labels, and what merged headings stand over."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from yatzy_print.notation.delimiter import Line
from yatzy_print.notation.facts import fact

Known = Callable[[str], bool]


class Cell(NamedTuple):
    """A cell's text; `computed`: a formula gave it."""

    text: str = ""
    computed: bool = False


Grid = Sequence[Sequence[Cell]]
EMPTY = Cell()
MOST_MERGED = 30


class Merged(NamedTuple):
    """Neighbouring columns that share a cell, counted from 0; `last` is included."""

    first: int
    last: int


def lines_of_grid(grid: Grid, merged: Iterable[Merged], known: Known) -> list[Line]:
    """The lines of a sheet from its column of labels on; games side by side come one below the other."""
    rows = _even(_unmerged(grid, merged))
    starts = _label_columns(rows, known)
    bands = [
        [row[start:end] for row in rows]
        for start, end in zip([0, *starts[1:]], [*starts[1:], None], strict=True)
    ]
    lines: list[Line] = []
    for label, band in zip([starts[0], *[0] * (len(bands) - 1)], bands, strict=True):
        if len(bands) == 1 or any(cell.text for row in band for cell in row[label + 1 :]):
            lines += [_line(number, row, label) for number, row in enumerate(band, len(lines) + 1)]
            lines.append(Line(len(lines) + 1, ""))
    return lines


def _line(number: int, row: Sequence[Cell], label: int) -> Line:
    """A row from its label on; a fact or a title may begin left of the labels."""
    first = next((column for column, cell in enumerate(row[:label]) if cell.text), label)
    from_first = _line_of(number, row[first:])
    if first < label and (fact(from_first)[0] or not any(cell.text for cell in row[label:])):
        return from_first
    return _line_of(number, row[label:])


def _line_of(number: int, cells: Sequence[Cell]) -> Line:
    if not cells:
        return Line(number, "")
    texts = tuple(cell.text.strip() for cell in cells)
    computed = frozenset(index for index, cell in enumerate(cells[1:]) if cell.computed)
    return Line(number, texts[0], texts[1:], computed)


def _label_columns(rows: Grid, known: Known) -> list[int]:
    """The columns of labels, at least one: the fullest, and those at least half as full."""
    counts = Counter(
        column for row in rows for column, cell in enumerate(row) if cell.text and known(cell.text)
    )
    fullest = max(counts.values(), default=0)
    return sorted(column for column, count in counts.items() if 2 * count >= max(fullest, 4)) or [
        counts.most_common(1)[0][0] if counts else 0
    ]


def _unmerged(grid: Grid, merged: Iterable[Merged]) -> Grid:
    """The rows with the columns below a merged heading made one, unless a row fills two of them."""
    ranges = sorted(set(merged), key=lambda one: (one.last, one.first), reverse=True)
    for first, last in ranges[:MOST_MERGED]:
        if first > 0 and all(sum(bool(cell.text) for cell in row[first : last + 1]) < 2 for row in grid):
            grid = [[*row[:first], _filled(row[first : last + 1]), *row[last + 1 :]] for row in grid]
    return grid


def _even(rows: Grid) -> Grid:
    """The rows all as wide as the widest: an empty cell at the end is open, too."""
    width = max(map(len, rows), default=0)
    return [[*row, *[EMPTY] * (width - len(row))] for row in rows]


def _filled(cells: Sequence[Cell]) -> Cell:
    return next((cell for cell in cells if cell.text), EMPTY)
