"""The card so far, as it fits a screen of 80 by 24."""

import pytest

from tests.entry.conversation.held import hold
from yatzy_print.entry.conversation.card import card
from yatzy_print.entry.conversation.draft import Draft
from yatzy_print.languages.language import load
from yatzy_print.rules.load import known


def test_the_card_shows_open_and_struck_rows_and_the_sums() -> None:
    held = hold("", "", "", "", "Aino, Eero", "3", "4", "-", "8", "=")
    assert (
        "                    Aino  Eero\n"
        " 1 Ones                3     4\n"
        " 2 Twos                –     8\n"
        " 3 Threes              ·     ·\n"
    ) in held.text
    assert "   Total               3    12\n" in held.text


@pytest.mark.parametrize("rules", known())
@pytest.mark.parametrize("language", ["fi", "nb"])
@pytest.mark.parametrize("number", [1, 4, 12])
def test_the_card_fits_a_screen(rules: str, language: str, number: int) -> None:
    names = {f"player {column}": f"Player number {column}" for column in range(1, number + 1)}
    shown = card(Draft({"rules": rules, "players": str(number), **names}), load(language), 80)
    lines = shown.split("\n")
    assert len(lines) <= 24
    assert max(map(len, lines)) <= 80


def test_a_name_that_is_cut_shows_it() -> None:
    names = {f"player {column}": f"Aleksandra {column}" for column in range(1, 9)}
    heading = card(Draft({"rules": "yatzy", "players": "8", **names}), load("en"), 80).split("\n")[0]
    assert heading.split() == ["Alek…"] * 8
