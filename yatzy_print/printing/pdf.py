"""Protocols into one PDF."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from yatzy_print.printing import fonts as font_files
from yatzy_print.printing.document import Document
from yatzy_print.printing.geometry import A4, Paper
from yatzy_print.printing.marks import points
from yatzy_print.printing.press import Press
from yatzy_print.printing.style import LARGE, NORMAL
from yatzy_print.printing.text import clean
from yatzy_print.protocol.protocol import Protocol


@dataclass(frozen=True, slots=True)
class Printed:
    """A finished PDF, its number of pages, and the letters that no font has ("?" stands for them)."""

    data: bytes = b""
    pages: int = 0
    unprintable: str = ""


def cards(
    protocols: Iterable[Protocol], paper: Paper = A4, large: bool = False, own_fonts: Sequence[Path] = ()
) -> Printed:
    """The protocols as a PDF, one a page; no bytes without protocols.

    Raises Trouble: too-many-columns, paper-too-small, font-missing, font-unusable.
    """
    fonts, style = font_files.check(own_fonts), LARGE if large else NORMAL
    document: Document | None = None
    press: Press | None = None
    letters: dict[str, None] = {}
    for protocol in protocols:
        document = document or Document(protocol.name, protocol.language)
        press = press or Press(document, style, fonts)
        document.add_page(press.card(protocol, paper.areas[0]), points(paper.width), points(paper.height))
        for text in _own_texts(protocol):
            letters |= dict.fromkeys(clean(text))
    if document is None:
        return Printed()
    return Printed(document.finish(), document.pages, fonts.missing("".join(letters)))


def _own_texts(protocol: Protocol) -> Iterator[str]:
    for column in protocol.columns:
        yield from (column.name, column.group)
    for field in protocol.fields:
        yield field.value
    for section in protocol.sections:
        for line in section:
            yield line.label
    yield from (protocol.title, *protocol.footer, *protocol.signatures)
