"""Closest and widest games."""

from tests.statistics.papers import played
from yatzy_print.statistics.games import closest, matches, widest
from yatzy_print.statistics.results import modes

GAMES = [
    played(("A", 150), ("B", 140), date="2019"),
    played(("A", 150), ("B", 190), ("C", 190), date="2018"),
    played(("A", 200), ("B", 120), date="2017"),
    played(("A", 130), ("B", 140), date="2016"),
    played(("A", 250), date="2020"),
]
MATCHES = matches(modes(GAMES)[0].results)


def test_solo_games_are_no_matches() -> None:
    assert len(MATCHES) == 4


def test_a_shared_win_is_the_closest_and_of_equals_the_older_comes_first() -> None:
    assert [(match.results[0].date, match.margin) for match in closest(MATCHES, 3)] == [
        ("2018", 0),
        ("2016", 10),
        ("2019", 10),
    ]


def test_all_who_share_a_win_are_winners() -> None:
    assert [result.player for result in closest(MATCHES)[0].winners] == ["B", "C"]


def test_the_widest() -> None:
    assert [match.margin for match in widest(MATCHES)] == [80]
