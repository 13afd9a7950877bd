"""A draft as the game it makes, and that game verified."""

from dataclasses import replace

from yatzy_print.entry.conversation.draft import Draft
from yatzy_print.games.check import check_game
from yatzy_print.games.game import Entry, Game, Sheet, Written
from yatzy_print.games.verified import VerifiedGame
from yatzy_print.notation.cells import entry, number
from yatzy_print.rules.load import DEFAULT, rule_set
from yatzy_print.rules.ruleset import RuleSet

FORCED = "!"
"""Behind points that no dice give: the paper really says so."""
UNKNOWN_DATE = "-"


def verified(draft: Draft) -> VerifiedGame:
    """The game of a draft, checked; what is not answered is open or not written."""
    rules = draft.rules or rule_set(DEFAULT)
    return check_game(game(draft, rules), rules)


def without_notes(game: VerifiedGame) -> VerifiedGame:
    """The same without a note for every open row."""
    sheets = (
        replace(sheet, findings=tuple(found for found in sheet.findings if found.code != "open-row"))
        for sheet in game.sheets
    )
    return replace(game, sheets=tuple(sheets))


def game(draft: Draft, rules: RuleSet) -> Game:
    """The game as answered so far."""
    answers = draft.answers
    date = answers.get("date", UNKNOWN_DATE)
    return Game(
        rules.id,
        tuple(_sheet(draft, rules, column, name) for column, name in enumerate(draft.players, 1)),
        answers.get("order", "free"),  # type: ignore[arg-type]  # only orders are stored
        date=None if date == UNKNOWN_DATE else date,
        place=answers.get("place", ""),
    )


def cell_of(text: str, row: str, rules: RuleSet) -> Entry | None:
    """The entry of an answer, None when it is open or, under these rules, none."""
    found = entry(text.removesuffix(FORCED), rules.by_id[row], rules)
    return found if isinstance(found, Entry) else None


def _sheet(draft: Draft, rules: RuleSet, column: int, player: str) -> Sheet:
    answers = draft.answers
    cells = {row: cell_of(answers.get(f"cell {row} {column}", ""), row, rules) for row in rules.by_id}
    claims = {line: number(answers.get(f"claim {line} {column}", "")) for line in ("upper", "bonus", "total")}
    entries = {row: filled for row, filled in cells.items() if filled is not None}
    return Sheet(player, entries, number(answers.get(f"extra extra {column}", "")) or 0, Written(**claims))
