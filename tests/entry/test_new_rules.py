"""A rule set of one's own, asked for in plain words."""

import pytest

from yatzy_print.entry.new_rules import QUESTIONS, Document, answered, facts
from yatzy_print.errors import Trouble
from yatzy_print.languages.language import CODES, load
from yatzy_print.rules.build import build
from yatzy_print.rules.documents import extended
from yatzy_print.rules.reach import maximum, reachable
from yatzy_print.rules.ruleset import RuleSet

FINNISH = load("fi")
KEYS = {question.key: question for question in QUESTIONS}


def asked(**answers: str) -> Document:
    document: Document = {}
    for question in QUESTIONS:
        document = answered(question, document, answers.get(question.key.replace("-", "_"), ""), FINNISH)
    return document


def built(document: Document) -> RuleSet:
    return build(extended({"source": "test", **document}, "test"), document["id"], ())


def test_only_a_name_gives_plain_yatzy_under_that_name() -> None:
    rules = built(asked(name="Meidän mökki"))
    assert (rules.id, rules.names["fi"], maximum(rules)) == ("meidan-mokki", "Meidän mökki", 374)


def test_every_question_answered() -> None:
    rules = built(
        asked(
            name="Mökki",
            extends="yatzy+four-as-two-pairs",
            bonus="60 25, 70 50",
            left_out="Sattuma, pari",
            fixed="Täyskäsi = 25",
            all_dice="Kolme samaa",
            extra="100",
            own_row="Nelosputki: 4 = 30",
        )
    )
    assert rules.bonus == ((60, 25), (70, 50))
    assert "chance" not in rules.by_id
    assert "one_pair" not in rules.by_id
    assert reachable(rules, "full_house") == (0, 25)
    assert reachable(rules, "three_of_a_kind") == (0, *range(5, 31))
    assert reachable(rules, "own_1") == (0, 30)
    assert rules.by_id["own_1"].names["fi"] == "Nelosputki"
    assert rules.extra is not None
    assert (rules.extra.category, rules.extra.points) == ("yatzy", 100)


@pytest.mark.parametrize(
    ("key", "answer", "code"),
    [
        ("name", "!!!", "new-rules-name"),
        ("extends", "yatsy", "unknown-rules"),
        ("bonus", "many", "new-rules-bonus"),
        ("bonus", "63 5000", "new-rules-faulty"),
        ("left-out", "Sattumma", "new-rules-row"),
        ("fixed", "Täyskäsi", "new-rules-points"),
        ("all-dice", "Talo", "new-rules-row"),
        ("extra", "lots", "new-rules-points"),
        ("own-row", "Nelosputki", "new-rules-own-row"),
        ("own-row", "Kaksi kolmikkoa: 3+3", "new-rules-faulty"),
    ],
)
def test_an_answer_that_makes_no_sense_is_refused_with_its_reason(key: str, answer: str, code: str) -> None:
    document = {"id": "x", "names": {"fi": "x"}, "extends": "yatzy"}
    with pytest.raises(Trouble, match=code):
        answered(KEYS[key], document, answer, FINNISH)


@pytest.mark.parametrize("code", CODES)
def test_the_questions_are_worded(code: str) -> None:
    language = load(code)
    for question in QUESTIONS:
        text = language.text(f"new_rules.{question.key}", **facts({}, language))
        assert text.endswith("?")


def test_the_rules_to_begin_from_are_numbered() -> None:
    assert "  3 Yahtzee" in str(facts({}, FINNISH)["known"]).split("\n")
    assert asked(name="Mökki", extends="3")["extends"] == "yahtzee"
