"""Head to head, with ties apart."""

from hypothesis import given
from hypothesis import strategies as st

from tests.statistics.papers import family, played
from yatzy_print.statistics.pairs import Duel, duels
from yatzy_print.statistics.results import modes


def test_a_tie_is_neither_won_nor_lost_and_stands_outside_the_rate() -> None:  # A118
    games = [played(("A", 200), ("B", 150)), played(("A", 180), ("B", 180)), played(("A", 140), ("B", 150))]
    found = duels(modes(games)[0].results)
    assert found["A", "B"] == Duel(wins=1, ties=1, losses=1, points=40)
    assert found["A", "B"].rate.value == 0.5


def test_ties_alone_have_no_rate() -> None:  # A118
    duel = duels(modes([played(("A", 180), ("B", 180))])[0].results)["A", "B"]
    assert duel.rate.value is None
    assert duel.margin == 0


def test_both_sides_tell_the_same() -> None:
    found = duels(modes(family())[0].results)
    for (one, other), duel in found.items():
        assert found[other, one] == Duel(duel.losses, duel.ties, duel.wins, -duel.points)


def test_players_who_never_met_have_no_duel() -> None:
    found = duels(modes([played(("A", 180)), played(("B", 180))])[0].results)
    assert found == {}


numbers = st.integers(0, 50)
duel = st.builds(Duel, numbers, numbers, numbers, st.integers(-999, 999))


@given(duel, duel)
def test_duels_add_up_and_come_off_again(one: Duel, other: Duel) -> None:
    assert (one + other).games == one.games + other.games
    assert one + other + other.negative == one
