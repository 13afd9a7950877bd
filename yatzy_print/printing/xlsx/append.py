"""A sheet added to a workbook that exists: everything in it is kept, byte for byte where nothing is listed.

XLSX keeps looks and titles in lists; the new sheet's are added at their ends, and it refers to them there.
"""

import re
import zipfile
from collections.abc import Mapping
from io import BytesIO
from xml.parsers.expat import ExpatError

from yatzy_print.errors import Trouble
from yatzy_print.languages.language import Language
from yatzy_print.notation.xlsx.parts import DAMAGE, MOST_SHEETS, unpacked
from yatzy_print.printing.xlsx.looks import merged_looks
from yatzy_print.printing.xlsx.workbook import Card, workbook
from yatzy_print.printing.xlsx.xml_tree import child, children, new, root_of, xml_of

BOOK, RELATIONS, STYLES = "xl/workbook.xml", "xl/_rels/workbook.xml.rels", "xl/styles.xml"
TYPES, SHEET = "[Content_Types].xml", "xl/worksheets/sheet1.xml"
OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
SHEET_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"
LARGEST = 256 * 1024 * 1024
STYLED = re.compile(rb'(<(?:c|row) [^<>]*?\bs=")(\d+)"')
COLUMN = re.compile(rb'(<col [^<>]*?\bstyle=")(\d+)"')


def appended(source: str, existing: bytes, card: Card, language: Language, paper: str = "a4") -> bytes:
    """The workbook with a sheet for one more game at its end.

    Raises Trouble: not-a-workbook, workbook-damaged, workbook-too-large, workbook-too-many-sheets.
    """
    if len(unpacked(source, existing).sheets) >= MOST_SHEETS:
        raise Trouble("workbook-too-many-sheets", path=source, sheets=MOST_SHEETS + 1, most=MOST_SHEETS)
    try:
        with zipfile.ZipFile(BytesIO(existing)) as archive:
            if sum(info.file_size for info in archive.infolist()) > LARGEST:
                raise Trouble("workbook-too-large", path=source, megabytes=LARGEST // 1024**2)
            parts = {info.filename: archive.read(info) for info in archive.infolist()}
        return _packed(parts | _added(parts, card, language, paper))
    except (*DAMAGE, ExpatError, LookupError) as error:
        raise Trouble("workbook-damaged", path=source) from error


def _packed(parts: Mapping[str, bytes]) -> bytes:
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, data in parts.items():
            archive.writestr(path, data)
    return packed.getvalue()


def _added(parts: Mapping[str, bytes], card: Card, language: Language, paper: str) -> dict[str, bytes]:
    """The new and the changed parts."""
    book = root_of(parts[BOOK])
    entries = children(child(book, "sheets"))
    taken = [entry.getAttribute("name") for entry in entries]
    made = workbook([card], language, paper, taken, strings_inside=True)
    with zipfile.ZipFile(BytesIO(made)) as archive:
        fresh = {name: archive.read(name) for name in (BOOK, STYLES, SHEET)}
    title = children(child(root_of(fresh[BOOK]), "sheets"))[0].getAttribute("name")
    path = _unused("xl/worksheets/sheet{}.xml", parts)
    styles, moved = merged_looks(parts[STYLES], fresh[STYLES])
    number = 1 + max(int(entry.getAttribute("sheetId")) for entry in entries)
    relation = f"yatzy{number}"
    facts = {"name": title, "sheetId": str(number), "xmlns:r": OFFICE, "r:id": relation}
    child(book, "sheets").appendChild(new(book, "sheet", facts))
    return {
        path: _restyled(fresh[SHEET], moved),
        STYLES: styles,
        BOOK: xml_of(book),
        RELATIONS: _with(
            parts[RELATIONS],
            "Relationship",
            {"Id": relation, "Type": f"{OFFICE}/worksheet", "Target": f"/{path}"},
        ),
        TYPES: _with(parts[TYPES], "Override", {"PartName": f"/{path}", "ContentType": SHEET_TYPE}),
    }


def _unused(pattern: str, parts: Mapping[str, bytes]) -> str:
    number = 1
    while pattern.format(number) in parts:
        number += 1
    return pattern.format(number)


def _restyled(sheet: bytes, moved: int) -> bytes:
    """A sheet's part with its looks moved on in the list, and not selected beside the one that is."""

    def further(match: re.Match[bytes]) -> bytes:
        return b'%s%d"' % (match[1], int(match[2]) + moved)

    return COLUMN.sub(further, STYLED.sub(further, sheet)).replace(b' tabSelected="1"', b"", 1)


def _with(part: bytes, name: str, attributes: Mapping[str, str]) -> bytes:
    """A small part with one more element in it."""
    root = root_of(part)
    root.appendChild(new(root, name, attributes))
    return xml_of(root)
