"""The script's data: what every row may hold, derived from the rules."""

import json
import re

import pytest

from yatzy_print.languages.language import CODES, load
from yatzy_print.printing.fillable.script import SUMS, calculation, document_script, limits, validation
from yatzy_print.rules.load import rule_set
from yatzy_print.rules.reach import maximum


def data(rules: str, language: str = "en") -> dict:
    """The data in a script."""
    return json.loads(
        re.search(r"^card: (\{.*\}),$", document_script(rule_set(rules), load(language)), re.M)[1]
    )


@pytest.mark.parametrize("rules", ["yatzy", "yatzy-kids", "maxi-yatzy", "yahtzee+no-joker"])
def test_the_best_allowed_points_make_the_maximum_that_the_card_prints(rules: str) -> None:
    card, chosen = data(rules), rule_set(rules)
    best = {row: max(card["allowed"][row]) for row in card["upper"] + card["lower"]}
    upper = sum(best[row] for row in card["upper"])
    bonus = max(points for threshold, points in card["bonus"] if upper >= threshold)
    assert sum(best.values()) + bonus == maximum(chosen)


def test_rows_hold_what_dice_give_and_nothing_else() -> None:
    allowed = limits(rule_set("yatzy"))
    assert allowed["ones"] == [0, 1, 2, 3, 4, 5]
    assert (allowed["small_straight"], allowed["yatzy"]) == ([0, 15], [0, 50])
    assert set(range(7, 29)) - set(allowed["full_house"]) == {10, 25}, "only five alike give these"
    assert "extra" not in allowed


def test_jokers_are_allowed_where_the_rules_have_them() -> None:
    """A further Yatzy of fives is 25 in the full house of the Finnish family rules."""
    assert 25 in limits(rule_set("yatzy-fi"))["full_house"]
    assert 25 not in limits(rule_set("yatzy-fi+extra-50"))["full_house"]


def test_the_extra_line_takes_points_or_a_count_of_extras() -> None:
    assert limits(rule_set("yatzy-fi"))["extra"] == [*range(15), *range(100, 1401, 100)]


@pytest.mark.parametrize("language", CODES)
def test_the_script_is_plain_ascii_and_complete(language: str) -> None:
    script = document_script(rule_set("maxi-yatzy"), load(language))
    assert script.isascii() and script.startswith("var yatzy = {") and script.endswith("};")
    assert "//" not in script


def test_words_come_from_the_language() -> None:
    card = data("yatzy", "sv")
    assert card["labels"]["full_house"] == "Kåk"
    assert "{row}" in card["impossible"] and "{near}" in card["impossible"] and "{written}" in card["noScore"]


def test_field_scripts_are_calls_of_the_document_script() -> None:
    program = document_script(rule_set("yatzy-fi"), load("en"))
    for call in (*(calculation(line, 0) for line in SUMS), validation("ones")):
        name = re.fullmatch(r'yatzy\.(\w+)\("\w+"(?:, 1)?\);', call)[1]
        assert f"{name}: function" in program
