"""The fonts of the card: Source Sans 3, and further fonts for letters that it lacks."""

from collections.abc import Sequence
from functools import cache
from itertools import groupby
from pathlib import Path
from struct import error as StructError  # noqa: N812  # an exception, named as one
from unicodedata import normalize

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFError, TTFont

from yatzy_print.errors import Trouble
from yatzy_print.printing.quick_font import QuickFont
from yatzy_print.printing.style import Weight
from yatzy_print.resources import PACKAGE

FOLDER = PACKAGE / "printing" / "fonts"
REPLACEMENT = "?"


@cache
def bundled(weight: Weight) -> TTFont:
    """The Source Sans 3 of a weight, loaded and registered on first use."""
    name = f"SourceSans3-{weight.capitalize()}"
    font = QuickFont(name, str(FOLDER / f"{name}.ttf"))
    pdfmetrics.registerFont(font)
    return font


@cache
def from_file(path: Path) -> TTFont:
    """A user's own font. Trouble("font-missing") or ("font-unusable", reason) when it can't be embedded."""
    if not path.is_file():
        raise Trouble("font-missing", path=str(path))
    try:
        font = QuickFont(f"Own-{path.stem}", str(path))
    except (TTFError, OSError, ValueError, LookupError, AttributeError, StructError) as error:
        raise Trouble("font-unusable", path=str(path)) from error
    if not font.may_be_embedded():
        raise Trouble("font-unusable", path=str(path))
    return font


class Fonts:
    """The ordered fonts of one document: the bundled weight first, then the user's own.

    `unprintable` collects the letters that none of them has and that "?" stood for, each once.
    Raises what `from_file` raises.
    """

    def __init__(self, own: Sequence[Path] = ()) -> None:
        self._own = [from_file(path) for path in own]
        self.unprintable: dict[str, None] = {}

    def runs(self, text: str, weight: Weight) -> list[tuple[TTFont, str]]:
        """The text cut into runs, each with the first font that has its letters."""
        if not text:
            return []
        first = bundled(weight)
        if all(_has(first, letter) for letter in text):
            return [(first, text)]
        found = [self._find(letter, first) for letter in text]
        return [
            (font, "".join(letter for _, letter in run))
            for font, run in groupby(found, key=lambda pair: pair[0])
        ]

    def width(self, text: str, weight: Weight, size: float) -> float:
        """The width of a text in points."""
        return sum([_width(font, run, size) for font, run in self.runs(text, weight)])

    def _find(self, letter: str, first: TTFont) -> tuple[TTFont, str]:
        for shown in (letter, normalize("NFKC", letter)):
            for font in (first, *self._own):
                if all(_has(font, part) for part in shown):
                    return font, shown
        self.unprintable[letter] = None
        return first, REPLACEMENT


def _has(font: TTFont, letter: str) -> bool:
    return bool(font.face.charToGlyph.get(ord(letter)))


def _width(font: TTFont, text: str, size: float) -> float:
    widths: dict[int, float] = font.face.charWidths
    default: float = font.face.defaultWidth
    return sum([widths.get(ord(letter), default) for letter in text]) * size / 1000
