"""Games as CSV for a Nordic Excel: semicolons, and a mark that says the letters are UTF-8."""

from collections.abc import Iterable

from yatzy_print.games.game import Game
from yatzy_print.languages.language import Language
from yatzy_print.notation.table_text import write_table
from yatzy_print.rules.ruleset import RuleSet

BYTE_ORDER_MARK = "\ufeff"


def csv_tables(cards: Iterable[tuple[Game, RuleSet]], language: Language) -> bytes:
    """A table for each game, one below the other; a game without entries is one to fill in."""
    tables = (write_table(game, rules, language, to_fill=True) for game, rules in cards)
    return (BYTE_ORDER_MARK + "\n".join(tables)).replace("\n", "\r\n").encode()
