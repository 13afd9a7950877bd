"""What a roll gives in a row."""

from collections.abc import Mapping

from yatzy_print.errors import Trouble
from yatzy_print.rules.patterns import Counts, Dice, counts_of, pips
from yatzy_print.rules.ruleset import Category, RuleSet


def score(category: Category, dice: Dice) -> int:
    """The points a roll, in any order, gives in a row without a joker; 0 when it does not fit."""
    return score_counts(category, counts_of(dice))


def score_counts(category: Category, counts: Counts) -> int:
    """The same for a roll given as counts of the faces 1 to 6."""
    best = category.pattern.best(counts)
    if best is None:
        return 0
    if category.points == "used":
        return best
    return pips(counts) if category.points == "all" else category.points


def scores(rules: RuleSet, dice: Dice) -> Mapping[str, int]:
    """What a roll gives in every row, in the card's order. Raises Trouble when it is no roll of the rules."""
    if len(dice) != rules.dice or not all(1 <= die <= 6 for die in dice):
        raise Trouble("not-a-roll", given="".join(map(str, dice)), dice=rules.dice)
    return {category.id: score(category, dice) for category in rules.categories}
