"""The pace towards the bonus."""

from yatzy_print.rules.load import rule_set
from yatzy_print.statistics.pace import pace, threshold


def test_three_of_each_make_63() -> None:
    found = pace(rule_set("yatzy"))
    assert found == {"ones": 3, "twos": 6, "threes": 9, "fours": 12, "fives": 15, "sixes": 18}
    assert sum(found.values()) == threshold(rule_set("yatzy"))


def test_four_of_each_with_six_dice() -> None:
    assert sum(pace(rule_set("maxi-yatzy")).values()) == 84


def test_two_of_each_for_the_bonus_at_42() -> None:
    assert sum(pace(rule_set("yatzy+bonus-42")).values()) == 42


def test_75_has_no_pace_of_one_number_of_each() -> None:  # T104
    assert pace(rule_set("maxi-yatzy+bonus-75")) == {}
