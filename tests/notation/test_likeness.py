"""Whom a name may mean."""

import pytest

from yatzy_print.notation.likeness import likely

PLAYERS = ("Aino", "Åsa", "Aatu Olavi", "Maja", "Väinö", "Anna", "Anni", "Mia", "7")


@pytest.mark.parametrize(
    ("name", "known", "why"),
    [
        ("Aino", None, "known as it stands"),
        ("aino", "Aino", "capitals"),
        ("Aat", "Aatu Olavi", "a beginning"),
        ("A", None, "a beginning of several"),
        ("Maia", "Maja", "another letter"),
        ("Maija", "Maja", "a letter more"),
        ("Väino", "Väinö", "no dots"),
        ("Vainö", "Väinö", "no dots"),
        ("Ain", "Aino", "a letter less is a beginning"),
        ("Anne", None, "a letter off from two"),
        ("Hanna", None, "another first letter"),
        ("Pia", None, "too short for a slip"),
        ("Asa", None, "too short for a slip"),
        ("Mraja", "Maja", "a letter in between"),
        ("Majas", "Maja", "a letter at the end"),
        ("Majsas", None, "two letters"),
        ("", None, "no name"),
    ],
)
def test_a_name_may_mean_a_known_player(name: str, known: str | None, why: str) -> None:
    assert likely(name, PLAYERS) == known, why
