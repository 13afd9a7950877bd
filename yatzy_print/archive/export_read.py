"""The records of an exported archive, from JSON lines, from CSV, or from the rows of a workbook."""

import csv
import json
from collections.abc import Iterable, Iterator, Sequence

from yatzy_print.archive.export import BYTE_ORDER_MARK, FORMAT, earlier_heading, heading
from yatzy_print.archive.records import COLUMNS, NUMBERS, Record, Value
from yatzy_print.errors import Trouble
from yatzy_print.languages.language import CODES, load

VALUES = frozenset((str, int))
Line = tuple[int, Record]
"""A record with the number of its line, for messages."""


def read_json_lines(lines: Iterable[str], source: str) -> Iterator[Line]:
    """The records of an export in JSON lines. Raises Trouble: archive-import-damaged."""
    for number, line in enumerate(lines, 1):
        try:
            record = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise _damaged(source, number) from error
        if not isinstance(record, dict) or not VALUES.issuperset(map(type, record.values())):
            raise _damaged(source, number)
        if record != {"format": FORMAT}:
            yield number, record


def read_csv(lines: Iterable[str], source: str) -> Iterator[Line]:
    """The records of an export as CSV, headed in any language. Raises Trouble: archive-import-damaged."""
    text = (line.removeprefix(BYTE_ORDER_MARK) for line in lines)
    rows = csv.reader(text, delimiter=";")
    return read_table(([_from_text(cell) for cell in row] for row in rows), source)


def read_table(rows: Iterable[Sequence[Value]], source: str) -> Iterator[Line]:
    """The records of an export as rows of cells. Raises Trouble: archive-import-damaged."""
    columns: list[str] = []
    for number, row in enumerate(rows, 1):
        if not columns:
            columns = _columns(row)
            if "kind" not in columns:
                raise _damaged(source, number)
            continue
        cells = zip(columns, row, strict=False)
        filled = [(column, cell) for column, cell in cells if column and cell is not None]
        yield number, {column: _typed(column, cell, source, number) for column, cell in filled}


def _from_text(cell: str) -> str | None:
    """A cell without the apostrophe that marks text; an empty one says nothing."""
    return cell.removeprefix("'") if cell else None


def _columns(row: Sequence[Value]) -> list[str]:
    """The columns that headings name, in the language that knows most of them."""
    read = [
        {name(load(code), column): column for name in (earlier_heading, heading) for column in COLUMNS}
        for code in CODES
    ]
    best = max(read, key=lambda known: sum(str(cell) in known for cell in row))
    return [best.get(str(cell), "") for cell in row]


def _typed(column: str, cell: Value, source: str, number: int) -> Value:
    try:
        return int(cell or 0) if column in NUMBERS else str(cell)
    except ValueError as error:
        raise _damaged(source, number) from error


def _damaged(source: str, number: int) -> Trouble:
    """What no export begins with is another file, likely a paper."""
    if number == 1:
        return Trouble("archive-import-damaged", path=source, line=number, variant="other")
    return Trouble("archive-import-damaged", path=source, line=number)
