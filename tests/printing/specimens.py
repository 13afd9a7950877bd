"""Games and names that printing is tried on."""

from functools import cache
from random import Random

from yatzy_print.games.check import check_game
from yatzy_print.games.game import Entry, Game, Sheet, Written
from yatzy_print.games.verified import VerifiedGame
from yatzy_print.rules.load import rule_set
from yatzy_print.rules.reach import reachable
from yatzy_print.rules.ruleset import RuleSet

HARD_NAMES = (
    "Maximilian Alexander von Hohenzollern-Sigmaringen",
    "Nguyễn Thị Minh Khai",
    "Ελένη Παπαδοπούλου",
    "Наталья Достоевская",
    "W" * 60,
    "i",
    "Åsa\tÖhman\nŽižková",
    "Þórunn 😀 Æsa",
)
RULE_SETS = (
    "yatzy",
    "yatzy-fi",
    "yatzy-kids",
    "maxi-yatzy",
    "maxi-yatzy+graded-bonus+full-straight-30",
    "yahtzee",
)


@cache
def played(rules: str, names: tuple[str, ...], seed: int = 1, hard: bool = False) -> VerifiedGame:
    """A finished game with a seed of its own; a hard one has dice, wrong sums and an impossible score."""
    chosen = rule_set(rules)
    dice = Random(seed)
    sheets = tuple(_sheet(chosen, name, dice, hard) for name in names)
    date, place = (
        ("2019-12-24", "Kristiinankaupunki, mummolan kesäkeittiö") if hard else ("2019-08-04", "Kotka")
    )
    return check_game(Game(rules, sheets, date=date, place=place), chosen)


def _sheet(rules: RuleSet, name: str, dice: Random, hard: bool) -> Sheet:
    entries = {row.id: Entry(dice.choice((0, *reachable(rules, row.id)))) for row in rules.categories}
    if not hard:
        return Sheet(name, entries)
    roll = (6, 6, 4, 2, 1, 1)[: rules.dice]
    entries |= {"chance": Entry(sum(roll), roll), "sixes": Entry(6, roll), "three_of_a_kind": Entry(1)}
    return Sheet(name, entries, written=Written(upper=1, bonus=50, lower=1, total=1234))
