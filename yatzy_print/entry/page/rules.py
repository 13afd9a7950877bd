"""A rule set as data: the page's script looks values up in it, adds and compares, and has no rule itself."""

import re
from typing import Any

from yatzy_print.games.extras import rows_after
from yatzy_print.games.pace import pace
from yatzy_print.languages.language import Language
from yatzy_print.languages.rows import row_name
from yatzy_print.rules.jokers import alike_scores, joker_scores
from yatzy_print.rules.reach import reachable
from yatzy_print.rules.rolls import rolls
from yatzy_print.rules.ruleset import ORDERS, Category, Order, RuleSet
from yatzy_print.rules.score import score

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""One character for each place in a row's values: no row gives more than 62 different points."""


def rules_data(rules: RuleSet, language: Language) -> dict[str, Any]:
    """Rows with all their possible points, what every roll gives, bonus tiers, extra points, orders."""
    return {
        "rules": rules.id,
        "dice": rules.dice,
        "digits": DIGITS,
        "rows": [_row(category, rules, language) for category in rules.categories],
        "bonus": [list(tier) for tier in rules.bonus],
        "extra": _extra(rules),
        "stages": {order: _stages(rules, order) for order in ORDERS},
    }


def _row(category: Category, rules: RuleSet, language: Language) -> dict[str, Any]:
    """`scores` has a digit for each roll, in the order of the rolls: the place of its points in `values`.

    A digit repeated is written once, with its number behind it: 0{28}.
    """
    values = reachable(rules, category.id)
    places = {points: DIGITS[place] for place, points in enumerate(values)}
    return {
        "id": category.id,
        "label": row_name(language, category.id, rules),
        "upper": category.section == "upper",
        "values": list(values),
        "scores": _packed("".join(places[score(category, roll)] for roll in rolls(rules.dice))),
        "jokers": sorted(joker_scores(rules, category)),
        "alike": sorted(alike_scores(rules).get(category.id, ())),
        "pace": pace(rules).get(category.id),
    }


def _packed(digits: str) -> str:
    return re.sub(r"(.)\1{4,}", lambda run: f"{run[1]}{{{len(run[0])}}}", digits)


def _extra(rules: RuleSet) -> dict[str, Any] | None:
    """`after`: the rows that, by the order of play, can have held a further roll of all dice alike."""
    if rules.extra is None or not rules.extra.points:
        return None
    after = {order: sorted(rows_after(rules, order)) for order in ORDERS}
    return {"row": rules.extra.category, "points": rules.extra.points, "after": after}


def _stages(rules: RuleSet, order: Order) -> list[list[str]]:
    """The rows in groups: all of a group are filled before any of the next."""
    if order == "forced":
        return [[row.id] for row in rules.categories]
    if order == "half-forced":
        return [[row.id for row in rules.upper], [row.id for row in rules.lower]]
    return [[row.id for row in rules.categories]]
