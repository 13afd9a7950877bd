"""Which player a typed name means."""

import pytest

from yatzy_print.entry.conversation.people import column_of

PLAYERS = ("Aino", "Åsa", "Aatu Olavi", "7")


@pytest.mark.parametrize(
    ("name", "column"),
    [
        ("aino", 0),
        ("AATU  OLAVI", 2),
        ("åsa", 1),
        ("aa", 2),
        ("a", None),
        ("2", 1),
        ("7", 3),
        ("9", None),
        ("0", None),
    ],
)
def test_a_column_by_name_beginning_or_number(name: str, column: int | None) -> None:
    assert column_of(name, PLAYERS) == column
