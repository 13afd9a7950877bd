"""A game as the lines of its table, before they are text or spreadsheet cells."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from yatzy_print.games.game import Entry, Game, Sheet
from yatzy_print.languages.language import Language
from yatzy_print.languages.rows import Line, line_name, row_name
from yatzy_print.rules.ruleset import RuleSet

UPPER_LINES: tuple[Line, ...] = ("upper", "bonus", "upper_with_bonus")
LOWER_LINES: tuple[Line, ...] = ("lower", "extra", "total")


@dataclass(frozen=True, slots=True)
class CardLine:
    """One line: `label`, and a value for each column (of a fact only one).

    `id` names the fact, row or sum. A fact, name or team is text, a row an Entry or None for open, a sum
    the points that the paper claims or None; of the extra line they are the points themselves.
    """

    kind: Literal["fact", "names", "teams", "row", "sum"]
    id: str
    label: str
    values: tuple[str | int | Entry | None, ...]


def card_lines(game: Game, rules: RuleSet, language: Language, to_fill: bool = False) -> Iterator[CardLine]:
    """The lines of a game from top to bottom: what the paper says; `to_fill`: also what it leaves open."""
    yield from _facts(game, language, to_fill)
    yield CardLine("names", "", language.text("words.row"), tuple(sheet.player for sheet in game.sheets))
    if any(sheet.team for sheet in game.sheets):
        teams = tuple(sheet.team or "" for sheet in game.sheets)
        yield CardLine("teams", "team", language.text("facts.team"), teams)
    always = _sums(rules) if to_fill else set()
    for section, sums in ((rules.upper, UPPER_LINES), (rules.lower, LOWER_LINES)):
        for category in section:
            entries = tuple(sheet.entries.get(category.id) for sheet in game.sheets)
            yield CardLine("row", category.id, row_name(language, category.id, rules), entries)
        for line in sums:
            claims = tuple(_written(sheet, line) for sheet in game.sheets)
            if line in always or any(claim is not None for claim in claims):
                yield CardLine("sum", line, line_name(language, line), claims)


def _facts(game: Game, language: Language, to_fill: bool) -> Iterator[CardLine]:
    facts = {
        "date": game.date or "",
        "place": game.place,
        "rules": game.rules,
        "order": language.text(f"orders.{game.order}") if game.order != "free" else "",
        "state": language.text(f"states.{game.state}") if game.state != "played" else "",
        "note": game.note,
    }
    for name, text in facts.items():
        if text or (to_fill and name in ("date", "place")):
            yield CardLine("fact", name, language.text(f"facts.{name}"), (text,))


def _sums(rules: RuleSet) -> set[Line]:
    """The sums that a card of these rules has."""
    sums: set[Line] = {"total"}
    if rules.upper:
        sums.add("upper")
    if rules.bonus:
        sums.add("bonus")
    if rules.extra is not None and rules.extra.points:
        sums.add("extra")
    return sums


def _written(sheet: Sheet, line: Line) -> int | None:
    if line == "extra":
        return sheet.extra or None
    claim: int | None = getattr(sheet.written, line)
    return claim
