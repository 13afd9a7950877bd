"""Text made fit for the paper: cleaned, shrunk to its room, then cut."""

from unicodedata import category, normalize

from yatzy_print.printing.fonts import Fonts
from yatzy_print.printing.style import Weight

ELLIPSIS = "…"
SMALLEST = 0.7
NOT_PRINTED = frozenset(("Cf", "Cs"))
SPACES = frozenset(("Zs", "Zl", "Zp", "Cc"))


def clean(text: str) -> str:
    """NFC, every kind of white space a single space, control and format characters gone."""
    if text.isascii() and text.isprintable() and "  " not in text:
        return text.strip()
    spaced = "".join(" " if category(letter) in SPACES else letter for letter in text)
    kept = "".join(letter for letter in normalize("NFC", spaced) if category(letter) not in NOT_PRINTED)
    return " ".join(kept.split())


def fit(fonts: Fonts, text: str, weight: Weight, size: float, room: float) -> tuple[str, float]:
    """The text and its size as they fit into `room` points: shrunk to 70 % at most, then cut with "…"."""
    width = fonts.width(text, weight, size)
    if width <= room:
        return text, size
    smallest = size * SMALLEST
    if width * SMALLEST <= room:
        return text, size * room / width
    return cut(fonts, text, weight, smallest, room), smallest


def cut(fonts: Fonts, text: str, weight: Weight, size: float, room: float) -> str:
    """The longest beginning of the text that fits into `room` points with "…" behind it."""
    low, high = 0, len(text)
    while low < high:
        half = (low + high + 1) // 2
        if fonts.width(text[:half].rstrip() + ELLIPSIS, weight, size) <= room:
            low = half
        else:
            high = half - 1
    return text[:low].rstrip() + ELLIPSIS


def wrap(fonts: Fonts, text: str, weight: Weight, size: float, room: float) -> list[str]:
    """The text in lines no wider than `room` points; a word that is wider itself is broken."""
    lines: list[str] = []
    line = ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if fonts.width(longer, weight, size) <= room:
            line = longer
            continue
        if line:
            lines.append(line)
        line = word
        while fonts.width(line, weight, size) > room:
            head = cut(fonts, line, weight, size, room)[: -len(ELLIPSIS)] or line[0]
            lines.append(head)
            line = line[len(head) :]
    return [*lines, line] if line else lines
