"""Protocols into one PDF."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from yatzy_print.printing import fonts as font_files
from yatzy_print.printing.card import card, plan
from yatzy_print.printing.document import Document
from yatzy_print.printing.geometry import Paper
from yatzy_print.printing.marks import points
from yatzy_print.printing.operators import operators
from yatzy_print.printing.style import LARGE, NORMAL
from yatzy_print.protocol.protocol import Protocol


@dataclass(frozen=True, slots=True)
class Printed:
    """A finished PDF, its number of pages, and the letters that no font could print ("?" stands for them)."""

    data: bytes
    pages: int
    unprintable: str = ""


def cards(
    protocols: Iterable[Protocol], paper: Paper, large: bool = False, own_fonts: Sequence[Path] = ()
) -> Printed:
    """The protocols, one a page.

    Raises Trouble: too-many-columns, paper-too-small, font-missing, font-unusable.
    """
    fonts, style = font_files.check(own_fonts), LARGE if large else NORMAL
    document: Document | None = None
    missing = ""
    for protocol in protocols:
        document = document or Document(protocol.name, protocol.language)
        planned = plan(protocol, paper.area, style, fonts)
        document.draw(operators(card(protocol, planned), fonts, document.encode))
        document.end_page(points(paper.width), points(paper.height))
    if document is None:
        return Printed(b"", 0)
    return Printed(document.finish(), document.pages, missing)
