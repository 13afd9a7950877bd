"""The cells of an XLSX sheet as text."""

import warnings
from collections.abc import Iterable, Iterator
from datetime import date, datetime
from typing import Any

from yatzy_print.errors import Trouble
from yatzy_print.notation.xlsx.grid import EMPTY, Cell, Grid
from yatzy_print.notation.xlsx.parts import Parts

MOST_ROWS = 50_000
MOST_COLUMNS = 60


def grids(source: str, parts: Parts) -> Iterator[tuple[str, Grid | None]]:
    """Every sheet with its title, None when it is damaged. Of a formula the stored result stands, else "=…".

    Raises Trouble: workbook-damaged, workbook-too-many-rows (all sheets have more than games can fill).
    """
    values, formulas = _sheets(source, parts, values=True), dict[str, Any]()
    left = MOST_ROWS
    for title, path in parts.sheets.items():
        if b"<f" in parts.files[path] or b":f" in parts.files[path]:
            formulas = formulas or _sheets(source, parts, values=False)
        grid = None if title in parts.damaged else _grid(values.get(title), formulas.get(title), left + 1)
        left -= len(grid or ())
        if left < 0:
            raise Trouble("workbook-too-many-rows", path=source, most=MOST_ROWS)
        yield title, grid


def _sheets(source: str, parts: Parts, values: bool) -> dict[str, Any]:
    """The sheets by title, their cells read as they are asked for: stored values, or formulas."""
    from openpyxl import load_workbook

    try:
        with warnings.catch_warnings(action="ignore"):  # it warns of what it leaves out
            book = load_workbook(parts.repacked(), read_only=True, data_only=values, keep_links=False)
            return {sheet.title: sheet for sheet in book.worksheets}
    except Exception as error:  # openpyxl has no exceptions of its own: it raises whatever it met
        raise Trouble("workbook-damaged", path=source) from error


def _grid(values: Any, formulas: Any, most: int) -> Grid | None:
    """The first rows of a sheet; None when it is damaged."""
    try:
        with warnings.catch_warnings(action="ignore"):
            return _read(values, formulas, most)
    except Exception:  # as above
        return None


def _read(values: Any, formulas: Any, most: int) -> Grid:
    shown = _rows(values, most)
    if formulas is None:
        return [_trimmed([_shown(cell) for cell in row]) for row in shown]
    return [
        _trimmed([_cell(value, formula) for value, formula in zip(row, written, strict=True)])
        for row, written in zip(shown, _rows(formulas, most), strict=True)
    ]


def _rows(sheet: Any, most: int) -> Iterable[tuple[Any, ...]]:
    sheet.reset_dimensions()
    rows: Iterable[tuple[Any, ...]] = sheet.iter_rows(max_row=most, max_col=MOST_COLUMNS)
    return rows


def _trimmed(row: list[Cell]) -> list[Cell]:
    """A row without the empty cells at its end."""
    while row and not row[-1].text:
        row.pop()
    return row


def _cell(value: Any, formula: Any) -> Cell:
    if formula.data_type != "f":
        return _shown(value)
    if value.value is None:
        return Cell(str(getattr(formula.value, "text", formula.value)) or "=", computed=True)
    return Cell(_text(value), computed=True)


def _shown(cell: Any) -> Cell:
    return EMPTY if cell.value is None else Cell(_text(cell))


def _text(cell: Any) -> str:
    """A value as a person would write it: 12 for 12.0, dates in ISO 8601."""
    value = cell.value
    if isinstance(value, date):
        return _date_text(value, cell.number_format)
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return str(value)


def _date_text(value: date, shown_as: str) -> str:
    """A date to the day, or to the month where the sheet shows no day."""
    day = value.date() if isinstance(value, datetime) else value
    return day.isoformat() if "d" in shown_as.lower() else day.isoformat()[:7]
