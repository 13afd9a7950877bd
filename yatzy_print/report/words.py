"""How a report words texts and numbers: one object in the reader's language, used by the templates."""

from dataclasses import dataclass
from functools import lru_cache

from yatzy_print.errors import Fact
from yatzy_print.languages import formats, rows
from yatzy_print.languages.language import Language
from yatzy_print.protocol.facts import date_words
from yatzy_print.rules.ruleset import RuleSet
from yatzy_print.statistics.numbers import Numbers
from yatzy_print.statistics.results import LeftOut, Result
from yatzy_print.statistics.spread import Rate

DASH = "–"
MINUS = "−"
number_text = lru_cache(maxsize=4096)(formats.number_text)
percent_text = lru_cache(maxsize=1024)(formats.percent_text)
date_text = lru_cache(maxsize=4096)(date_words)


@dataclass(frozen=True)
class Words:
    """Texts and formats of one language. What is None, such as a mean of nothing, becomes a dash.

    Numbers are rounded here and nowhere before: to the decimals asked for, halves to the even digit.
    """

    language: Language

    def text(self, key: str, /, **facts: Fact) -> str:
        """The text of a key of the section `report`."""
        return self.language.text(f"report.{key}", **facts)

    def count(self, key: str, n: int) -> str:
        """A text with a number in it, in the singular or the plural."""
        return self.text(f"{key}-one" if n == 1 else f"{key}-many", n=self.number(n))

    def number(self, value: float | None, decimals: int = 0) -> str:
        """A number."""
        return DASH if value is None else number_text(self.language, value, decimals)

    def signed(self, value: float | None, decimals: int = 0) -> str:
        """A difference, always with its sign."""
        if value is None:
            return DASH
        size = self.number(abs(value), decimals)
        sign = "" if size == self.number(0, decimals) else MINUS if value < 0 else "+"
        return sign + size

    def percent(self, share: float | None) -> str:
        """A share between 0 and 1 in whole percent."""
        return DASH if share is None else percent_text(self.language, share)

    def interval(self, rate: Rate) -> str:
        """The 95 % interval of a rate, in whole percent."""
        if rate.interval is None:
            return DASH
        low, high = rate.interval
        return f"{self.number(low * 100)}{DASH}{self.percent(high)}"

    def of(self, rate: Rate) -> str:
        """So many of so many, in figures."""
        return self.text("of", hits=self.number(rate.hits), of=self.number(rate.of))

    def date(self, iso: str | None) -> str:
        """A date, as exactly as it is known."""
        return date_text(self.language, iso) if iso else DASH

    def short_date(self, iso: str | None) -> str:
        """The same as short as a table needs it."""
        return date_text(self.language, iso, short=True) if iso else DASH

    def month(self, number: int) -> str:
        """The short name of a month (1 to 12)."""
        return self.text("months").split()[number - 1]

    def when(self, result: Result) -> str:
        """When and where a game was played; empty when nobody noted it."""
        date = self.date(result.date) if result.date else ""
        return ", ".join(filter(None, (date, result.place)))

    def row(self, line: str, rules: RuleSet) -> str:
        """The name of a row, or of the lines "bonus", "extra" and "total"."""
        if line in ("upper", "bonus", "extra", "total"):
            return self.language.text(f"lines.{line}")
        return rows.row_name(self.language, line, rules)

    def mode(self, rules: RuleSet, order: str) -> str:
        """The name of a rule set, and of the order of play unless it is free."""
        name = rows.rules_name(self.language, rules)
        return name if order == "free" else f"{name} · {self.text(f'order-{order}')}"

    def wins(self, numbers: Numbers) -> str:
        """The share of games won, and how many were shared."""
        share = self.percent(numbers.wins.value)
        shared = numbers.shared_wins.hits
        return f"{share} · {self.text('shared', n=self.number(shared))}" if shared else share

    def left_out(self, games: LeftOut) -> str:
        """How many games count nowhere, by the reason."""
        named = {"cancelled": games.cancelled, "unfinished": games.unfinished, "faulty": games.faulty}
        parts = [self.text(f"left-out-{reason}", n=self.number(n)) for reason, n in named.items() if n]
        return self.text("left-out", reasons=", ".join(parts))
