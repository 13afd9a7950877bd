"""Extra rolls of all dice alike as jokers: the points they may take."""

from collections.abc import Mapping
from functools import cache

from yatzy_print.rules.patterns import Face, Groups
from yatzy_print.rules.rolls import roll_counts
from yatzy_print.rules.ruleset import Category, RuleSet
from yatzy_print.rules.score import score, score_counts


def joker_score(rules: RuleSet, category: Category, face: int) -> int:
    """Full points of a row for all dice showing `face`, as a joker.

    Above the line every die counts as the row's own face where the joker is a right; else it is no joker.
    """
    plain = score(category, (face,) * rules.dice)
    if isinstance(category.pattern, Face):
        right = rules.extra is not None and rules.extra.joker == "right"
        return rules.dice * category.pattern.face if right else plain
    if plain:
        return plain
    if isinstance(category.points, int):
        return category.points
    if category.points == "all":
        return rules.dice * face
    if isinstance(category.pattern, Groups):
        return sum(category.pattern.sizes) * face
    return max(score_counts(category, counts) for counts in roll_counts(rules.dice))


def joker_scores(rules: RuleSet, category: Category) -> frozenset[int]:
    """Every value that a joker may give in a row; none where the rule set has no joker."""
    if rules.extra is None or rules.extra.joker == "none" or category.id == rules.extra.category:
        return frozenset()
    return frozenset(joker_score(rules, category, face) for face in range(1, 7))


@cache
def alike_scores(rules: RuleSet) -> Mapping[str, frozenset[int]]:
    """The points that a further roll of all dice alike may leave in each row but its own.

    Striking leaves 0 everywhere, except where a forced joker must score below the line.
    """
    return {
        category.id: _alike(rules, category)
        for category in rules.categories
        if rules.extra and category.id != rules.extra.category
    }


def _alike(rules: RuleSet, category: Category) -> frozenset[int]:
    joker = joker_scores(rules, category)
    if rules.extra and rules.extra.joker == "forced" and category.section == "lower":
        return joker
    plain = frozenset(score(category, (face,) * rules.dice) for face in range(1, 7))
    return plain | joker | {0}
