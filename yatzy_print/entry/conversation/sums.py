"""The sums so far, told after every row: pace and bonus while the upper rows last, then totals."""

from yatzy_print.entry.conversation.draft import Draft
from yatzy_print.entry.conversation.paper import verified
from yatzy_print.games.state import SheetState, states
from yatzy_print.games.verified import VerifiedSheet
from yatzy_print.languages.language import Language
from yatzy_print.languages.rows import line_name
from yatzy_print.languages.states import bonus_text, signed
from yatzy_print.rules.ruleset import RuleSet


def sums(draft: Draft, row: str, column: int, language: Language) -> str:
    """The sums after a row, of every player or of the one in a column (-1: every player)."""
    game = verified(draft)
    pairs = list(zip(game.sheets, states(game), strict=True))
    shown = pairs if column < 0 else pairs[column : column + 1]
    upper = row in [category.id for category in game.rules.upper]
    alone = len(shown) == 1
    told = [
        _upper(sheet, state, game.rules, language, alone) if upper else str(sheet.totals.total)
        for sheet, state in shown
    ]
    names = [sheet.sheet.player for sheet, _ in shown]
    parts = told if alone else [f"{name} {text}" for name, text in zip(names, told, strict=True)]
    return f"  → {line_name(language, 'upper' if upper else 'total')}: {' · '.join(parts)}"


def _upper(sheet: VerifiedSheet, state: SheetState, rules: RuleSet, language: Language, alone: bool) -> str:
    """The upper sum, its pace, and the bonus once it is decided; for one player also what it still takes."""
    pace = "" if state.pace_in_all is None else f" ({signed(state.pace_in_all)})"
    is_news = state.bonus.outlook != "possible" or (alone and state.bonus.row is not None)
    bonus = bonus_text(language, state.bonus, rules) if is_news else ""
    return f"{sheet.totals.upper}{pace}" + (f", {bonus}" if bonus else "")
