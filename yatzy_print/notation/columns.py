"""Columns pasted with spaces between them."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from textwrap import dedent

from yatzy_print.notation.cells import STRUCK, number
from yatzy_print.notation.names import RULER, fold, without_hint
from yatzy_print.notation.vocabulary import meanings

GAP = re.compile(r"\s{2,}")
LONGEST_LABEL = 6
LONGEST_WORD = 12
MOST_COLUMNS = 40
NEAR = 2
"""How far from a name a figure still stands under it; 2 is a space between them."""

Known = Callable[[str], bool]
Span = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Heading:
    """A line of names: where each of its cells stands. `aligned`: the columns below may stand under them."""

    spans: tuple[Span, ...] = ()
    aligned: bool = False
    headed: bool = False


def spaced(text: str, known: Known) -> Iterator[list[str]]:
    """The cells of each line. Where the names above show the columns, a gap in a line is an open cell."""
    lines = [line.expandtabs().rstrip() for line in dedent(text).split("\n")]
    split = [_cells(line, known) for line in lines]
    placed = list(_under_headings(lines, split, known))
    straight = Counter[Heading]()
    for line, (cells, heading) in zip(lines, placed, strict=True):
        if heading.aligned and len(cells) == len(heading.spans):
            straight[heading] += 1 if _is_straight(_spans(line, cells), heading.spans) else -1
    for line, (cells, heading) in zip(lines, placed, strict=True):
        is_short = 1 < len(cells) < len(heading.spans) <= MOST_COLUMNS
        is_aligned = is_short and heading.aligned and straight[heading] >= 0
        yield (_under(line, cells, heading.spans) if is_aligned else None) or cells


def _under_headings(
    lines: Sequence[str], split: Sequence[list[str]], known: Known
) -> Iterator[tuple[list[str], Heading]]:
    """The cells of each line; with a row, or teams below names, the heading that it stands under.

    Names stand above all rows, or begin the next game: a line between rows is a heading only by its first
    word, or after a gap when it has as many names as the rows below it have figures.
    """
    heading = none = Heading()
    is_fresh, below_rows = True, False
    for line, cells, figures in zip(lines, split, _figures_below(split, known), strict=True):
        if cells and known(cells[0]):
            is_fresh, below_rows = False, True
            yield cells, heading
        elif not cells or _is_fact(cells[0]):
            is_fresh = True
            yield cells, none
        elif _is_team(cells[0]):
            yield cells, heading
        else:
            is_names = not heading.spans or may_name(cells)
            named = _names(line, cells, figures) if is_fresh and is_names else cells
            headed = _is_headed(named, between_rows=below_rows and not is_fresh)
            is_next = headed or (is_fresh and 0 < figures < len(named))
            if is_names and len(named) > 1 and (is_next if below_rows else headed or not heading.headed):
                aligned = named == cells and bool(GAP.search(line.strip()))
                heading = Heading(_spans(line, named), aligned, headed)
                below_rows = False
            yield named, none


def _is_headed(cells: Sequence[str], between_rows: bool) -> bool:
    """Whether a line shows by its first cell that names follow; an empty one may lack between rows."""
    if cells[0]:
        return heads_names(cells[0])
    return not between_rows or not all(map(_is_figure, cells[1:]))


def _cells(line: str, known: Known) -> list[str]:
    words = line.split()
    if RULER.fullmatch(line):
        return []
    if _is_fact(words[0]):
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
    return fold(label) in meanings("headings") or _is_team(label)


def _is_team(label: str) -> bool:
    return meanings("facts").get(fold(label)) == "team"


def _figures_below(split: Sequence[list[str]], known: Known) -> list[int]:
    """For each line the most figures that a row below it has, up to the next line that may name players."""
    below, most = [], 0
    for cells in reversed(split):
        below.append(most)
        if cells and known(cells[0]):
            most = max(most, len(cells) - 1)
        elif cells and not _is_fact(cells[0]) and may_name(cells):
            most = 0
    return below[::-1]


def heads_names(label: str) -> bool:
    """Whether a word such as "Row" or "Player" stands before names."""
    return meanings("headings").get(fold(label)) in ("row", "player")


def may_name(cells: Sequence[str]) -> bool:
    """Whether a line below another one of names may hold names too.

    A row that nobody knows does not, nor a remark behind a colon, nor the title of a section.
    """
    label, *rest = cells
    if not label or heads_names(label):
        return True
    is_row = bool(rest) and all(map(_is_figure, rest)) and not _is_figure(label)
    is_title = meanings("headings").get(fold(label)) == "lower" or not all(map(without_hint, rest))
    return not is_row and not is_title and ": " not in f"{label} "


def _is_figure(text: str) -> bool:
    return number(text) is not None or bool(STRUCK.fullmatch(text))


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


def _spans(line: str, cells: Sequence[str]) -> tuple[Span, ...]:
    """Where each cell begins and ends in its line."""
    spans: list[Span] = []
    end = 0
    for cell in cells:
        start = max(line.find(cell, end), end)
        end = start + len(cell)
        spans.append((start, end))
    return tuple(spans)


def _is_straight(spans: Sequence[Span], heading: Sequence[Span]) -> bool:
    """Whether each cell of a full row stands nearest to the name that it belongs to."""
    return all(
        min(around, key=lambda index: _distance(spans[place], heading[index])) == place
        for place in range(1, len(spans))
        for around in [range(max(place - 1, 1), min(place + 2, len(heading)))]
    )


def _under(line: str, cells: list[str], heading: Sequence[Span]) -> list[str] | None:
    """The cells put under the names that they stand nearest to; None when one stands near to none."""
    placed = [cells[0], *[""] * (len(heading) - 1)]
    for cell, span in list(zip(cells, _spans(line, cells), strict=True))[1:]:
        far, nearest = min((_distance(span, heading[index]), index) for index in range(1, len(heading)))
        if far[0] > NEAR:
            return None
        placed[nearest] = f"{placed[nearest]} {cell}".strip()
    return placed


def _distance(one: Span, other: Span) -> tuple[int, int]:
    """How far apart two spans are, 0 where they overlap, then how far their middles are."""
    gap = max(one[0] - other[1], other[0] - one[1], -1)
    return max(gap + 1, 0), abs(sum(one) - sum(other))
