"""Columns pasted with spaces between them."""

import re
from collections.abc import Callable, Iterator, Sequence
from textwrap import dedent

from yatzy_print.notation.names import fold
from yatzy_print.notation.vocabulary import meanings

GAP = re.compile(r"\s{2,}")
LONGEST_LABEL = 6
LONGEST_WORD = 12
MOST_COLUMNS = 40

Known = Callable[[str], bool]
Span = tuple[int, int]


def spaced(text: str, known: Known) -> Iterator[list[str]]:
    """The cells of each line. Where the names above show the columns, a gap in a line is an open cell."""
    lines = [line.expandtabs().rstrip() for line in dedent(text).split("\n")]
    split = [_cells(line, known) for line in lines]
    heading: list[Span] = []
    aligned = is_full = False
    is_fresh = True
    for line, cells, figures in zip(lines, split, _figures_below(split, known), strict=True):
        if cells and known(cells[0]):
            if 1 < len(cells) < len(heading) <= MOST_COLUMNS and aligned:
                cells = _under(line, cells, heading)
            elif 1 < len(cells) < len(heading) and is_full:
                cells = [cells[0], " ".join(cells[1:])]
            is_fresh = False
        elif cells and not _is_fact(cells[0]):
            named = _names(line, cells, figures) if is_fresh else cells
            if len(named) > 1:
                heading, is_full = _spans(line, named), figures >= len(named) - 1
                aligned = named == cells and bool(GAP.search(line.strip()))
            cells = named
        else:
            is_fresh = True
        yield cells


def _cells(line: str, known: Known) -> list[str]:
    words = line.split()
    if words and _is_fact(words[0]):
        return [words[0], " ".join(words[1:])]
    first, *rest = GAP.split(line.strip())
    has_gap = bool(rest)
    label, more = _opening(first.split(), known)
    if label:
        joined = has_gap and any(len(word) > 1 and word.isalpha() for word in more)
        return [label, *([" ".join(more)] if joined else more), *rest]
    if has_gap:
        return ["", first, *rest] if _is_indented(line) else [first, *rest]
    return words if all(len(word) < LONGEST_WORD for word in words) else [" ".join(words)]


def _is_fact(label: str) -> bool:
    """Whether a label states one fact of the game; teams stand in columns, as names do."""
    return meanings("facts").get(fold(label), "team") != "team"


def _is_indented(line: str) -> bool:
    return line[:2].isspace()


def _opening(words: Sequence[str], known: Known) -> tuple[str, list[str]]:
    """The known label or heading that words begin with, "" for none, and the words after it."""
    for length in range(min(len(words), LONGEST_LABEL), 0, -1):
        label = " ".join(words[:length])
        if fold(words[length - 1]) and (known(label) or _heads_columns(label)):  # a dash is a struck row
            return label, list(words[length:])
    return "", list(words)


def _heads_columns(label: str) -> bool:
    return fold(label) in meanings("headings") or meanings("facts").get(fold(label)) == "team"


def _figures_below(split: Sequence[list[str]], known: Known) -> list[int]:
    """For each line the most figures that a row below it has, up to the next line that may name players."""
    below, most = [], 0
    for cells in reversed(split):
        below.append(most)
        if cells and known(cells[0]):
            most = max(most, len(cells) - 1)
        elif cells and not _is_fact(cells[0]):
            most = 0
    return below[::-1]


def _names(line: str, cells: list[str], figures: int) -> list[str]:
    """The cells of a line that may name players, as the number of figures below it makes them out.

    As many names as figures leave no word for the corner. Words with single spaces between them may be
    one name or several: when they are too many, none is taken for a heading, so that none is lost.
    """
    words = line.split()
    if not figures or not cells[0] or _heads_columns(cells[0]):
        one_name = figures == 1 and len(cells) > 2 and not GAP.search(line.strip())
        return [cells[0], " ".join(cells[1:])] if one_name else cells
    if GAP.search(line.strip()):
        return ["", *cells] if len(cells) == figures else cells
    if figures == 1:
        return ["", " ".join(words)]
    if len(words) == figures or _is_indented(line) or len(words) == figures + 1:
        return ["", *words]
    return cells


def _spans(line: str, cells: list[str]) -> list[Span]:
    """Where each cell begins and ends in its line."""
    spans, end = [], 0
    for cell in cells:
        start = max(line.find(cell, end), end)
        end = start + len(cell)
        spans.append((start, end))
    return spans


def _under(line: str, cells: list[str], heading: list[Span]) -> list[str]:
    """The cells put under the names that they stand nearest to."""
    placed = [cells[0], *[""] * (len(heading) - 1)]
    for cell, span in list(zip(cells, _spans(line, cells), strict=True))[1:]:
        nearest = min(range(1, len(heading)), key=lambda index: _distance(span, heading[index]))
        placed[nearest] = f"{placed[nearest]} {cell}".strip()
    return placed


def _distance(one: Span, other: Span) -> tuple[int, int]:
    """How far apart two spans are, 0 where they overlap, then how far their middles are."""
    gap = max(one[0] - other[1], other[0] - one[1], -1)
    return max(gap + 1, 0), abs(sum(one) - sum(other))
