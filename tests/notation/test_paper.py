"""How many can play one game."""

import pytest

from yatzy_print.errors import Trouble
from yatzy_print.notation.paper import MOST_PLAYERS, checked_players


@pytest.mark.parametrize(("players", "code"), [(0, "no-players"), (MOST_PLAYERS + 1, "too-many-players")])
def test_nobody_and_too_many_are_refused(players: int, code: str) -> None:
    with pytest.raises(Trouble, match=code):
        checked_players("g.csv", players)


def test_one_to_twelve_can_play() -> None:
    for players in range(1, MOST_PLAYERS + 1):
        checked_players("g.csv", players)
