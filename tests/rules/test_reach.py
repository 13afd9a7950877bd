"""Reachable scores and maxima, derived: compared with the published tables."""

import pytest

from tests.rules.brute_force import EVERY_RULE_SET
from yatzy_print.rules.load import rule_set
from yatzy_print.rules.reach import maximum, maximum_with_extras, nearest_scores, reachable
from yatzy_print.rules.rolls import rolls

LEGAL = {
    "ones": range(6),
    "sixes": range(0, 31, 6),
    "one_pair": range(0, 13, 2),
    "two_pairs": [0, *range(6, 23, 2)],
    "three_of_a_kind": range(0, 19, 3),
    "four_of_a_kind": range(0, 25, 4),
    "small_straight": [0, 15],
    "large_straight": [0, 20],
    "full_house": [0, *(n for n in range(7, 29) if n not in (10, 25))],
    "chance": [0, *range(5, 31)],
    "yatzy": [0, 50],
}
LEGAL_MAXI = {
    "three_pairs": [0, *range(12, 31, 2)],
    "five_of_a_kind": range(0, 31, 5),
    "full_straight": [0, 21],
    "villa": [0, *range(9, 34, 3)],
    "tower": [0, *range(8, 35, 2)],
    "chance": [0, *range(6, 37)],
    "maxi_yatzy": [0, 100],
}
LEGAL_YAHTZEE = {
    "three_of_a_kind": [0, *range(5, 31)],
    "four_of_a_kind": [0, *range(5, 31)],
    "full_house": [0, 25],
    "small_straight": [0, 30],
    "large_straight": [0, 40],
}


@pytest.mark.parametrize(
    ("rules_id", "legal"),
    [("yatzy", LEGAL), ("maxi-yatzy", LEGAL_MAXI), ("yahtzee", LEGAL_YAHTZEE)],
)
def test_reachable_scores_are_the_published_legal_values(rules_id: str, legal: dict[str, range]) -> None:
    for row, values in legal.items():
        assert reachable(rule_set(rules_id), row) == tuple(values), row


@pytest.mark.parametrize("rules_id", EVERY_RULE_SET)
def test_reachable_scores_are_what_some_roll_gives_and_zero(rules_id: str) -> None:
    rules = rule_set(rules_id)
    for row, points in EVERY_RULE_SET[rules_id].items():
        assert set(reachable(rules, row)) == {points(dice) for dice in rolls(rules.dice)} | {0}


@pytest.mark.parametrize(
    ("rules_id", "highest", "with_extras", "why"),
    [
        ("yatzy", 374, 374, "105 + 50 + 219"),
        ("yatzy+four-as-two-pairs", 376, 376, "24 in two pairs"),
        ("yatzy+yatzy-as-full-house", 376, 376, "30 in the full house"),
        ("yatzy+four-as-two-pairs+yatzy-as-full-house", 378, 378, "both"),
        ("yatzy-kids", 289, 289, "no two pairs, straights or house"),
        ("yatzy-fi", 374, 1778, "14 extra Yatzys as jokers"),
        ("yatzy-fi+extra-50", 374, 989, "14 extra Yatzys, four of them in rows of 0"),
        ("yatzy+extra-50", 374, 989, "the same without a joker"),
        ("maxi-yatzy", 649, 649, "126 + 100 + 423"),
        ("maxi-yatzy+full-straight-30", 658, 658, "9 more"),
        ("maxi-yatzy+bonus-75", 599, 599, "bonus 50"),
        ("maxi-yatzy+bonus-84-50", 599, 599, "bonus 50"),
        ("yahtzee", 375, 1575, "J76: 12 extra Yahtzees"),
        ("yahtzee+no-extra", 375, 375, "the joker gives no more than dice do"),
    ],
)
def test_maxima(rules_id: str, highest: int, with_extras: int, why: str) -> None:
    rules = rule_set(rules_id)
    assert (maximum(rules), maximum_with_extras(rules)) == (highest, with_extras), why


def test_the_maximum_without_bonus_is_324() -> None:
    rules = rule_set("yatzy")
    assert maximum(rules) - rules.bonus_for(105) == 324


@pytest.mark.parametrize(("points", "near"), [(25, (24, 26)), (29, (28,)), (-3, (0,)), (200, (28,))])
def test_nearest_scores_of_a_full_house(points: int, near: tuple[int, ...]) -> None:
    assert nearest_scores(rule_set("yatzy"), "full_house", points) == near
