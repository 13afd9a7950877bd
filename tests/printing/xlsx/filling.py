"""Fills in a blank workbook as a person does in a spreadsheet program, by the labels beside the cells."""

import random
from collections.abc import Iterable
from io import BytesIO

import openpyxl
from openpyxl.worksheet.worksheet import Worksheet

from yatzy_print.games.game import Entry, Game, Sheet
from yatzy_print.languages.language import Language
from yatzy_print.languages.rows import row_name
from yatzy_print.rules.reach import reachable
from yatzy_print.rules.ruleset import RuleSet


def random_game(rules: RuleSet, seed: str) -> Game:
    """A game of two players whose rows are all filled with what the dice may give; the same for a seed."""
    dice = random.Random(seed)
    sheets = [
        Sheet(name, {row: Entry(dice.choice(reachable(rules, row))) for row in rules.by_id})
        for name in ("Aino", "Åse")
    ]
    return Game(rules.id, tuple(sheets), date="2019-08-04", place="Kotka")


def filled_in(blank: bytes, game: Game, rules: RuleSet, language: Language) -> bytes:
    """The blank card with the date, the names and the points of a game typed in."""
    book = openpyxl.load_workbook(BytesIO(blank))
    sheet = book.active
    assert isinstance(sheet, Worksheet)
    rows = {cell.value: cell.row for cell in sheet["A"]}
    sheet.cell(rows[language.text("facts.date")], 2).value = game.date
    sheet.cell(rows[language.text("facts.place")], 2).value = game.place
    for column, one in enumerate(game.sheets, 2):
        sheet.cell(rows[language.text("words.row")], column).value = one.player
        for row, points in typed(one):
            sheet.cell(rows[row_name(language, row, rules)], column).value = points
    saved = BytesIO()
    book.save(saved)
    return saved.getvalue()


def typed(sheet: Sheet) -> Iterable[tuple[str, int | str]]:
    """What is typed for each row; every third struck row as a dash."""
    for number, (row, entry) in enumerate(sheet.entries.items()):
        yield row, entry.points if entry.points or number % 3 else "-"
