"""Sheets written as text in a test: a row and its points a line, struck as "-", dice after an equals sign."""

from yatzy_print.games.check import check_game
from yatzy_print.games.game import Entry, Game, Sheet, Written
from yatzy_print.games.verified import VerifiedGame, VerifiedSheet
from yatzy_print.rules.load import rule_set
from yatzy_print.rules.ruleset import Order

WHOLE = """
ones 2
twos 6
threes 12
fours 12
fives 15
sixes 24
one_pair 12
two_pairs 16
three_of_a_kind 12
four_of_a_kind -
small_straight 15
large_straight -
full_house 19
chance 23
yatzy -
"""


def entry(text: str) -> Entry:
    """An entry from "12", "-", "12=66421" (dice) or "12=66421@3" (dice and turn)."""
    points, _, rest = text.partition("=")
    dice, _, turn = (rest or points).partition("@")
    number = 0 if points.partition("@")[0] == "-" else int(points.partition("@")[0])
    return Entry(number, tuple(map(int, dice)) if rest and dice else None, int(turn) if turn else None)


def sheet(text: str, player: str = "Maja", extra: int = 0, **written: int) -> Sheet:
    """A column from lines of row and entry."""
    lines = [line.split() for line in text.splitlines() if line.strip()]
    return Sheet(player, {row: entry(cell) for row, cell in lines}, extra, Written(**written))


def changed(text: str, **rows: object) -> str:
    """The same text with other entries in some rows; None removes a row."""
    lines = dict(line.split() for line in text.splitlines() if line.strip())
    lines |= {row: str(cell) for row, cell in rows.items()}
    return "\n".join(f"{row} {cell}" for row, cell in lines.items() if cell != "None")


def verify(*sheets: Sheet, rules: str = "yatzy", order: Order = "free") -> VerifiedGame:
    chosen = rule_set(rules)
    return check_game(Game(chosen.id, sheets, order), chosen)


def verify_one(one: Sheet, rules: str = "yatzy", order: Order = "free") -> VerifiedSheet:
    return verify(one, rules=rules, order=order).sheets[0]


def codes(one: VerifiedSheet) -> list[str]:
    """The finding codes of a sheet, with the row where one is named."""
    return [f"{found.code} {found.category or ''}".strip() for found in one.findings]
