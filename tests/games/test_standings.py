"""Totals added over several games, ties shared, rule sets never mixed."""

from dataclasses import replace

from tests.games.paper import WHOLE, changed, sheet, verify
from yatzy_print.games.standings import standings
from yatzy_print.games.verified import VerifiedGame


def game(maja: int, leo: int, rules: str = "yatzy") -> VerifiedGame:
    return verify(
        sheet(changed(WHOLE, chance=maja)), sheet(changed(WHOLE, chance=leo), player="Leo"), rules=rules
    )


def rows(games: list[VerifiedGame]) -> list[list[tuple[int, str, int, int, int]]]:
    return [
        [(one.rank, one.player, one.points, one.games, one.wins) for one in table.table]
        for table in standings(games)
    ]


def test_totals_are_added_and_ties_shared() -> None:
    assert rows([game(20, 10), game(10, 15)]) == [[(1, "Maja", 420, 2, 1), (2, "Leo", 415, 2, 1)]]
    assert rows([game(20, 10), game(10, 20)]) == [[(1, "Leo", 420, 2, 1), (1, "Maja", 420, 2, 1)]]


def test_unfinished_and_cancelled_games_are_left_out_and_counted() -> None:
    unfinished = verify(sheet("ones 3"))
    played = game(20, 10)
    cancelled = replace(played, game=replace(played.game, state="cancelled"))
    [table] = standings([played, unfinished, cancelled])
    assert (table.games, table.left_out) == (1, 2)


def test_rule_sets_have_tables_of_their_own() -> None:
    assert [table.rules for table in standings([game(20, 10), game(20, 10, "yatzy-fi")])] == [
        "yatzy",
        "yatzy-fi",
    ]


def test_no_games_have_no_table() -> None:
    assert standings([]) == ()
