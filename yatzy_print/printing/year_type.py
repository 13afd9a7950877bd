"""Texts of the year's pages: words and figures of a language, fitted into their room."""

from typing import NamedTuple

from yatzy_print.errors import Fact
from yatzy_print.languages import formats
from yatzy_print.languages.language import Language
from yatzy_print.printing.fonts import Fonts
from yatzy_print.printing.marks import Anchor, Text, points
from yatzy_print.printing.style import Weight
from yatzy_print.printing.text import clean, fit
from yatzy_print.protocol.facts import date_words
from yatzy_print.statistics.results import Result

LEFT, RIGHT, TOP = 18.0, 192.0, 283.0
"""The edges of the ink on A4, in mm."""
SMALL, PLAIN, HEADING, TITLE = 9.0, 10.5, 14.0, 32.0
"""Type sizes in points."""


class Type(NamedTuple):
    """Writes in a language with the fonts of one document."""

    fonts: Fonts
    language: Language

    def word(self, key: str, **facts: Fact) -> str:
        """A text of the section `year`."""
        return self.language.text(f"year.{key}", **facts)

    def number(self, value: float | None, decimals: int = 0) -> str:
        """A number, a dash for nothing."""
        return "–" if value is None else formats.number_text(self.language, value, decimals)

    def percent(self, share: float | None) -> str:
        """A share in whole percent, a dash for nothing."""
        return "–" if share is None else formats.percent_text(self.language, share)

    def when(self, result: Result) -> str:
        """Date and place of a game."""
        date = date_words(self.language, result.date) if result.date else ""
        return ", ".join(filter(None, (date, result.place)))

    def line(
        self,
        x: float,
        y: float,
        text: str,
        weight: Weight,
        size: float,
        room: float,
        anchor: Anchor = "start",
    ) -> Text:
        """A text at x, y (mm), shrunk and cut into `room` mm."""
        shown, fitted = fit(self.fonts, clean(text), weight, size, points(room))
        return Text(x, y, shown, weight, fitted, anchor)
