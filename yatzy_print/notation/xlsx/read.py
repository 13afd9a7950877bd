"""Games in an XLSX workbook: one game a sheet, or several."""

import re
from collections.abc import Iterator

from yatzy_print.errors import Trouble
from yatzy_print.notation.paper import Reading, Unread
from yatzy_print.notation.table import read_lines
from yatzy_print.notation.vocabulary import is_label
from yatzy_print.notation.xlsx.cells import grids
from yatzy_print.notation.xlsx.grid import Merged, lines_of_grid
from yatzy_print.notation.xlsx.parts import Parts, unpacked
from yatzy_print.rules.ruleset import RuleSet

MERGED = re.compile(rb'mergeCell ref="([A-Z]{1,2})(\d+):([A-Z]{1,2})(\d+)"')


def read_xlsx(source: str, data: bytes, rules: RuleSet | None = None) -> Reading:
    """The games of every sheet that is not empty. What cannot be read is named, and the others are kept."""
    try:
        parts = unpacked(source, data)
        readings = list(_readings(source, parts, rules))
    except Trouble as trouble:
        return Reading(unread=(Unread(source, trouble),))
    if not readings:
        return Reading(unread=(Unread(source, Trouble("no-game", path=source)),))
    return Reading(
        tuple(paper for reading in readings for paper in reading.papers),
        tuple(unread for reading in readings for unread in reading.unread),
    )


def _readings(source: str, parts: Parts, rules: RuleSet | None) -> Iterator[Reading]:
    alone = len(parts.sheets) == 1
    for title, grid in grids(source, parts):
        name = source if alone else f"{source}#{title}"
        if grid is None:
            yield Reading(unread=(Unread(name, Trouble("sheet-damaged", path=name)),))
        elif any(grid):
            merged = _merged(parts.files[parts.sheets[title]])
            lines = lines_of_grid(grid, merged, lambda label: is_label(label, rules))
            yield read_lines(name, lines, rules)


def _merged(sheet: bytes) -> Iterator[Merged]:
    """The columns that a heading is merged over."""
    for first, top, last, bottom in MERGED.findall(sheet):
        if top == bottom:
            yield Merged(_column(first), _column(last))


def _column(letters: bytes) -> int:
    """A column counted from 0: A is 0, Z 25, AA 26."""
    number = 0
    for letter in letters:
        number = number * 26 + letter - ord("A") + 1
    return number - 1
