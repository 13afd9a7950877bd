"""The back of a card: a page of short rules."""

from collections.abc import Iterator

from yatzy_print.printing.dice import die, row_of_dice, row_width
from yatzy_print.printing.fonts import Fonts
from yatzy_print.printing.geometry import Area, Box
from yatzy_print.printing.marks import Mark, Rule, Text, millimetres, points
from yatzy_print.printing.pen import CAPITALS
from yatzy_print.printing.style import Style, Weight
from yatzy_print.printing.text import clean, fit, wrap
from yatzy_print.protocol import protocol
from yatzy_print.protocol.protocol import RulesPage

LABEL, NEEDS, POINTS = 0.27, 0.36, 0.29
"""Shares of the width; the maximum takes the rest."""
LINE = 1.25


def rules_page(page: RulesPage, area: Area, style: Style, fonts: Fonts) -> Iterator[Mark]:
    """The title, a line a row (what it needs, what it scores, an example roll), and the notes."""
    sheet = _Sheet(page, area, style, fonts)
    yield from sheet.title()
    yield from sheet.rows()
    yield from sheet.notes()


class _Sheet:
    """The measures of a page of rules: as large as its rows and notes allow."""

    def __init__(self, page: RulesPage, area: Area, style: Style, fonts: Fonts) -> None:
        self.page, self.style, self.fonts, self.scale = page, style, fonts, area.scale
        width, height = area.width - area.left - area.right, area.height - area.top - area.bottom
        self.box = Box(area.x + area.left, area.bottom, width, height)
        self.size = style.field * area.scale
        self.wrapped = self._wrapped()
        while self.size > 5 and self._needed() > self.box.height:
            self.size *= 0.96
            self.wrapped = self._wrapped()
        self.row = min(
            13 * area.scale, self._row() + max(0.0, self.box.height - self._needed()) / self._lines()
        )

    def title(self) -> Iterator[Mark]:
        """The title over all."""
        room = points(self.box.width)
        shown, size = fit(self.fonts, clean(self.page.title), "bold", self.style.title * self.scale, room)
        yield Text(self.box.x, self.box.top - 8.4 * self.scale, shown, "bold", size)

    def rows(self) -> Iterator[Mark]:
        """The headings, then each row with a line below."""
        y = self.box.top - 17 * self.scale
        for share, heading in zip((0.0, LABEL, LABEL + NEEDS), self.page.headings[:3], strict=True):
            yield self._text(self.box.x + share * self.box.width, y + 1.6, heading, "light")
        yield Text(self.box.right, y + 1.6, self.page.headings[3], "light", self.size * 0.9, "end")
        yield Rule(self.box.x, y, self.box.right, y, self.style.section_line)
        for rule in self.page.rules:
            y -= self.row
            yield from self._row_marks(rule, y)
            yield Rule(self.box.x, y, self.box.right, y, self.style.inner_line)

    def notes(self) -> Iterator[Mark]:
        """Bonus, extras, house rules, in sentences."""
        y = self.box.top - 17 * self.scale - self.row * len(self.page.rules) - self._step()
        for line in self.wrapped:
            y -= self._step()
            yield self._text(self.box.x, y, line, "regular")

    def _row_marks(self, rule: protocol.Rule, y: float) -> Iterator[Mark]:
        middle = y + self.row / 2
        baseline = middle - millimetres(CAPITALS * self.size) / 2
        die_size = min(self.row * 0.5, 0.42 * self.size)
        x = self.box.x
        if rule.face is not None:
            yield die(x, middle - die_size * 0.6, die_size * 1.2, rule.face, 0.7)
            x += die_size * 1.9
        room = self.box.x + LABEL * self.box.width - x - 2
        if rule.example:
            small = min(2.6 * self.scale, room / row_width(1, len(rule.example)))
            yield from row_of_dice(x, y + self.row * 0.14, small, rule.example, 0.4)
            baseline += self.row * 0.16
        label, size = fit(self.fonts, clean(rule.label), "semibold", self.size, points(room))
        yield Text(x, baseline, label, "semibold", size)
        yield from self._column(LABEL, NEEDS, middle, rule.needs)
        yield from self._column(LABEL + NEEDS, POINTS, middle, rule.points)
        yield Text(
            self.box.right, middle - millimetres(0.33 * self.size), rule.maximum, "regular", self.size, "end"
        )

    def _column(self, start: float, share: float, middle: float, text: str) -> Iterator[Mark]:
        lines = self._lines_of(text, share)
        top = middle + self._step() * (len(lines) - 1) / 2 - millimetres(0.33 * self.size)
        for index, line in enumerate(lines):
            yield self._text(self.box.x + start * self.box.width, top - index * self._step(), line, "regular")

    def _text(self, x: float, y: float, text: str, weight: Weight) -> Text:
        return Text(x, y, text, weight, self.size if weight == "regular" else self.size * 0.9)

    def _step(self) -> float:
        return millimetres(self.size * LINE)

    def _row(self) -> float:
        tallest = max(
            max(len(self._lines_of(rule.needs, NEEDS)), len(self._lines_of(rule.points, POINTS)))
            for rule in self.page.rules
        )
        return max(6.2 * self.scale, self._step() * tallest + 1.2 * self.scale)

    def _lines(self) -> int:
        return len(self.page.rules)

    def _lines_of(self, text: str, share: float) -> list[str]:
        return wrap(self.fonts, clean(text), "regular", self.size, points(share * self.box.width - 3))

    def _wrapped(self) -> list[str]:
        room = points(self.box.width)
        return [
            line for note in self.page.notes for line in wrap(self.fonts, note, "regular", self.size, room)
        ]

    def _needed(self) -> float:
        return 17 * self.scale + self._row() * self._lines() + self._step() * (len(self.wrapped) + 1.5)
