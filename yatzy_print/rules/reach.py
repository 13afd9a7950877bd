"""What the rules imply, derived by enumerating every roll: reachable scores and maxima."""

from collections.abc import Mapping
from functools import cache

from yatzy_print.rules.jokers import joker_scores
from yatzy_print.rules.rolls import roll_counts
from yatzy_print.rules.ruleset import Category, RuleSet
from yatzy_print.rules.score import score, score_counts


@cache
def reach(rules: RuleSet) -> Mapping[str, frozenset[int]]:
    """Every score that dice can give in each row, and 0, which striking always gives. Jokers are left out."""
    counts = roll_counts(rules.dice)
    return {
        category.id: frozenset(score_counts(category, roll) for roll in counts) | {0}
        for category in rules.categories
    }


def reachable(rules: RuleSet, category_id: str) -> tuple[int, ...]:
    """A row's reachable scores in rising order, from 0."""
    return tuple(sorted(reach(rules)[category_id]))


def row_maximum(rules: RuleSet, category_id: str) -> int:
    """The most points that dice can give in a row, jokers left out."""
    return max(reach(rules)[category_id])


def upper_maximum(rules: RuleSet) -> int:
    """The highest upper sum, before the bonus."""
    return sum(row_maximum(rules, category.id) for category in rules.upper)


def maximum(rules: RuleSet) -> int:
    """The highest total without extra rolls of all dice alike: the one a card prints."""
    rows = sum(row_maximum(rules, category.id) for category in rules.categories)
    return rows + rules.bonus_for(upper_maximum(rules))


def maximum_with_extras(rules: RuleSet) -> int:
    """The highest total when every turn may bring all dice alike; `maximum` where they earn nothing."""
    if rules.extra is None:
        return maximum(rules)
    rows = sum(most_with_extras(rules, category) for category in rules.categories)
    return rows + rules.bonus_for(upper_maximum(rules))


def most_with_extras(rules: RuleSet, category: Category) -> int:
    """The most points that a row can bring when a further roll of all dice alike fills it."""
    plain = row_maximum(rules, category.id)
    if rules.extra is None or category.id == rules.extra.category:
        return plain
    alike = max(score(category, (face,) * rules.dice) for face in range(1, 7))
    return max(plain, rules.extra.points + max(joker_scores(rules, category) | {alike}))


def nearest_scores(rules: RuleSet, category_id: str, points: int) -> tuple[int, ...]:
    """The reachable scores next below and next above a value that no dice give."""
    scores = reachable(rules, category_id)
    below = [value for value in scores if value < points][-1:]
    above = [value for value in scores if value > points][:1]
    return (*below, *above)
