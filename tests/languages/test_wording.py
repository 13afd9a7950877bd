"""Everything that can be found or go wrong has its words, in every language."""

import string

import pytest

from yatzy_print.errors import Trouble
from yatzy_print.games.findings import SEVERITIES, Explanation, Finding
from yatzy_print.languages.language import CODES, load
from yatzy_print.languages.wording import explanation_text, finding_text, trouble_text
from yatzy_print.rules.load import rule_set

YATZY, MAXI = rule_set("yatzy"), rule_set("maxi-yatzy")
EXPLANATIONS = (
    "bonus-forgotten", "bonus-undeserved", "bonus-twice", "bonus-excluded", "extra-excluded", "upper-twice",
    "row-left-out", "row-twice", "row-misread", "neighbour-column", "digits-swapped", "carry-slip",
    "two-slips",
)  # fmt: skip


@pytest.mark.parametrize("code", CODES)
def test_every_finding_and_explanation_has_words(code: str) -> None:
    language = load(code)
    assert [name for name in SEVERITIES if not language.has(f"findings.{name}")] == []
    assert [name for name in EXPLANATIONS if not language.has(f"explanations.{name}")] == []
    assert [severity for severity in SEVERITIES.values() if not language.has(f"severities.{severity}")] == []


@pytest.mark.parametrize("code", CODES)
def test_messages_about_one_player_name_the_player(code: str) -> None:
    language = load(code)
    about_sheets = ("unreachable-score", "not-a-score", "duplicate-row", "total-differs", "open-row")
    for finding in about_sheets:
        text = language.words[f"findings.{finding}"][0]
        assert "player" in {name for _, name, _, _ in string.Formatter().parse(text)}, finding


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("en", "Aino: the total on paper is 250, computed 260."),
        ("fi", "Aino: loppusumma on paperilla 250, laskettuna 260."),
        ("sv", "Aino: totalsumman är 250 på pappret, uträknad 260."),
        ("nb", "Aino: totalsummen er 250 på papiret, beregnet 260."),
        ("da", "Aino: totalen er 250 på papiret, beregnet 260."),
    ],
)
def test_a_finding_in_each_language(code: str, words: str) -> None:
    finding = Finding("total-differs", written=250, computed=260)
    assert finding_text(load(code), finding, YATZY, "Aino") == words


def test_a_variant_has_its_own_message() -> None:
    plain = Finding("unknown-row", facts={"name": "Kåkk"})
    near = Finding("unknown-row", facts={"name": "Kåkk", "variant": "nearest", "nearest": "Kåk"})
    assert "Menade du" not in finding_text(load("sv"), plain, YATZY)
    assert finding_text(load("sv"), near, YATZY).endswith("Menade du ”Kåk”?")


def test_rows_among_the_facts_are_worded_in_the_users_language() -> None:
    facts = {"name": "Hus", "first_row": "full_house", "second_row": "villa"}
    words = finding_text(load("fi"), Finding("ambiguous-row", facts=facts), MAXI)
    assert words.startswith("”Hus” voi olla Täyskäsi (3+2) tai Superkäsi (3+3)")


def test_an_explanation_names_its_row() -> None:
    assert explanation_text(load("en"), Explanation("row-left-out", "chance"), YATZY) == (
        "The row Chance was left out."
    )


def test_a_trouble_in_words() -> None:
    assert trouble_text(load("fi"), Trouble("file-missing", path="a.csv")) == "a.csv: tiedostoa ei ole."


def test_a_trouble_without_words_is_still_shown() -> None:
    assert "no-such-code" in trouble_text(load("en"), Trouble("no-such-code"))
