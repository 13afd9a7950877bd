"""Tables that a spreadsheet saved as HTML, as tab-separated text."""

import re
from html import unescape

NAMES = ("<!doctype html", "<html", "<table", "<meta", "<head")
# The standard library's parser takes quadratic time on tags that never end; this reads each letter once.
PIECE = re.compile(r"<(/?[a-z]*)[^<>]*>?|[^<]+", re.IGNORECASE)


def is_html(text: str) -> bool:
    """Whether a text is a web page or a table of one."""
    return text.lstrip()[:15].lower().startswith(NAMES)


def table_text(text: str) -> str:
    """The cells of every table row as one line of tabs; text outside cells is left out."""
    rows: list[list[list[str]]] = []
    in_cell = False
    for piece in PIECE.finditer(text):
        tag = (piece[1] or "").lower()
        if tag == "tr":
            rows.append([])
        elif tag in ("td", "th") and rows:
            rows[-1].append([])
            in_cell = True
        elif tag in ("/td", "/th", "/tr", "/table"):
            in_cell = False
        elif in_cell and rows[-1] and piece[1] is None:
            rows[-1][-1].append(unescape(piece[0]))
    return "\n".join("\t".join(" ".join("".join(cell).split()) for cell in cells) for cells in rows)
