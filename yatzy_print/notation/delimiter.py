"""Text to lines of cells: pipe, semicolon, tab, comma or aligned spaces, by which shows most labels."""

import csv
import io
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Literal

from yatzy_print.notation.columns import spaced
from yatzy_print.notation.html_table import is_html, table_text
from yatzy_print.notation.names import RULER

Known = Callable[[str], bool]
LINE_ENDS = re.compile(r"\r\n|[\r\f\v\x85\u2028\u2029]")
BLANKS = re.compile(r"\n{3,}")


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a paper: its number, rising down the paper, its first cell and the cells after it.

    `computed` are the places in `cells` whose figures a spreadsheet's formulas gave. `spaced`: only spaces
    kept the cells apart, so that an empty one may be none.
    """

    number: int
    label: str
    cells: tuple[str, ...] = ()
    computed: frozenset[int] = frozenset()
    spaced: bool = False

    @property
    def is_blank(self) -> bool:
        """Whether nothing is written on it."""
        return not self.label and not self.is_filled

    @property
    def is_filled(self) -> bool:
        """Whether anything is written after the label."""
        return any(self.cells)

    @property
    def text(self) -> str:
        """What is written on it, for a message."""
        return " ".join(cell for cell in (self.label, *self.cells) if cell)

    def has_cell(self, column: int) -> bool:
        """Whether the line reaches a column at all, be it with an empty cell."""
        return column < len(self.cells) and not (self.spaced and not self.cells[column])

    def is_typed(self, column: int) -> bool:
        """Whether somebody wrote in a cell; a formula without a result or addends is no text."""
        cell = self.cells[column] if column < len(self.cells) else ""
        return bool(cell) and not (column in self.computed and (cell == "0" or cell.startswith("=")))


def plain_text(text: str) -> str:
    """A text with "\\n" at the end of every line, the cells of an HTML table between tabs, gaps shortened."""
    return BLANKS.sub("\n\n", LINE_ENDS.sub("\n", table_text(text) if is_html(text) else text))


def lines_of(text: str, known: Known) -> list[Line]:
    """The lines of a text, split the way in which most of their first cells are `known` labels."""
    return max(_ways(plain_text(text), known), key=lambda lines: _labelled(lines, known))


def _labelled(lines: list[Line], known: Known) -> int:
    return sum(bool(line.cells) and known(line.label) for line in lines)


def _ways(text: str, known: Known) -> Iterator[list[Line]]:
    if "|" in text:
        yield _piped(text)
    for quoting in (True, False) if '"' in text else (True,):
        yield from (_delimited(text, mark, quoting) for mark in ";\t," if mark in text)
    yield [replace(_line(number, cells), spaced=True) for number, cells in enumerate(spaced(text, known), 1)]


def _delimited(text: str, mark: str, quoting: bool) -> list[Line]:
    """Lines split at a mark; without `quoting` a quotation mark left open swallows nothing."""
    style: Literal[0, 3] = csv.QUOTE_MINIMAL if quoting else csv.QUOTE_NONE
    reader = csv.reader(io.StringIO(text), delimiter=mark, quoting=style, skipinitialspace=mark != "\t")
    lines: list[Line] = []
    start = 1
    try:
        for cells in reader:
            lines.append(_line(start, cells))
            start = reader.line_num + 1
    except csv.Error:  # a cell longer than any paper has: what stands before it is kept
        return lines
    return lines


def _piped(text: str) -> list[Line]:
    """Markdown: a pipe at both ends is no cell."""
    return [_line(number, _bare(line).split("|")) for number, line in enumerate(text.split("\n"), 1)]


def _bare(line: str) -> str:
    return line.strip().removeprefix("|").removesuffix("|")


def _line(number: int, cells: list[str]) -> Line:
    """A line of cells; a ruler, drawn with dashes and their like only, is blank."""
    if RULER.fullmatch("".join(cells)):
        return Line(number, "")
    written = [cell.strip() for cell in cells]
    return Line(number, written[0], tuple(written[1:]))
