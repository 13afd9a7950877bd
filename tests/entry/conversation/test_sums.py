"""The sums so far: pace while the upper rows last, the bonus when it is decided, then totals."""

import pytest

from tests.entry.conversation.held import TWO_PLAYERS, hold
from yatzy_print.entry.conversation.draft import Draft
from yatzy_print.entry.conversation.sums import sums
from yatzy_print.languages.language import load

FACTS = {"rules": "yatzy", "players": "2", "player 1": "Aino", "player 2": "Eero"}


def after(cells: dict[str, str], row: str, column: int = -1, rules: str = "yatzy") -> str:
    draft = Draft({**FACTS, "rules": rules, **{f"cell {cell}": text for cell, text in cells.items()}})
    return sums(draft, row, column, load("en"))


@pytest.mark.parametrize(
    ("cells", "row", "told"),
    [
        ({"ones 1": "2", "ones 2": "4"}, "ones", "  → Sum: Aino 2 (−1) · Eero 4 (+1)"),
        ({"ones 1": "3"}, "ones", "  → Sum: Aino 3 (±0) · Eero 0 (±0)"),
        ({"ones 1": "3", "one_pair 1": "8"}, "one_pair", "  → Total: Aino 11 · Eero 0"),
    ],
)
def test_after_a_row_across_the_players(cells: dict[str, str], row: str, told: str) -> None:
    assert after(cells, row) == told


def test_41_without_the_sixes_needs_four_of_them() -> None:
    upper = {"ones 1": "2", "twos 1": "6", "threes 1": "6", "fours 1": "12", "fives 1": "15"}
    told = "  → Sum: 41 (−4), bonus possible: 22 points missing, so at least 4 dice in Sixes"
    assert after(upper, "fives", column=0) == told
    assert after(upper, "fives") == "  → Sum: Aino 41 (−4) · Eero 0 (±0)"  # short across the players


def test_a_bonus_that_is_decided_is_told() -> None:
    lost = {"twos 1": "6", "threes 1": "6", "fours 1": "8", "fives 1": "15", "sixes 1": "12"}
    assert after(lost, "sixes") == "  → Sum: Aino 47 (−13), bonus lost · Eero 0 (±0)"


def test_rules_without_one_pace_tell_none() -> None:
    assert after({"ones 1": "3"}, "ones", rules="maxi-yatzy+bonus-75") == "  → Sum: Aino 3 · Eero 0"


def test_they_come_when_the_row_is_done() -> None:
    assert "→" not in hold(*TWO_PLAYERS, "3").text
    assert "→ Sum: Aino 3 (±0) · Eero 4 (+1)" in hold(*TWO_PLAYERS, "3", "4").text
