"""The order of play: gaps, wrong turns, and two rows in one turn."""

import pytest

from tests.games.paper import WHOLE, codes, sheet, verify_one
from yatzy_print.rules.ruleset import Order

UPPER = "ones 2\ntwos 6\nthrees 9\nfours 12\nfives 15\nsixes 18\n"


@pytest.mark.parametrize(
    ("order", "paper", "broken"),
    [
        ("free", "chance 23\nones 2", []),
        ("forced", UPPER + "one_pair 12", []),
        ("forced", "ones 2\ntwos 6\nfours 12\nfives 15", ["order-broken fours"]),
        ("forced", "yatzy 50", ["order-broken yatzy"]),  # A108
        ("half-forced", "sixes 18\nones 2", []),
        ("half-forced", UPPER + "yatzy 50\none_pair 12", []),
        ("half-forced", "ones 2\ntwos 6\nchance 23", ["order-broken chance"]),
    ],
)
def test_a_gap_names_the_row_that_came_too_early(order: Order, paper: str, broken: list[str]) -> None:
    found = [code for code in codes(verify_one(sheet(paper), order=order)) if not code.startswith("open-row")]
    assert found == broken


def test_a_finished_sheet_keeps_every_order_when_no_turns_are_known() -> None:
    assert codes(verify_one(sheet(WHOLE), order="forced")) == []


def test_a_wrong_turn_in_forced_order() -> None:
    paper = "ones 2=@1\ntwos 6=@3\nthrees 9=@2"
    verified = verify_one(sheet(paper), order="forced")
    assert codes(verified)[0] == "order-broken threes"
    assert verified.findings[0].facts["before"] == "twos"


def test_a_lower_row_before_the_upper_section_in_half_forced_order() -> None:
    turns = [f"{line}=@{turn}" for turn, line in enumerate(UPPER.splitlines(), 2)]
    paper = sheet("\n".join([*turns, "chance 23=@1"]))
    assert codes(verify_one(paper, order="half-forced"))[0] == "order-broken chance"
    assert not any(code.startswith("order-broken") for code in codes(verify_one(paper, order="free")))


def test_two_rows_in_one_turn() -> None:
    verified = verify_one(sheet("ones 2=@4\nchance 23=@4"))
    assert codes(verified)[0] == "same-turn chance"
