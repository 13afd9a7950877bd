"""The parts of an XLSX file that hold cells, unpacked within bounds; everything else in it is left unread.

Pictures, macros, links to elsewhere and embedded files never leave the archive.
"""

import posixpath
import re
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from io import BytesIO
from types import MappingProxyType
from xml.etree import ElementTree
from xml.parsers import expat

from yatzy_print.errors import Trouble

LARGEST_UNPACKED = 8 * 1024 * 1024
MOST_PARTS = 20_000
MOST_SHEETS = 500
RELATION = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}id"
SHEET = re.compile(r"\{.*\}sheet")
EMPTY_SHEET = b'<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"/>'
DAMAGE = (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, OSError, ValueError)


@dataclass(frozen=True, slots=True)
class Parts:
    """The cells of a workbook as files by their paths; `sheets` are the paths of its sheets by title.

    `damaged` are the titles of the sheets that cannot be read; in `files` they are empty.
    """

    files: Mapping[str, bytes]
    sheets: Mapping[str, str]
    damaged: frozenset[str]

    def repacked(self) -> BytesIO:
        """A workbook of these parts alone."""
        packed = BytesIO()
        with zipfile.ZipFile(packed, "w") as archive:
            for path, data in self.files.items():
                archive.writestr(path, data)
        packed.seek(0)
        return packed


def unpacked(source: str, data: bytes, largest: int = LARGEST_UNPACKED) -> Parts:
    """The parts of a workbook, together at most `largest` bytes.

    Raises Trouble: workbook-damaged, workbook-too-large, workbook-too-many-sheets, not-a-workbook.
    """
    try:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            files = dict(_files(source, archive, largest))
    except DAMAGE as error:
        raise Trouble("workbook-damaged", path=source) from error
    sheets = _sheets(source, files)
    damaged = frozenset(title for title, path in sheets.items() if not _is_sound(files.get(path, b"")))
    files |= {sheets[title]: EMPTY_SHEET for title in damaged}
    return Parts(MappingProxyType(files), sheets, damaged)


def _files(source: str, archive: zipfile.ZipFile, largest: int) -> Iterator[tuple[str, bytes]]:
    """Every part of text by its path; one that cannot be unpacked is empty."""
    room = largest
    if len(archive.infolist()) > MOST_PARTS:
        raise Trouble("workbook-too-large", path=source, megabytes=largest // 1024**2)
    for info in archive.infolist():
        if not info.filename.endswith((".xml", ".rels")):
            continue
        data = _read(archive, info, room)
        room -= len(data)
        if room < 0:
            raise Trouble("workbook-too-large", path=source, megabytes=largest // 1024**2)
        yield info.filename, data


def _read(archive: zipfile.ZipFile, info: zipfile.ZipInfo, room: int) -> bytes:
    """A part's bytes, at most one more than there is room for: what the archive says of its size may lie."""
    try:
        with archive.open(info) as part:
            return part.read(room + 1)
    except DAMAGE:
        return b""


def _sheets(source: str, files: Mapping[str, bytes]) -> Mapping[str, str]:
    """The paths of the sheets by their titles, in their order."""
    book = next((path for path in _targets(files, "").values() if path.endswith("workbook.xml")), "")
    if book not in files:
        raise Trouble("not-a-workbook", path=source)
    targets = _targets(files, book)
    titles: dict[str, str] = {}
    for element in _elements(files[book]):
        if SHEET.fullmatch(element.tag) and element.get(RELATION, "") in targets:
            titles[element.get("name", "")] = targets[element.get(RELATION, "")]
    if len(titles) > MOST_SHEETS:
        raise Trouble("workbook-too-many-sheets", path=source, sheets=len(titles), most=MOST_SHEETS)
    if len(set(titles.values())) < len(titles):
        raise Trouble("workbook-damaged", path=source)
    return MappingProxyType({title: path for title, path in titles.items() if "/worksheets/" in path})


def _targets(files: Mapping[str, bytes], part: str) -> Mapping[str, str]:
    """The paths of the parts that a part refers to, by the ids of its relations; "" is the whole file."""
    folder, name = posixpath.split(part)
    relations = _elements(files.get(posixpath.join(folder, "_rels", f"{name}.rels"), b""))
    return {
        element.get("Id", ""): posixpath.normpath(posixpath.join("/", folder, element.get("Target", "")))[1:]
        for element in relations
        if element.get("TargetMode") != "External" and element.get("Target")
    }


def _elements(data: bytes) -> Iterator[ElementTree.Element]:
    """The elements of a small part; none when it is damaged."""
    return ElementTree.fromstring(data).iter() if _is_sound(data) else iter(())


def _is_sound(data: bytes) -> bool:
    """Whether bytes are whole XML; one that declares its own entities never is."""
    parser = expat.ParserCreate(namespace_separator=" ")
    parser.StartDoctypeDeclHandler = _refuse
    try:
        parser.Parse(data, True)
    except (expat.ExpatError, ValueError, LookupError):  # LookupError: an unknown encoding
        return False
    return True


def _refuse(*_: object) -> None:
    raise ValueError("no workbook has a document type")
