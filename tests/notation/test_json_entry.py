"""One entry in JSON: points, or points with dice and turn."""

from typing import Any

import pytest

from yatzy_print.games.game import Entry
from yatzy_print.notation.json_entry import Odd, read_entry

from .papers import YATZY

TWOS = YATZY.by_id["twos"]


@pytest.mark.parametrize(
    ("value", "entry"),
    [
        (6, Entry(6)),
        (0, Entry(0)),
        (6.0, Entry(6)),
        (None, None),
        ({}, None),
        ({"points": 6}, Entry(6)),
        ({"points": 6, "dice": [2, 2, 2, 4, 6], "turn": 3}, Entry(6, (2, 2, 2, 4, 6), 3)),
        ({"dice": [2, 2, 2, 4, 6]}, Entry(6, (2, 2, 2, 4, 6))),  # dice alone are scored
        ({"points": 0, "dice": [2, 2, 2, 4, 6]}, Entry(0, (2, 2, 2, 4, 6))),  # struck although it fits
        ({"points": 6, "dice": None, "turn": None}, Entry(6)),
    ],
)
def test_entries(value: Any, entry: Entry | None) -> None:
    assert read_entry(value, TWOS, YATZY) == (entry, [])


@pytest.mark.parametrize(
    ("value", "entry", "odd"),
    [
        ([6], None, Odd("", [6])),
        ("6", None, Odd("", "6")),
        (float("inf"), None, Odd("", float("inf"))),
        ({"points": 6, "dice": [2, 2]}, Entry(6), Odd("dice", [2, 2])),
        ({"points": 6, "dice": [2, 2, 2, 4, 7]}, Entry(6), Odd("dice", [2, 2, 2, 4, 7])),
        ({"points": 6, "turn": 16}, Entry(6), Odd("turn", 16)),
        ({"points": "x", "dice": [2, 2, 2, 4, 6]}, None, Odd("", "x")),  # not guessed from the dice
    ],
)
def test_what_does_not_fit_is_told_and_the_rest_kept(value: Any, entry: Entry | None, odd: Odd) -> None:
    assert read_entry(value, TWOS, YATZY) == (entry, [odd])
