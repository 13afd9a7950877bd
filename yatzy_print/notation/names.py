"""Cleaning of written text: names for keeping, labels for comparing."""

import re
import unicodedata

HINT = re.compile(r"\s*[(\[][^()\[\]]*[)\]]")
APOSTROPHES = re.compile("['’‘´`ʼ]")
LONGEST = 40


def clean(text: str) -> str:
    """Text in NFC without control or invisible formatting characters, spaces folded to single ones."""
    spaced = "".join(" " if unicodedata.category(char) in ("Cc", "Zl", "Zp") else char for char in text)
    seen = "".join(char for char in spaced if unicodedata.category(char) not in ("Cf", "Cs"))
    return " ".join(unicodedata.normalize("NFC", seen).split())


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
