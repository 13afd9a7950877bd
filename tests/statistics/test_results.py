"""Which games count, in which order, and what is never mixed."""

from tests.games.paper import WHOLE, changed, sheet, verify
from tests.statistics.papers import family, played
from yatzy_print.games.verified import VerifiedGame
from yatzy_print.statistics.results import modes


def totals(*games: VerifiedGame) -> list[list[int]]:
    return [[result.total for result in mode.results] for mode in modes(games)]


def test_rule_sets_and_orders_are_never_mixed() -> None:
    games = [
        played(("Maja", 200)),
        played(("Maja", 120), order="forced"),
        played(("Maja", 230)),
        played(("Maja", 210), rules="yatzy+four-as-two-pairs"),
    ]
    found = [(mode.rules.id, mode.order, len(mode.games)) for mode in modes(games)]
    assert found == [("yatzy", "free", 2), ("yatzy", "forced", 1), ("yatzy+four-as-two-pairs", "free", 1)]


def test_cancelled_games_count_nowhere_but_are_said() -> None:  # A114
    mode = modes([played(("Maja", 200)), played(("Maja", 50), state="cancelled")])[0]
    assert [result.total for result in mode.results] == [200]
    assert mode.left_out.cancelled == 1


def test_a_game_with_an_open_row_is_unfinished_for_everybody_in_it() -> None:  # A110
    game = verify(sheet(WHOLE, "Maja"), sheet(changed(WHOLE, chance=None), "Eero"))
    mode = modes([game, played(("Maja", 200))])[0]
    assert [result.total for result in mode.results] == [200]
    assert (mode.left_out.unfinished, mode.left_out.number) == (1, 1)


def test_a_game_with_an_impossible_row_is_left_out() -> None:
    mode = modes([verify(sheet(changed(WHOLE, full_house=29)))])[0]
    assert mode.left_out.faulty == 1
    assert mode.results == ()


def test_only_left_out_games_still_make_a_mode() -> None:
    mode = modes([played(("Maja", 50), state="cancelled")])[0]
    assert (mode.games, mode.left_out.cancelled) == ((), 1)


def test_games_stand_by_age_and_those_without_a_date_come_first() -> None:
    games = [
        played(("Maja", 120), date="2019-08-04"),
        played(("Maja", 110)),
        played(("Maja", 130), date="2015-12"),
        played(("Maja", 140), date="2015"),
    ]
    assert totals(*games) == [[110, 140, 130, 120]]
    assert modes(games)[0].games == (1, 3, 2, 0)


def test_ties_share_a_place_and_nobody_wins_alone() -> None:  # A116
    results = modes([played(("A", 240), ("B", 250), ("C", 240), ("D", 200))])[0].results
    assert [(result.rank, result.shared, result.won) for result in results] == [
        (2, True, False),
        (1, False, True),
        (2, True, False),
        (4, False, False),
    ]


def test_alone_nobody_wins() -> None:
    result = modes([played(("Maja", 250))])[0].results[0]
    assert (result.rank, result.contested, result.won) == (1, False, False)


def test_the_real_games() -> None:
    (mode,) = modes(family())
    assert len(mode.games) == 31
    assert mode.left_out.number == 0
