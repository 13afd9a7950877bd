"""Workbooks written as text in a test."""

import re
import zipfile
from collections.abc import Callable, Mapping
from io import BytesIO

import openpyxl
from openpyxl.worksheet.worksheet import Worksheet

from yatzy_print.notation.paper import Paper, Reading
from yatzy_print.notation.read import read
from yatzy_print.rules.load import rule_set

STORED = re.compile(rb"(<f>[^<]*</f>)<v ?/>")


def workbook(sheets: Mapping[str, str], change: Callable[[Worksheet], None] | None = None) -> bytes:
    """A workbook of sheets by title, cells between semicolons; "=B2+B3" is a formula without a result.

    "=B2+B3 gives 12" is one with the result stored, as a spreadsheet program saves it.
    """
    book = openpyxl.Workbook()
    book.remove(book.active)
    results: list[bytes] = []
    for title, text in sheets.items():
        sheet = book.create_sheet(title)
        for row, line in enumerate(text.strip("\n").split("\n"), 1):
            for column, written in enumerate(line.split(";"), 1):
                formula, _, result = written.partition(" gives ")
                sheet.cell(row, column).value = int(formula) if formula.isdigit() else formula or None
                if formula.startswith("="):
                    results.append(result.encode())
        if change:
            change(sheet)
    saved = BytesIO()
    book.save(saved)
    return _with_results(saved.getvalue(), results)


def _with_results(data: bytes, results: list[bytes]) -> bytes:
    """The workbook with the results beside its formulas, in the order of the sheets."""
    left = iter(results)

    def stored(match: re.Match[bytes]) -> bytes:
        return match[1] + b"<v>" + result + b"</v>" if (result := next(left)) else match[0]

    return changed(data, lambda name, part: STORED.sub(stored, part) if "worksheets/" in name else part)


def changed(data: bytes, change: Callable[[str, bytes], bytes], **more: bytes) -> bytes:
    """A packed file with its parts changed, and more parts."""
    out = BytesIO()
    with zipfile.ZipFile(BytesIO(data)) as old, zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as new:
        for name in old.namelist():
            new.writestr(name, change(name, old.read(name)))
        for name, part in more.items():
            new.writestr(name, part)
    return out.getvalue()


def reading(data: bytes, rules: str | None = None) -> Reading:
    return read("games.xlsx", data, rule_set(rules) if rules else None)


def paper(text: str, change: Callable[[Worksheet], None] | None = None) -> Paper:
    """The one paper of a workbook with one sheet."""
    result = reading(workbook({"Sheet": text}, change))
    assert result.unread == ()
    (one,) = result.papers
    return one
