"""Streaks: how many games in a row something held."""

from tests.statistics.papers import played
from yatzy_print.statistics.results import modes
from yatzy_print.statistics.streaks import Streak, streaks

# Totals above 200 of these cards have the bonus (see papers.py); Eero always has 150.
RESULTS = [
    result
    for result in modes(
        [
            played(("Maja", total), ("Eero", 150), date=f"2019-01-{day:02}")
            for day, total in enumerate((230, 240, 120, 210, 250, 260), 1)
        ]
    )[0].results
    if result.player == "Maja"
]


def test_the_longest_and_the_running_streak() -> None:
    found = streaks(RESULTS)
    assert (found["bonus"].longest, found["bonus"].current) == (3, 3)
    assert (found["wins"].longest, found["wins"].current) == (3, 3)
    assert (found["low"].longest, found["low"].current) == (1, 0)


def test_where_the_longest_began_and_ended() -> None:
    bonus = streaks(RESULTS)["bonus"]
    assert bonus.first is not None
    assert bonus.last is not None
    assert (bonus.first.date, bonus.last.date) == ("2019-01-04", "2019-01-06")


def test_of_equally_long_ones_the_older() -> None:
    bonus = streaks(RESULTS[:5])["bonus"]
    assert bonus.first is not None
    assert (bonus.longest, bonus.first.date) == (2, "2019-01-01")


def test_a_shared_win_ends_a_streak_of_wins() -> None:
    results = modes([played(("Maja", 150), ("Eero", 150))])[0].results
    assert streaks(results[:1])["wins"] == Streak()


def test_no_games_no_streaks() -> None:
    assert set(streaks([]).values()) == {Streak()}
