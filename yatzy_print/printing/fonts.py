"""The fonts of the card: Source Sans 3, and further fonts for letters that it lacks."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from unicodedata import normalize

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFError, TTFont

from yatzy_print.errors import Trouble
from yatzy_print.printing.style import Weight
from yatzy_print.resources import PACKAGE

FOLDER = PACKAGE / "printing" / "fonts"
REPLACEMENT = "?"


@cache
def bundled(weight: Weight) -> TTFont:
    """The Source Sans 3 of a weight, loaded and registered on first use."""
    name = f"SourceSans3-{weight.capitalize()}"
    font = TTFont(name, str(FOLDER / f"{name}.ttf"), asciiReadable=False)
    pdfmetrics.registerFont(font)
    return font


@cache
def from_file(path: Path) -> TTFont:
    """A user's own font. Trouble("font-missing") or ("font-unusable", reason) when it can't be embedded."""
    if not path.is_file():
        raise Trouble("font-missing", path=str(path))
    try:
        return TTFont(f"Own-{path.stem}", str(path), asciiReadable=False)
    except (TTFError, OSError, ValueError, LookupError, AttributeError) as error:
        raise Trouble("font-unusable", path=str(path)) from error


@dataclass(frozen=True, slots=True)
class Fonts:
    """The ordered fonts of one document: the bundled weight first, then the user's own."""

    own: tuple[Path, ...] = ()

    def runs(self, text: str, weight: Weight) -> Iterator[tuple[TTFont, str]]:
        """The text cut into runs, each with the first font that has its letters; "?" where none has."""
        first = bundled(weight)
        if all(_has(first, letter) for letter in text):
            if text:
                yield first, text
            return
        run, current = "", first
        for letter in text:
            font, shown = self._find(letter, weight)
            if run and font is not current:
                yield current, run
                run = ""
            run, current = run + shown, font
        if run:
            yield current, run

    def width(self, text: str, weight: Weight, size: float) -> float:
        """The width of a text in points."""
        return sum(_width(font, run, size) for font, run in self.runs(text, weight))

    def missing(self, text: str) -> str:
        """The letters of a text that no font has, each once, in order."""
        fonts = (bundled("regular"), *map(from_file, self.own))
        return "".join(
            letter for letter in dict.fromkeys(text) if not any(_shown(font, letter) for font in fonts)
        )

    def _find(self, letter: str, weight: Weight) -> tuple[TTFont, str]:
        first = bundled(weight)
        for font in (first, *map(from_file, self.own)):
            if _has(font, letter):
                return font, letter
        plain = _shown(first, letter)
        return first, plain or REPLACEMENT


def check(own: Sequence[Path]) -> Fonts:
    """The fonts of a document, the user's own tried at once. Raises what `from_file` raises."""
    for path in own:
        from_file(path)
    return Fonts(tuple(own))


def _has(font: TTFont, letter: str) -> bool:
    return bool(font.face.charToGlyph.get(ord(letter)))


def _shown(font: TTFont, letter: str) -> str:
    """The letter, or the plain letters it stands for (full-width forms, ligatures), or "" without either."""
    if _has(font, letter):
        return letter
    plain = normalize("NFKC", letter)
    return plain if plain != letter and all(_has(font, part) for part in plain) else ""


def _width(font: TTFont, text: str, size: float) -> float:
    widths: dict[int, float] = font.face.charWidths
    default: float = font.face.defaultWidth
    return sum([widths.get(ord(letter), default) for letter in text]) * size / 1000
