"""Two games or two players row by row."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.statistics.papers import family, played
from yatzy_print.rules.load import rule_set
from yatzy_print.statistics.comparison import compare_games, compare_players
from yatzy_print.statistics.counts import Counts
from yatzy_print.statistics.numbers import Numbers
from yatzy_print.statistics.people import people
from yatzy_print.statistics.results import Result, modes

MODE = modes(family())[0]
ROWS = tuple(MODE.rules.by_id)
game = st.sampled_from(MODE.results)


@given(game, game)
def test_the_lines_make_up_the_whole_difference(one: Result, other: Result) -> None:
    found = compare_games(one, other, ROWS)
    assert found.points == one.total - other.total
    assert [line.line for line in found.lines[-2:]] == ["bonus", "extra"]


def test_where_the_difference_arose() -> None:
    first, second = modes([played(("A", 263), ("B", 150))])[0].results  # bonus and upper rows against none
    found = compare_games(first, second, ROWS)
    assert found.largest[0].line == "bonus"
    assert found.zeroed == (first.zeroed, second.zeroed)


def test_two_players_by_their_means() -> None:
    one, other = people(MODE)[:2]
    found = compare_players(one.numbers, other.numbers)
    assert found is not None
    assert one.numbers.totals.mean is not None
    assert other.numbers.totals.mean is not None
    assert found.points == pytest.approx(one.numbers.totals.mean - other.numbers.totals.mean)


def test_a_player_without_games_compares_with_nobody() -> None:
    assert compare_players(people(MODE)[0].numbers, Numbers(rule_set("yatzy"), Counts())) is None
