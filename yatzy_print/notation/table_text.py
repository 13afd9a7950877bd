"""A Game as the table that `read` reads back."""

import csv
import io
from collections.abc import Callable

from yatzy_print.games.game import Entry, Game, Sheet
from yatzy_print.languages.language import Language
from yatzy_print.languages.rows import Line, line_name, row_name
from yatzy_print.rules.ruleset import Category, RuleSet

UPPER_LINES: tuple[Line, ...] = ("upper", "bonus", "upper_with_bonus")
LOWER_LINES: tuple[Line, ...] = ("lower", "extra", "total")


def write_table(game: Game, rules: RuleSet, language: Language, delimiter: str = ";") -> str:
    """A game as a table in a language; teams and turns have no place in it, JSON keeps them."""
    text = io.StringIO()
    writer = csv.writer(text, delimiter=delimiter, lineterminator="\n")
    writer.writerows(_facts(game, language))
    writer.writerow([language.text("words.row"), *(sheet.player for sheet in game.sheets)])
    for section, lines in ((rules.upper, UPPER_LINES), (rules.lower, LOWER_LINES)):
        writer.writerows(_row(category, game, rules, language) for category in section)
        writer.writerows(row for line in lines if any((row := _line(line, game, language))[1:]))
    return text.getvalue()


def _facts(game: Game, language: Language) -> list[list[str]]:
    facts = {
        "date": game.date or "",
        "place": game.place,
        "rules": game.rules,
        "order": language.text(f"orders.{game.order}") if game.order != "free" else "",
        "state": language.text(f"states.{game.state}") if game.state != "played" else "",
        "note": game.note,
    }
    return [[language.text(f"facts.{name}"), text] for name, text in facts.items() if text]


def _row(category: Category, game: Game, rules: RuleSet, language: Language) -> list[str]:
    cells = [_cell(sheet.entries.get(category.id)) for sheet in game.sheets]
    return [row_name(language, category.id, rules), *cells]


def _cell(entry: Entry | None) -> str:
    if entry is None:
        return ""
    points = str(entry.points) if entry.points else "-"
    return points if entry.dice is None else "".join(map(str, entry.dice)) + "=" + points


def _line(line: Line, game: Game, language: Language) -> list[str]:
    return [line_name(language, line), *(WRITTEN[line](sheet) for sheet in game.sheets)]


def _claim(value: int | None) -> str:
    return "" if value is None else str(value)


WRITTEN: dict[Line, Callable[[Sheet], str]] = {
    "upper": lambda sheet: _claim(sheet.written.upper),
    "bonus": lambda sheet: _claim(sheet.written.bonus),
    "upper_with_bonus": lambda sheet: _claim(sheet.written.upper_with_bonus),
    "lower": lambda sheet: _claim(sheet.written.lower),
    "extra": lambda sheet: str(sheet.extra or ""),
    "total": lambda sheet: _claim(sheet.written.total),
}
