"""Which card stands where."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yatzy_print.printing.sheets import Place, impose, page_count
from yatzy_print.protocol.protocol import Protocol


def card(name: str) -> Protocol:
    return Protocol("Yatzy", "", "fi", "yatzy", (), "", (), (), name=name)


def names(sheet: tuple[Place | None, ...]) -> str:
    return " ".join(place[1].name if place else "-" for place in sheet)


@pytest.mark.parametrize(
    ("cards", "up", "copies", "sheets", "why"),
    [
        ("A", 1, 2, ["A", "A"], "copies"),
        ("ABC", 1, 2, ["A", "B", "C", "A", "B", "C"], "collated"),
        ("A", 2, 1, ["A A"], "a lone card stands on both halves"),
        ("A", 2, 2, ["A A", "A A"], "its copies are sheets"),
        ("AB", 2, 1, ["A B"], "one cut"),
        ("ABCD", 2, 1, ["A C", "B D"], "the left pile A B on the right pile C D"),
        ("ABC", 2, 1, ["A C", "B -"], "an empty half at the end"),
        ("ABC", 2, 2, ["A A", "B B", "C C"], "two copies: two piles"),
    ],
)
def test_the_order_of_sheets(cards: str, up: int, copies: int, sheets: list[str], why: str) -> None:
    assert [names(sheet) for sheet in impose([card(name) for name in cards], up, copies)] == sheets, why


@given(st.integers(2, 30), st.integers(1, 5))
def test_one_cut_puts_every_card_in_order(cards: int, copies: int) -> None:
    sheets = list(impose([card(str(number)) for number in range(cards)], 2, copies))
    piles = [sheet[0] for sheet in sheets] + [sheet[1] for sheet in sheets]
    assert [place[0] for place in piles if place] == list(range(cards * copies))
    assert len(sheets) == page_count([card("")] * cards, 2, copies)
