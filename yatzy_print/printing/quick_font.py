"""TrueType fonts read by whole tables: ReportLab 5.1 reads them number by number, five times as slow.

Uses ReportLab's internals; a test compares every attribute with ReportLab's own reading.
"""

from struct import calcsize, iter_unpack, unpack_from
from typing import Any
from weakref import WeakKeyDictionary

from reportlab.pdfbase.ttfonts import TTEncoding, TTFont, TTFontFace

SEGMENTED_COVERAGE = 12
"""The `cmap` format that is read here; fonts with another one are left to ReportLab."""

RESTRICTED = 2
NO_SUBSET_OR_OUTLINES = 0x300


class QuickFace(TTFontFace):
    """A TrueType face whose characters, widths and glyph places are read table by table."""

    def extractInfo(self, charInfo: int = 1) -> None:  # noqa: N802, N803  # ReportLab's names
        """Reads the font; raises ReportLab's TTFError as it does."""
        super().extractInfo(charInfo=0)
        face: Any = self
        segments = _segments(face.get_table("cmap"))
        if segments is None:
            super().extractInfo(charInfo=1)
            return
        metrics = _numbers("H", face.get_table("hmtx"))
        count = unpack_from(">H", face.get_table("hhea"), 34)[0]
        last = metrics[2 * count - 2 : 2 * count - 1]
        advances = metrics[: 2 * count : 2] + last * (face.numGlyphs - count)
        bearings = metrics[1 : 2 * count : 2] + metrics[2 * count :]
        face.hmetrics = list(zip(advances, bearings, strict=False))[: face.numGlyphs]
        widths = [face._pdfScale(advance) for advance in advances]
        face.defaultWidth = widths[0]
        face.charToGlyph = _characters(segments)
        face.glyphToChar = {}  # read by ReportLab for shaping only, which cards do not use
        known = face.charToGlyph.items()
        face.charWidths = {char: widths[glyph] for char, glyph in known if glyph < face.numGlyphs}
        face.glyphPos = _places(face.get_table("head"), face.get_table("loca"), face.numGlyphs)


class QuickFont(TTFont):
    """A font for ReportLab that reads its file quickly."""

    def __init__(self, name: str, path: str) -> None:
        self.fontName = name
        self.face = QuickFace(path)
        self.encoding = TTEncoding()
        self.state: WeakKeyDictionary[Any, Any] = WeakKeyDictionary()
        self._asciiReadable = False
        self.shapable = False

    def may_be_embedded(self) -> bool:
        """Whether the licence bits of the font's OS/2 table allow embedding it as a subset."""
        face: Any = self.face
        bits = unpack_from(">H", face.get_table("OS/2"), 8)[0] if "OS/2" in face.table else 0
        return bits & 0xF != RESTRICTED and not bits & NO_SUBSET_OR_OUTLINES


def _numbers(kind: str, data: bytes) -> tuple[int, ...]:
    count = len(data) // calcsize(f">{kind}")
    return unpack_from(f">{count}{kind}", data)


def _segments(cmap: bytes) -> list[tuple[int, int, int]] | None:
    """(first character, last character, first glyph) of the full Unicode table; None without one."""
    for index in range(unpack_from(">H", cmap, 2)[0]):
        platform, encoding, offset = unpack_from(">HHI", cmap, 4 + 8 * index)
        if (platform, encoding) == (3, 10) and unpack_from(">H", cmap, offset)[0] == SEGMENTED_COVERAGE:
            count = unpack_from(">I", cmap, offset + 12)[0]
            return list(iter_unpack(">III", cmap[offset + 16 : offset + 16 + 12 * count]))
    return None


def _characters(segments: list[tuple[int, int, int]]) -> dict[int, int]:
    glyphs: dict[int, int] = {}
    for first, last, glyph in segments:
        if first == last:
            glyphs[first] = glyph
        else:
            glyphs.update(zip(range(first, last + 1), range(glyph, glyph + last - first + 1), strict=True))
    if 0x20 in glyphs:
        glyphs[0xA0] = glyphs[0x20]
    return glyphs


def _places(head: bytes, loca: bytes, glyphs: int) -> list[int]:
    if unpack_from(">h", head, 50)[0]:
        return list(_numbers("I", loca)[: glyphs + 1])
    return [2 * place for place in _numbers("H", loca)[: glyphs + 1]]
