"""Who played: counted or named, known players completed, nobody twice."""

import pytest

from tests.entry.conversation.held import hold

KNOWN = ("Aino", "Eero", "Maja", "Mauno")


def named(*answers: str) -> tuple[str, ...]:
    return hold("", "", "", "", *answers, known=KNOWN).sitting.draft.players


@pytest.mark.parametrize(
    ("answers", "players", "why"),
    [
        (("Aino, Eero",), ("Aino", "Eero"), "names with commas"),
        (("Aino;  Eero ;",), ("Aino", "Eero"), "other separators, stray spaces"),
        (("2", "Liisa", "Ville"), ("Liisa", "Ville"), "counted, then named"),
        (("1", "2"), ("2",), "a name may be a number"),
        (("aino", ""), ("Aino",), "the same in other capitals, confirmed"),
        (("aino", "no", "Aino K."), ("Aino K.",), "somebody else, who needs another name"),
        (("Maj", "yes"), ("Maja",), "the beginning of one known name"),
        (("Maj", "no"), ("Maj",), "a new player whose name begins another's"),
        (("Ma",), ("Ma",), "the beginning of two known names is a name"),
        (("aino, eero", "", ""), ("Aino", "Eero"), "each is asked about"),
        (("aino", "perhaps", "kyllä"), ("Aino",), "yes in any language"),
        (("2", "Aino", "aino", "Eero"), ("Aino", "Eero"), "nobody plays twice"),
        (("2", "Aino", "Ain", "yes", "Eero"), ("Aino", "Eero"), "nor by the beginning of a name"),
        (("2", "", "Aino", "Eero"), ("Aino", "Eero"), "a name is needed"),
        (("0", "13", "-", "3"), ("-",), "1 to 12"),
    ],
)
def test_names(answers: tuple[str, ...], players: tuple[str, ...], why: str) -> None:
    assert named(*answers) == players, why


def test_the_same_name_twice_is_told_with_its_column() -> None:
    told = hold("", "", "", "", "Aino, Eero, eero").text
    assert "eero already has column 2. Write each player once." in told


def test_a_player_more_is_asked_for_the_rows_that_are_done() -> None:
    held = hold("", "", "", "", "Aino", "3", "6", "players", "2", "Eero")
    assert held.text.endswith("1. Ones (max 5)\n  Eero:\n")


def test_a_player_less_loses_nothing() -> None:
    held = hold("", "", "", "", "Aino, Eero", "3", "4", "players", "1", "players", "2")
    assert held.sitting.draft.answers["cell ones 2"] == "4"
    assert held.sitting.draft.players == ("Aino", "Eero")


def test_a_misspelt_name_is_corrected_from_anywhere() -> None:
    held = hold("", "", "", "", "Aino, Ero", "3", "player 2", "Eero")
    assert held.sitting.draft.players == ("Aino", "Eero")
    assert held.text.endswith("1. Ones (max 5)\n  Eero:\n")
