"""Columns of one player as separate attempts."""

from tests.games.paper import WHOLE, changed, sheet
from yatzy_print.games.findings import Finding
from yatzy_print.games.game import Game
from yatzy_print.games.solo import attempts


def columns(*names: str) -> Game:
    return Game("yatzy", tuple(sheet(changed(WHOLE, chance=10 + i), player=n) for i, n in enumerate(names)))


def players(game: Game) -> list[list[str]]:
    return [[one.player for one in attempt.sheets] for attempt, _ in attempts(game)]


def test_each_column_of_one_name_is_a_game() -> None:
    game = columns("Maja", "Maja", "maja")
    assert players(game) == [["Maja"], ["Maja"], ["maja"]]
    assert [attempt.sheets[0].entries["chance"].points for attempt, _ in attempts(game)] == [10, 11, 12]


def test_games_of_the_same_players_side_by_side() -> None:
    assert players(columns("Maja", "Leo", "Maja", "Leo")) == [["Maja", "Leo"], ["Maja", "Leo"]]


def test_without_a_repeated_name_it_is_the_game_itself() -> None:
    game = columns("Maja", "Leo")
    assert attempts(game) == ((game, ()),)


def test_findings_stay_with_their_column() -> None:
    first, second = (Finding("not-a-score"),), (Finding("open-row"),)
    assert [found for _, found in attempts(columns("Maja", "Maja"), [first, second])] == [[first], [second]]
