"""What to work on next."""

import pytest

from tests.statistics.papers import family, played
from yatzy_print.rules.load import rule_set
from yatzy_print.statistics.advice import bonus_shortfall, weaknesses
from yatzy_print.statistics.counts import Counts, of_histograms
from yatzy_print.statistics.numbers import Numbers
from yatzy_print.statistics.optimal import Optimal, optimal
from yatzy_print.statistics.people import people
from yatzy_print.statistics.results import modes

YATZY = rule_set("yatzy")


def best_play() -> Optimal:
    found = optimal("yatzy", "free")
    assert found is not None
    return found


def row_counts(row: str, struck: int, filled: int) -> Numbers:
    return Numbers(
        YATZY, of_histograms({row: {0: struck, YATZY_POINTS: filled}, "total": {200: struck + filled}})
    )


YATZY_POINTS = 20


def test_a_row_struck_far_more_than_optimal_play_strikes_it() -> None:
    found = weaknesses(row_counts("full_house", 40, 60), best_play())
    assert [weak.row.id for weak in found] == ["full_house"]
    assert found[0].lost == pytest.approx(found[0].optimal.mean - 12)


@pytest.mark.parametrize(
    ("struck", "filled", "why"),
    [(1, 5, "one game proves nothing"), (2, 3, "fewer than three"), (8, 92, "as often as optimal play")],
)
def test_what_chance_explains_is_no_weakness(struck: int, filled: int, why: str) -> None:
    assert weaknesses(row_counts("full_house", struck, filled), best_play()) == (), why


def test_the_real_player_who_strikes_the_large_straight_too_often() -> None:
    numbers = next(one.numbers for one in people(modes(family())[0]) if one.name == "A")
    assert [weak.row.id for weak in weaknesses(numbers, best_play())][:1] == ["large_straight"]


def test_how_far_the_bonus_was_when_it_was_missed() -> None:
    numbers = Numbers(YATZY, of_histograms({"upper": {60: 1, 52: 1, 70: 5}}))
    assert bonus_shortfall(numbers) == (3 + 11) / 2


def test_a_bonus_that_always_came_lacked_nothing() -> None:
    assert bonus_shortfall(Numbers(YATZY, of_histograms({"upper": {63: 4}}))) is None
    assert bonus_shortfall(Numbers(YATZY, Counts())) is None


def test_no_games_no_weakness() -> None:
    assert weaknesses(Numbers(YATZY, Counts()), best_play()) == ()
    assert modes([played(("A", 100), state="cancelled")])[0].results == ()
