"""The rules as the page's data: nothing that a roll may give is missing or different."""

import re

import pytest

from yatzy_print.entry.page.rules import DIGITS, rules_data
from yatzy_print.languages.language import load
from yatzy_print.rules.load import known, rule_set
from yatzy_print.rules.reach import reachable
from yatzy_print.rules.rolls import rolls
from yatzy_print.rules.score import score


@pytest.mark.parametrize("rules_id", known())
def test_every_roll_gives_what_the_rules_say(rules_id: str) -> None:
    rules = rule_set(rules_id)
    for row, category in zip(rules_data(rules, load("en"))["rows"], rules.categories, strict=True):
        digits = re.sub(r"(.)\{(\d+)\}", lambda run: run[1] * int(run[2]), row["scores"])
        points = [row["values"][DIGITS.index(digit)] for digit in digits]
        assert points == [score(category, roll) for roll in rolls(rules.dice)]
        assert tuple(row["values"]) == reachable(rules, category.id)


def test_the_orders_of_play_are_stages() -> None:
    stages = rules_data(rule_set("yatzy"), load("en"))["stages"]
    assert [len(stages[order]) for order in ("free", "half-forced", "forced")] == [1, 2, 15]
    assert stages["half-forced"][0] == ["ones", "twos", "threes", "fours", "fives", "sixes"]


def test_rules_without_extra_points_have_no_extra_line() -> None:
    assert rules_data(rule_set("yatzy"), load("en"))["extra"] is None
    assert rules_data(rule_set("yatzy-fi"), load("en"))["extra"]["points"] == 100
