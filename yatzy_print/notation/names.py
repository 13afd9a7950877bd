"""Cleaning of written text: names for keeping, labels for comparing."""

import re
import unicodedata
from functools import lru_cache

HINT = re.compile(r"\s*[(\[][^()\[\]]*[)\]]")
APOSTROPHES = re.compile("['’‘´`ʼ]")
LONGEST = 40


def clean(text: str) -> str:
    """Text in NFC without control or invisible formatting characters, spaces folded to single ones."""
    seen = text if text.isprintable() else "".join(map(_visible, text))
    return " ".join(unicodedata.normalize("NFC", seen).split())


@lru_cache(maxsize=4096)
def fold(label: str) -> str:
    """A label in the form in which spellings are equal: case, hyphens, dots, apostrophes and spaces aside."""
    bare = APOSTROPHES.sub("", clean(label).casefold())
    spaced = re.sub(r"[-–_.*\s]+", " ", bare).strip(" :")
    return unicodedata.normalize("NFC", spaced)


def without_hint(label: str) -> str:
    """A label without its hints in brackets: "Bonus (50 vid 63+)" is "Bonus"."""
    return HINT.sub("", label)


def shortened(text: str) -> str:
    """Text for a message, cut with "…" where it is long."""
    shown = clean(text)
    return shown if len(shown) <= LONGEST else shown[: LONGEST - 1] + "…"


def _visible(char: str) -> str:
    category = unicodedata.category(char)
    return " " if category in ("Cc", "Zl", "Zp") else "" if category in ("Cf", "Cs") else char
