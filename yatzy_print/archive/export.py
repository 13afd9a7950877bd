"""An archive as text: JSON lines, a table with headings in a language, and the table as CSV."""

import csv
import io
import json
from collections.abc import Iterator

from yatzy_print.archive.opening import Archive
from yatzy_print.archive.records import COLUMNS, Value, records
from yatzy_print.languages.language import Language
from yatzy_print.rules.ruleset import NAMED_ROWS

FORMAT = "yatzy-print/archive/1"
BYTE_ORDER_MARK = "\ufeff"
FORMULA_MARKS = ("=", "+", "-", "@", "\t", "\r", "'")


def json_lines(archive: Archive) -> Iterator[str]:
    """The archive as lines of JSON, the first naming the format."""
    yield json.dumps({"format": FORMAT}) + "\n"
    for record in records(archive):
        yield json.dumps(record, ensure_ascii=False) + "\n"


def table(archive: Archive, language: Language) -> Iterator[tuple[Value, ...]]:
    """The archive as rows for a workbook, whose writer keeps text as text: headings, then a row a record."""
    yield tuple(heading(language, column) for column in COLUMNS)
    for record in records(archive):
        yield tuple(record.get(column) for column in COLUMNS)


def heading(language: Language, column: str) -> str:
    """A column's heading; the user's own rows have their ids, since every rule set names them otherwise.

    `export` says whole what cards of different games use a word for differently.
    """
    if language.has(f"export.{column}"):
        return language.text(f"export.{column}")
    return earlier_heading(language, column)


def earlier_heading(language: Language, column: str) -> str:
    """What headed the column in exports of earlier versions, which are still read."""
    return language.text(f"rows.{column}") if column in NAMED_ROWS else column


def csv_lines(archive: Archive, language: Language) -> Iterator[str]:
    """The table as CSV that a Nordic spreadsheet opens: semicolons, byte order mark.

    Text that a spreadsheet would take for a formula, that begins with an apostrophe or that is empty gets an
    apostrophe before it.
    """
    yield BYTE_ORDER_MARK
    for row in table(archive, language):
        line = io.StringIO()
        csv.writer(line, delimiter=";").writerow([_as_text(value) for value in row])
        yield line.getvalue()


def _as_text(value: Value) -> Value:
    marked = isinstance(value, str) and (not value or value.startswith(FORMULA_MARKS))
    return f"'{value}" if marked else value
