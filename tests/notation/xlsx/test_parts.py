"""Hostile and damaged workbooks: bounded, nothing run, nothing fetched, and what is good is kept."""

import tracemalloc
import zipfile
from io import BytesIO

import pytest

from tests.notation.papers import points
from yatzy_print.languages.language import load
from yatzy_print.languages.wording import trouble_text
from yatzy_print.notation.paper import Reading

from .test_read import GAME
from .workbooks import changed, paper, reading, workbook

BOOK = workbook({"Joulu": GAME, "Kesä": GAME})
RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
CELL = b'<c r="A1" t="inlineStr"><is><t>x</t></is></c>'


def codes(result: Reading) -> list[str]:
    return [unread.trouble.code for unread in result.unread]


def with_part(part: str, data: bytes) -> bytes:
    return changed(BOOK, lambda name, old: data if name == part else old)


def replaced(part: str, old: bytes, new: bytes) -> bytes:
    def change(name: str, data: bytes) -> bytes:
        if name != part:
            return data
        assert old in data
        return data.replace(old, new)

    return changed(BOOK, change)


def sheet(rows: bytes) -> bytes:
    """The workbook with a second sheet of these rows."""
    start = b'<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>'
    return with_part("xl/worksheets/sheet2.xml", start + rows + b"</sheetData></worksheet>")


UNBOUND = b'<sheet name="1" sheetId="9" never:id="rId1"/>'
"""A name with a prefix that nothing explains; found by fuzzing."""


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (BOOK[: len(BOOK) // 2], "workbook-damaged"),  # cut off while it was sent
        (BOOK[:30], "workbook-damaged"),
        (b"\xd0\xcf\x11\xe0" + b"\0" * 600, "workbook-old"),
        (replaced("xl/workbook.xml", b"<sheets>", b"<sheets"), "workbook-damaged"),
        (changed(BOOK, lambda name, data: b"" if name == "xl/styles.xml" else data), "workbook-damaged"),
        (replaced("xl/workbook.xml", b"<sheets>", b"<sheets>" + UNBOUND), "workbook-damaged"),
        (
            with_part("xl/workbook.xml", b'<?xml version="1.0" encoding="UT-F8"?><workbook/>'),
            "workbook-damaged",
        ),
    ],
    ids=[
        "cut off",
        "its beginning",
        "an old XLS",
        "a tag left open",
        "no styles",
        "an unknown prefix",
        "an unknown encoding",
    ],
)
def test_what_is_no_whole_workbook(data: bytes, code: str) -> None:
    assert codes(reading(data)) == [code]


def test_another_packed_file_is_no_workbook() -> None:
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("game.csv", GAME)
    assert codes(reading(packed.getvalue())) == ["not-a-workbook"]


@pytest.mark.parametrize(
    "broken", [b"", b"<worksheet><sheetData>", b"<!DOCTYPE a [<!ENTITY b 'c'>]><worksheet/>"]
)
def test_a_damaged_sheet_is_named_and_the_others_are_read(broken: bytes) -> None:
    result = reading(with_part("xl/worksheets/sheet1.xml", broken))
    assert [one.source for one in result.papers] == ["games.xlsx#Kesä"]
    (unread,) = result.unread
    assert trouble_text(load("en"), unread.trouble) == (
        "games.xlsx#Joulu: the sheet is damaged, so it was left out. "
        "Open the workbook in a spreadsheet program and save it again."
    )


def test_a_cell_that_is_no_number_damages_its_sheet_only() -> None:
    result = reading(sheet(b'<row r="1"><c r="A1"><v>twelve</v></c></row>'))
    assert ([one.source for one in result.papers], codes(result)) == (["games.xlsx#Joulu"], ["sheet-damaged"])


def test_a_workbook_that_unpacks_to_gigabytes() -> None:
    bomb = sheet(CELL * 400_000)
    assert len(bomb) < 100_000
    tracemalloc.start()
    assert codes(reading(bomb)) == ["workbook-too-large"]
    assert tracemalloc.get_traced_memory()[1] < 64 * 1024**2
    tracemalloc.stop()


def test_a_size_that_lies() -> None:
    """The directory says that the part has 10 bytes."""
    data = bytearray(sheet(CELL * 400_000))
    place = data.rindex(b"PK\x01\x02", 0, data.rindex(b"xl/worksheets/sheet2.xml"))
    data[place + 24 : place + 28] = (10).to_bytes(4, "little")
    assert set(codes(reading(bytes(data)))) <= {"sheet-damaged", "workbook-too-large"}


def titles(number: int) -> bytes:
    """The workbook with so many more titles of its first sheet."""
    entry = '<sheet xmlns:r="%s" name="%d" sheetId="%d" r:id="rId1"/>'
    more = "".join(entry % (RELATIONS, one, one + 10) for one in range(number))
    return replaced("xl/workbook.xml", b"</sheets>", more.encode() + b"</sheets>")


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (100_000, "workbook-too-large"),
        (1_000, "workbook-too-many-sheets"),
        (1, "workbook-damaged"),  # one sheet under many titles would be read again and again
    ],
)
def test_a_hundred_thousand_sheets(number: int, code: str) -> None:
    assert codes(reading(titles(number))) == [code]


def test_cells_at_the_far_end_of_the_sheet() -> None:
    far = b'<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'
    assert codes(reading(sheet(far))) == ["workbook-too-many-rows"]


def test_macros_pictures_and_links_stay_unread() -> None:
    more = {
        "xl/vbaProject.bin": b"Sub Auto_Open()",
        "xl/embeddings/object1.bin": b"MZ",
        "xl/media/image1.png": b"\x89PNG" + bytes(40 * 1024**2),
        "xl/externalLinks/externalLink1.xml": b'<externalLink xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"/>',
    }
    assert len(reading(changed(BOOK, lambda _, part: part, **more)).papers) == 2


def test_formulas_that_point_at_each_other_are_not_followed() -> None:
    one = paper("Rivi;Aino\nYkköset;=B3\nPari;=B2\nSattuma;20\n")
    assert points(one.game.sheets[0]) == {"chance": 20}
