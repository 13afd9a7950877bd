"""Plain rows as a workbook of one sheet: text stays text, numbers are numbers."""

from collections.abc import Iterable, Sequence
from io import BytesIO

from xlsxwriter import Workbook

MOST_ROWS = 1_048_576
"""Excel's own limit."""


def table_workbook(rows: Iterable[Sequence[str | int | None]], title: str) -> bytes:
    """The rows in their order, the first of them kept in sight as headings; empty cells for None.

    Raises ValueError when Excel has not so many rows.
    """
    made = BytesIO()
    with Workbook(made, {"constant_memory": True}) as book:
        sheet = book.add_worksheet(title)
        sheet.freeze_panes(1, 0)
        for number, row in enumerate(rows):
            if number >= MOST_ROWS:
                raise ValueError(number)
            for column, value in enumerate(row):
                if isinstance(value, str):
                    sheet.write_string(number, column, value)
                elif value is not None:
                    sheet.write_number(number, column, value)
    return made.getvalue()
