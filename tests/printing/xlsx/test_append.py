"""A sheet added to a workbook that a family already keeps: nothing in it is lost."""

import zipfile
from io import BytesIO

import openpyxl
import pytest
from openpyxl.chart import BarChart, Reference
from openpyxl.styles import Font

from tests.notation.xlsx.workbooks import changed
from yatzy_print.errors import Trouble
from yatzy_print.games.game import Entry, Game, Sheet
from yatzy_print.languages.language import load
from yatzy_print.notation.read import read
from yatzy_print.printing.xlsx.append import appended
from yatzy_print.printing.xlsx.workbook import workbook
from yatzy_print.rules.load import rule_set

YATZY = rule_set("yatzy")
GAME = Game("yatzy", (Sheet("Aino", {"ones": Entry(3)}), Sheet('s="1"')), date="2019-08-04", place="Kotka")
CARD = (GAME, YATZY)
LISTED = {"[Content_Types].xml", "xl/workbook.xml", "xl/_rels/workbook.xml.rels", "xl/styles.xml"}


def family() -> bytes:
    """A workbook of a family's own: a look, a chart, and a sheet titled as the new one would be."""
    book = openpyxl.Workbook()
    sheet = book.worksheets[0]
    sheet.title = "2019-08-04 Kotka"
    sheet["A1"].value, sheet["B1"].value = "Our summer", 7
    sheet["A1"].font = Font(bold=True, size=20)
    sheet["B1"].number_format = '0" games"'
    chart = BarChart()
    chart.add_data(Reference(sheet, min_col=2, min_row=1))
    sheet.add_chart(chart, "D4")
    saved = BytesIO()
    book.save(saved)
    return saved.getvalue()


def parts(data: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_everything_else_is_kept_byte_for_byte() -> None:
    before, after = parts(family()), parts(appended("f.xlsx", family(), CARD, load("en")))
    assert {name for name in before if after[name] != before[name]} == LISTED
    assert after.keys() - before.keys() == {"xl/worksheets/sheet2.xml"}


def test_old_and_new_sheets_look_as_they_should() -> None:
    book = openpyxl.load_workbook(BytesIO(appended("f.xlsx", family(), CARD, load("en"))))
    old, new = book.worksheets
    assert [old.title, new.title] == ["2019-08-04 Kotka", "2019-08-04 Kotka (2)"]
    assert (old["A1"].font.size, old["B1"].number_format) == (20, '0" games"')
    assert (new["B4"].value, new["B4"].font.bold) == ("Aino", True)
    assert new["A13"].number_format == '@* "12"'
    assert new["B1"].number_format == "yyyy-mm-dd"
    assert [sheet.sheet_view.tabSelected for sheet in book.worksheets] == [
        True,
        None,
    ] or not new.sheet_view.tabSelected


def test_it_is_read_as_the_same_game_again_and_again() -> None:
    data = workbook([CARD], load("fi"))
    for code in ("sv", "nb", "da"):
        data = appended("f.xlsx", data, CARD, load(code))
    result = read("f.xlsx", data)
    assert [one.game for one in result.papers] == [GAME] * 4
    assert not any(one.findings for one in result.papers)


def test_a_workbook_whose_names_have_prefixes() -> None:
    """As some programs write them: <x:sheets> for <sheets>."""

    def prefixed(name: str, part: bytes) -> bytes:
        if name not in ("xl/workbook.xml", "xl/styles.xml"):
            return part
        main = b'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
        marked = part.replace(main, main.replace(b"xmlns", b"xmlns:x"))
        return (
            marked.replace(b"<", b"<x:")
            .replace(b"<x:/", b"</x:")
            .replace(b"<x:?", b"<?")
            .replace(b"<x:!", b"<!")
        )

    data = appended("f.xlsx", changed(workbook([CARD], load("en")), prefixed), CARD, load("en"))
    assert [one.game for one in read("f.xlsx", data).papers] == [GAME, GAME]
    assert len(openpyxl.load_workbook(BytesIO(data)).worksheets) == 2


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"Row;Aino\nOnes;3\n", "workbook-damaged"),
        (changed(family(), lambda name, part: b"" if "styles" in name else part), "workbook-damaged"),
        (
            changed(family(), lambda name, part: part[:99] if name == "xl/workbook.xml" else part),
            "workbook-damaged",
        ),
    ],
)
def test_what_cannot_be_added_to_is_named(data: bytes, code: str) -> None:
    with pytest.raises(Trouble) as trouble:
        appended("f.xlsx", data, CARD, load("en"))
    assert trouble.value.code == code
