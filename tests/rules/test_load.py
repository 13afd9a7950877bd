"""Rule sets by name: canonical spelling, house rules, own files, and what is refused."""

from pathlib import Path

import pytest

from yatzy_print.errors import Trouble
from yatzy_print.rules import documents
from yatzy_print.rules.load import house_rules, known, rule_set
from yatzy_print.rules.own import from_text
from yatzy_print.rules.reach import maximum
from yatzy_print.rules.score import scores


@pytest.mark.parametrize(
    ("given", "canonical"),
    [
        ("yatzy", "yatzy"),
        (" Yatzy ", "yatzy"),
        ("yatzy+yatzy-as-full-house+four-as-two-pairs", "yatzy+four-as-two-pairs+yatzy-as-full-house"),
        ("yatzy+four-as-two-pairs+yatzy-as-full-house", "yatzy+four-as-two-pairs+yatzy-as-full-house"),
        ("yatzy+bonus-42+bonus-42", "yatzy+bonus-42"),
        ("YAHTZEE+no-extra+free-joker", "yahtzee+free-joker+no-extra"),
    ],
)
def test_one_canonical_spelling(given: str, canonical: str) -> None:
    assert rule_set(given).id == canonical


@pytest.mark.parametrize(
    ("given", "code", "nearest"),
    [
        ("yatsy", "unknown-rules", "yatzy"),
        ("maxi", "unknown-rules", "maxi-yatzy"),
        ("yatzi-fi", "unknown-rules", "yatzy-fi"),
        ("yahtzee+nojoker", "unknown-house-rule", "no-joker"),
        ("yatzy+extra50", "unknown-house-rule", "extra-50"),
        ("yatzy-kids+bonus-42", "unknown-house-rule", "–"),
    ],
)
def test_an_unknown_name_lists_the_known_ones_nearest_first(given: str, code: str, nearest: str) -> None:
    with pytest.raises(Trouble, match=code) as caught:
        rule_set(given)
    listed = str(caught.value.facts["known"]).split(", ")
    assert listed[0] == nearest
    base = given.split("+")[0]
    assert set(listed) == set(known() if code == "unknown-rules" else house_rules(rule_set(base)) or ["–"])


CONTRADICTIONS = """
yatzy+extra-50+extra-100
maxi-yatzy+bonus-75+graded-bonus
maxi-yatzy+bonus-75+bonus-75-100
maxi-yatzy+bonus-63+bonus-84-50
maxi-yatzy+full-straight-25+full-straight-30
yahtzee+free-joker+no-joker
yahtzee+joker-needs-50+no-joker
"""


@pytest.mark.parametrize("given", CONTRADICTIONS.split())
def test_contradictory_house_rules_are_refused(given: str) -> None:
    with pytest.raises(Trouble, match="contradictory-house-rules"):
        rule_set(given)


def test_every_rule_set_and_house_rule_cites_its_source() -> None:
    for name in known():
        rules = rule_set(name)
        assert len(rules.source) > 20
        for house_rule in house_rules(rules):
            assert rule_set(f"{name}+{house_rule}").id == f"{name}+{house_rule}"


@pytest.mark.parametrize(
    "given", ["yatzy", "yatzy-fi+extra-50", "yahtzee+no-joker", "maxi-yatzy+graded-bonus"]
)
def test_the_stored_text_gives_the_same_rules_back(given: str) -> None:
    rules = rule_set(given)
    again = from_text(rules.text)
    assert (again.id, again.text, again.bonus, again.extra) == (
        rules.id,
        rules.text,
        rules.bonus,
        rules.extra,
    )
    assert [category.pattern for category in again.categories] == [
        category.pattern for category in rules.categories
    ]


def test_a_damaged_stored_text_is_named() -> None:
    with pytest.raises(Trouble, match="rules-faulty"):
        from_text(rule_set("yatzy").text.replace("dice = 5", "dice = 9"))
    with pytest.raises(Trouble, match="rules-not-toml"):
        from_text("id = ")


OWN = """
id = "cottage"
source = "Our summer cottage"
extends = "yatzy+four-as-two-pairs"
bonus = [[63, 35], [80, 100]]
rows = ["ones", "twos", "threes", "fours", "fives", "sixes", "two_pairs", "own_1", "chance", "yatzy"]

[categories.own_1]
section = "lower"
any_run = 4
points = 30
names = { fi = "Nelosputki", en = "Run of four" }
"""


def test_an_own_rule_file_extends_a_known_one(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(OWN, encoding="utf-8")
    rules = rule_set(str(file))
    assert rules.id == "cottage"
    assert dict(scores(rules, (4, 4, 4, 4, 2)))["two_pairs"] == 16
    assert dict(scores(rules, (3, 4, 5, 6, 6)))["own_1"] == 30
    assert maximum(rules) == 105 + 100 + 24 + 30 + 30 + 50
    assert from_text(rules.text).by_id["own_1"].names["fi"] == "Nelosputki"


def test_adding_a_rule_set_is_adding_one_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for file in documents.DATA.glob("*.toml"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    (tmp_path / "cottage.toml").write_text(OWN, encoding="utf-8")
    monkeypatch.setattr(documents, "DATA", tmp_path)
    known.cache_clear()
    try:
        assert "cottage" in known()
        assert maximum(rule_set("cottage")) == 339
    finally:
        known.cache_clear()
