"""The short rules on the back, derived from each rule set."""

import pytest

from tests.printing.specimens import RULE_SETS
from yatzy_print.languages.language import CODES, load
from yatzy_print.protocol.rules_page import rules_page
from yatzy_print.rules.load import house_rules, known, rule_set


def rows(rules: str) -> dict[str, tuple[str, str, str]]:
    page = rules_page(rule_set(rules), load("en"))
    return {rule.label: (rule.needs, rule.points, rule.maximum) for rule in page.rules}


@pytest.mark.parametrize(
    ("rules", "row", "said"),
    [
        ("yatzy", "Fours", ("any dice showing 4", "the sum of these dice", "20")),
        ("yatzy", "Full house", ("3 + 2 alike, of different faces", "the sum of these dice", "28")),
        ("yatzy", "Small straight", ("1-2-3-4-5", "15 points", "15")),
        ("yatzy", "Yatzy", ("5 alike", "50 points", "50")),
        ("yatzy+four-as-two-pairs", "Two pairs", ("2 + 2 alike", "the sum of these dice", "24")),
        ("yahtzee", "Three of a kind", ("3 alike", "the sum of all dice", "30")),
        ("yahtzee", "Small straight", ("any 4 in a row", "30 points", "30")),
        ("maxi-yatzy", "Chance", ("any dice", "the sum of all dice", "36")),
    ],
)
def test_every_row_says_what_it_needs_and_scores(rules: str, row: str, said: tuple[str, str, str]) -> None:
    assert rows(rules)[row] == said


def test_the_notes_tell_bonus_extras_joker_house_rules_and_maximum() -> None:
    notes = " ".join(rules_page(rule_set("yatzy-fi"), load("en")).notes)
    for part in ("15 turns", "at least 63 → bonus 50", "100 points on the extra line", "Joker", "374 points"):
        assert part in notes
    assert "Joker" not in " ".join(rules_page(rule_set("yatzy"), load("en")).notes)


@pytest.mark.parametrize("code", CODES)
def test_every_rule_set_and_house_rule_has_its_page_in_every_language(code: str) -> None:
    for base in known():
        for chosen in ("", *house_rules(rule_set(base))):
            page = rules_page(rule_set(f"{base}+{chosen}"), load(code))
            assert all(rule.label and rule.needs and rule.points for rule in page.rules)
            assert "{" not in " ".join(page.notes) and len(page.notes) >= 3


def test_rule_sets_of_the_specimens_are_the_known_ones() -> None:
    assert set(known()) <= {rules.split("+")[0] for rules in RULE_SETS}


def test_the_maximum_with_extra_points_is_told_beside_the_one_without() -> None:
    last = {
        name: rules_page(rule_set(name), load("sv")).notes[-1] for name in ("yahtzee", "yatzy-fi", "yatzy")
    }
    assert last == {
        "yahtzee": "Den högsta möjliga totalen är 375 poäng. Med extrapoäng: 1575.",
        "yatzy-fi": "Den högsta möjliga totalen är 374 poäng. Med extrapoäng: 1778.",
        "yatzy": "Den högsta möjliga totalen är 374 poäng.",
    }
