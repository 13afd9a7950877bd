"""A history that was kept up game by game is what all its games come to."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.statistics.papers import played
from yatzy_print.statistics.career import career, career_of
from yatzy_print.statistics.counts import count
from yatzy_print.statistics.form import RECENT
from yatzy_print.statistics.history import TAIL, History, Score, course, from_plain, joined, score
from yatzy_print.statistics.results import modes

MONTHS = [f"{year}-{month:02}" for year in range(2015, 2022) for month in range(1, 13)]
SCORES = st.builds(
    Score,
    date=st.none() | st.sampled_from(MONTHS),
    game=st.integers(1, 9999),
    total=st.integers(150, 250),
    bonus=st.sampled_from([0, 50]),
    zeroed=st.integers(0, 1),
    won=st.booleans(),
)
MANY = st.lists(SCORES, unique_by=lambda one: one.game, min_size=1, max_size=3 * TAIL)


def in_order(scores: list[Score]) -> list[Score]:
    return sorted(scores, key=lambda one: one.when)


def kept_up(scores: list[Score]) -> History:
    """Game after game in the order of play."""
    history: History | None = History()
    for one in in_order(scores):
        assert history is not None
        history = history.added([one])
    assert history is not None
    return history


@given(MANY)
def test_game_after_game_is_all_at_once(scores: list[Score]) -> None:
    history = kept_up(scores)
    assert history.whole == course(in_order(scores))
    assert list(history.recent) == in_order(scores)[-RECENT:]
    assert len(history.tail) <= TAIL


@given(MANY, st.integers(0, 3 * TAIL))
def test_halves_one_after_the_other(scores: list[Score], middle: int) -> None:
    ordered = in_order(scores)
    parts = [kept_up(half) for half in (ordered[middle:], ordered[:middle]) if half]
    both = joined(parts)
    assert both is not None
    assert both.whole == course(ordered)
    assert list(both.recent) == ordered[-RECENT:]


@given(MANY, st.randoms(use_true_random=False))
def test_in_any_order_it_is_right_or_given_up(scores: list[Score], chance: Random) -> None:
    shuffled = chance.sample(scores, len(scores))
    history: History | None = History()
    for one in shuffled:
        history = history.added([one]) if history else history
    assert history is None or history.whole == course(in_order(scores))
    assert history is not None or len(scores) > TAIL


def test_a_late_paper_and_a_correction_are_among_the_last() -> None:
    scores = [Score(f"{1900 + at}", at, 200 + at, 0, 0, won=False) for at in range(90)]
    late = scores.pop(-5)
    history = kept_up(scores).added([late])
    assert history is not None
    assert history.whole == course(in_order([*scores, late]))
    without = history.without([late])
    assert without is not None
    assert without.whole == course(scores)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (
            lambda history: history.added([Score("1850", 999, 200, 0, 0, won=False)]),
            "older than settled ones",
        ),
        (lambda history: history.without([Score("1900", 0, 200, 0, 0, won=False)]), "settled itself"),
        (lambda history: history.without(history.tail[-41:]), "too few would remain"),
    ],
)
def test_what_cannot_be_kept_up_is_given_up(change: object, reason: str) -> None:
    history = kept_up([Score(f"{1900 + at}", at, 200, 0, 0, won=False) for at in range(101)])
    assert history.settled is not None
    assert change(history) is None, reason  # type: ignore[operator]


@given(MANY)
def test_it_survives_as_plain_lists(scores: list[Score]) -> None:
    history = kept_up(scores)
    tail, settled = history
    plain = [[list(one) for one in tail], settled and [*map(_plain, settled)]]
    assert from_plain(plain) == history


def _plain(value: object) -> object:
    return [_plain(one) for one in value] if isinstance(value, tuple) else value


def test_a_career_from_it_is_that_of_the_results() -> None:
    chance = Random(5)
    games = [
        played(("Maja", chance.randint(120, 300)), ("Eero", 150), date=f"{1900 + at}") for at in range(70)
    ]
    (mode,) = modes(games)
    own = {result.game: result for result in mode.results if result.player == "Maja"}
    results = tuple(own.values())
    found = career_of(kept_up([*map(score, results)]), count(results, mode.rules), own.__getitem__)
    right = career(results)
    assert (found.best, found.worst, found.form) == (right.best, right.worst, right.form)
    assert {kind: (one.longest, one.current) for kind, one in found.streaks.items()} == {
        kind: (one.longest, one.current) for kind, one in right.streaks.items()
    }
