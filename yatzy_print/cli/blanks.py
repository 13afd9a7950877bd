"""Blank cards made: to print, to fill in on a screen, or for a spreadsheet."""

from dataclasses import dataclass

from yatzy_print.cli.outputs import default_path, deliver
from yatzy_print.cli.printed import Layout, printed
from yatzy_print.errors import Trouble
from yatzy_print.languages.language import Language
from yatzy_print.protocol.blank import blank
from yatzy_print.protocol.protocol import Protocol
from yatzy_print.rules.ruleset import Order, RuleSet

PLAYERS = 4


@dataclass(frozen=True, slots=True)
class Blank:
    """One blank card: what stands on it, how often its columns repeat, and what is on its back."""

    rules: RuleSet
    names: tuple[str, ...]
    order: Order
    date: str
    place: str
    games: int
    rules_page: bool
    signatures: bool

    def protocol(self, words: Language) -> Protocol:
        """The card as data."""
        card = blank(
            self.rules, words, self.names, self.date, self.place, self.games, self.signatures, self.order
        )
        if self.rules_page:
            from yatzy_print.protocol.rules_page import with_rules

            card = with_rules(card, self.rules, words)
        return card

    def parts(self, words: Language, how: Layout, *more: str) -> tuple[str, ...]:
        """What makes its default name its own."""
        bound = self.order if self.order != "free" else ""
        games = f"{self.games}games" if self.games > 1 else ""
        marks = (games, "rules" * self.rules_page, "signed" * self.signatures, *more, bound)
        number, facts = str(len(self.names)), (self.date, self.place)
        return (
            "card",
            self.rules.id,
            words.code,
            how.name,
            number,
            *marks,
            *facts,
            *filter(None, self.names),
        )


def columns(players: int | None, names: tuple[str, ...]) -> tuple[str, ...]:
    """The names, then empty columns up to the number asked for. Raises Trouble("players-1-to-8")."""
    asked = PLAYERS if players is None and not names else players or 0
    number = max(asked, len(names))
    if not 1 <= number <= 8:
        raise Trouble("players-1-to-8", given=number)
    return names + ("",) * (number - len(names))


def positive(games: int) -> int:
    """A number of games. Raises Trouble("games-not-positive")."""
    if games < 1:
        raise Trouble("games-not-positive", given=games)
    return games


def print_card(card: Blank, how: Layout, words: Language, output: str | None) -> None:
    """Prints the card as PDF."""
    data = printed([card.protocol(words)], how, words)
    deliver(words, output or default_path(".pdf", *card.parts(words, how)), data)


def make_form(card: Blank, how: Layout, words: Language, output: str | None) -> None:
    """Makes the card as a PDF form; one that may be filled in is never written over."""
    from yatzy_print.cli.forms import form_of, form_path

    data = form_of(card.protocol(words), card.rules, card.order, card.date, how, words)
    deliver(words, form_path(output, data, card.parts(words, how, "form")), data)


def make_sheets(
    card: Blank,
    form: bool,
    format: str | None,
    append: str | None,
    how: Layout,
    words: Language,
    output: str | None,
) -> None:
    """Makes the card as a spreadsheet. Raises Trouble: unknown-format, only-in-pdf, or what writing does."""
    from yatzy_print.cli.sheets import deliver_blank, sheets
    from yatzy_print.games.game import Game, Sheet

    only_pdf = {"form": form, "rules_page": card.rules_page, "signatures": card.signatures}
    asked = sheets(format, append, how, **only_pdf)
    if asked:
        players = tuple(map(Sheet, card.names))
        game = Game(card.rules.id, players, card.order, date=card.date or None, place=card.place)
        deliver_blank(words, game, card.rules, card.games, asked, output)
