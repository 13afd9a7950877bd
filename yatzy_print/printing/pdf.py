"""Protocols into one PDF."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from yatzy_print.errors import Trouble
from yatzy_print.printing.document import Document
from yatzy_print.printing.fonts import Fonts
from yatzy_print.printing.geometry import A4, Paper, two_up
from yatzy_print.printing.marks import points
from yatzy_print.printing.press import Press
from yatzy_print.printing.sheets import Place, impose
from yatzy_print.printing.style import LARGE, NORMAL
from yatzy_print.protocol.protocol import Protocol


class Printed(NamedTuple):
    """A finished PDF, its number of pages, and the letters that no font has ("?" stands for them)."""

    data: bytes = b""
    pages: int = 0
    unprintable: str = ""


def cards(
    protocols: Iterable[Protocol],
    paper: Paper = A4,
    up: int = 1,
    copies: int = 1,
    large: bool = False,
    own_fonts: Sequence[Path] = (),
    on_page: Callable[[], None] = lambda: None,
) -> Printed:
    """The protocols as a PDF, each on its page with its back behind it; no bytes without protocols.

    `up` 2 puts two cards on a sheet turned sideways; `copies` are collated; `own_fonts` serve letters that
    the bundled font lacks; `on_page` is called after every page. Raises Trouble: too-many-columns,
    paper-too-small, too-small-for-two, copies-not-positive, font-missing, font-unusable.
    """
    if copies < 1:
        raise Trouble("copies-not-positive", given=copies)
    sheet = two_up(paper) if up == 2 else paper
    fonts, printed = Fonts(own_fonts), list(protocols)
    if not printed:
        return Printed()
    first = printed[0]
    document = Document(first.name, first.language, points(sheet.width), points(sheet.height))
    job = _Job(document, Press(document, LARGE if large else NORMAL, fonts), sheet, len(printed), on_page)
    has_backs = any(card.back for card in printed)
    for places in impose(printed, up, copies):
        job.front(places)
        if has_backs:
            job.back(places)
    return Printed(document.finish(), document.pages, "".join(fonts.unprintable))


class _Job(NamedTuple):
    """Sheets of one print: `cards` is how many different ones there are."""

    document: Document
    press: Press
    sheet: Paper
    cards: int
    on_page: Callable[[], None]

    def front(self, places: Sequence[Place | None]) -> None:
        """The side with the cards."""
        drawn = []
        for place, area in zip(places, self.sheet.areas, strict=True):
            if place is not None:
                number, protocol = place
                if 1 < self.cards > number:
                    self.document.bookmark(protocol.name)
                drawn.append(self.press.card(protocol, area))
        first = places[0]
        if self.cards > 1 and first is not None:
            self.document.label(first[1].label)
        self._page(drawn)

    def back(self, places: Sequence[Place | None]) -> None:
        """The side with the rules; the halves change places when the sheet is turned over."""
        drawn = []
        for place, area in zip(reversed(places), self.sheet.areas, strict=True):
            if place is not None and place[1].back is not None:
                drawn.append(self.press.back(place[1].back, area))
        self._page(drawn)

    def _page(self, drawn: list[str]) -> None:
        if self.sheet.fold is not None:
            drawn.append(self.press.ticks(self.sheet))
        self.document.add_page("\n".join(drawn))
        self.on_page()
