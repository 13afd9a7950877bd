"""A Game as the table that `read` reads back."""

import csv
import io

from yatzy_print.games.game import Entry, Game
from yatzy_print.languages.language import Language
from yatzy_print.notation.card_lines import CardLine, card_lines
from yatzy_print.notation.names import guarded
from yatzy_print.rules.ruleset import RuleSet


def write_table(
    game: Game, rules: RuleSet, language: Language, delimiter: str = ";", to_fill: bool = False
) -> str:
    """A game as a table in a language; turns have no place in it, JSON keeps them.

    `to_fill` writes also the lines that the paper leaves out. Names that a spreadsheet would take for
    formulas stand behind an apostrophe.
    """
    text = io.StringIO()
    writer = csv.writer(text, delimiter=delimiter, lineterminator="\n")
    writer.writerows(_cells(line) for line in card_lines(game, rules, language, to_fill))
    return text.getvalue()


def _cells(line: CardLine) -> list[str]:
    return [guarded(line.label), *map(_text, line.values)]


def _text(value: str | int | Entry | None) -> str:
    if value is None:
        return ""
    if isinstance(value, Entry):
        return entry_text(value)
    return guarded(value) if isinstance(value, str) else str(value)


def entry_text(entry: Entry) -> str:
    """Points, "-" for a struck row, dice with their points: 12, -, 66421=12."""
    points = str(entry.points) if entry.points else "-"
    return points if entry.dice is None else "".join(map(str, entry.dice)) + "=" + points
