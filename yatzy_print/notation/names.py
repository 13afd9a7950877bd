"""Cleaning of written text: names for keeping, labels for comparing."""

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

RULER = re.compile(r"[\s|:+=_~*–—\u2500-\u257f-]*")
HINT = re.compile(r"\s*[(\[][^()\[\]]*[)\]]")
APOSTROPHES = re.compile("['’‘´`ʼ]")
LONGEST = 40
MOST_MARKS = 30
NO_CHARACTERS = "\ufffe\uffff"
"""They may stand in no XML, so in no workbook."""


def clean(text: str) -> str:
    """Text in NFC without control or invisible formatting characters, spaces folded to single ones."""
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    seen = text if text.isprintable() else "".join(map(_visible, text))
    few = seen if len(seen) <= MOST_MARKS or seen.isascii() else "".join(_few_marks(seen))
    return " ".join(unicodedata.normalize("NFC", few).split())


def called(name: str) -> str:
    """A name in the form in which two spellings are one player: capitals and what `clean` folds aside."""
    return clean(name).casefold()


def guarded(text: str) -> str:
    """Text that no spreadsheet takes for a formula, and no paper for a ruler: an apostrophe stands before it.

    See `unguarded`.
    """
    return "'" + text if _seems_other(text) else text


def unguarded(text: str) -> str:
    """The text that `guarded` made safe; any other stays as it is."""
    return text[1:] if text.startswith("'") and _seems_other(text) else text


def _seems_other(text: str) -> bool:
    bare = text.lstrip("'")
    return bare.startswith(("=", "+", "-", "@")) or bool(bare and RULER.fullmatch(bare))


def fold(label: str) -> str:
    """A label in the form in which spellings are equal: case, hyphens, dots, apostrophes and spaces aside."""
    bare = APOSTROPHES.sub("", clean(label).casefold())
    spaced = re.sub(r"[-–_.*\s]+", " ", bare).strip(" :")
    return unicodedata.normalize("NFC", spaced)


@lru_cache(maxsize=4096)
def readings(label: str) -> tuple[str, str]:
    """A label folded as it stands, and folded without its hints."""
    return fold(label), fold(without_hint(label))


def without_hint(label: str) -> str:
    """A label without its hints in brackets: "Bonus (50 vid 63+)" is "Bonus"."""
    return HINT.sub("", label)


def shortened(text: str) -> str:
    """Text for a message, cut with "…" where it is long."""
    shown = clean(text)
    return shown if len(shown) <= LONGEST else shown[: LONGEST - 1] + "…"


def _few_marks(text: str) -> Iterator[str]:
    """The letters with 30 accents each at most, as in Unicode's stream-safe format: sorting them is slow."""
    marks = 0
    for char in text:
        marks = marks + 1 if unicodedata.combining(char) else 0
        if marks <= MOST_MARKS:
            yield char


def _visible(char: str) -> str:
    category = "Cf" if char in NO_CHARACTERS else unicodedata.category(char)
    return " " if category in ("Cc", "Zl", "Zp") else "" if category in ("Cf", "Cs") else char
