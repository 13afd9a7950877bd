"""The plain rows of a workbook's first sheet, as `games export` writes them."""

from collections.abc import Iterator
from typing import Any

from yatzy_print.errors import Trouble
from yatzy_print.notation.xlsx.parts import unpacked

LARGEST = 1024 * 1024 * 1024


def table_rows(source: str, data: bytes) -> Iterator[list[str | int | None]]:
    """Every row as text, whole numbers and None.

    Raises Trouble: workbook-damaged, workbook-too-large, not-a-workbook.
    """
    from openpyxl import load_workbook

    parts = unpacked(source, data, LARGEST)
    try:
        book = load_workbook(parts.repacked(), read_only=True, data_only=True, keep_links=False)
        for row in book.worksheets[0].iter_rows(values_only=True):
            yield [_plain(value) for value in row]
    except Exception as error:  # openpyxl has no exceptions of its own: it raises whatever it met
        raise Trouble("workbook-damaged", path=source) from error


def _plain(value: Any) -> str | int | None:
    if isinstance(value, float) and value.is_integer():
        return int(value)
    return value if value is None or isinstance(value, int | str) else str(value)
