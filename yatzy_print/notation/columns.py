"""Columns pasted with spaces between them."""

import re
from collections.abc import Callable, Iterator

from yatzy_print.notation.names import fold
from yatzy_print.notation.vocabulary import meanings

GAP = re.compile(r"\s{2,}")
LONGEST_LABEL = 6
LONGEST_WORD = 12
MOST_COLUMNS = 40

Span = tuple[int, int]


def spaced(text: str, known: Callable[[str], bool]) -> Iterator[list[str]]:
    """The cells of each line. Where the names above show the columns, a gap in a line is an open cell."""
    heading: list[Span] = []
    aligned = False
    for written in text.split("\n"):
        if not written:
            yield []
            continue
        line = written.expandtabs().rstrip()
        cells = _cells(line, known)
        if cells and known(cells[0]):
            if 1 < len(cells) < len(heading) <= MOST_COLUMNS:
                cells = _under(line, cells, heading) if aligned else [cells[0], " ".join(cells[1:])]
        elif len(cells) > 1 and not _is_fact(cells[0]):
            heading, aligned = _spans(line, cells), bool(GAP.search(line.strip()))
        yield cells


def _cells(line: str, known: Callable[[str], bool]) -> list[str]:
    words = line.split()
    if words and _is_fact(words[0]):
        return [words[0], " ".join(words[1:])]
    if not GAP.search(line.strip()):
        return _by_words(words, known)
    first, *rest = GAP.split(line.strip())
    cells = [*_by_words(first.split(), known), *rest] if not known(first) else [first, *rest]
    return ["", *cells] if line[:2].isspace() and not known(cells[0]) else cells


def _is_fact(label: str) -> bool:
    """Whether a label states one fact of the game; teams stand in columns, as names do."""
    return meanings("facts").get(fold(label), "team") != "team"


def _by_words(words: list[str], known: Callable[[str], bool]) -> list[str]:
    """A known label and a cell for each word after it; short words without one are names."""
    for length in range(min(len(words), LONGEST_LABEL), 0, -1):
        label = " ".join(words[:length])
        if known(label):
            return [label, *words[length:]]
    return words if all(len(word) < LONGEST_WORD for word in words) else [" ".join(words)]


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
