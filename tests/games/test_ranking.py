"""Places: ties shared or parted, teams, and a winner on paper who is not the verified one."""

import pytest

from tests.games.paper import WHOLE, changed, sheet
from yatzy_print.games.check import check_game
from yatzy_print.games.game import Game, Sheet
from yatzy_print.games.ranking import TieBreak, ranks, team_totals
from yatzy_print.games.verified import VerifiedGame
from yatzy_print.rules.load import rule_set

OTHER_WAY = changed(WHOLE, ones="-", chance=25)
"""The same total with one upper row less."""


def verify(*sheets: Sheet, ties: TieBreak = TieBreak()) -> VerifiedGame:  # noqa: B008 - frozen
    return check_game(Game("yatzy", sheets), rule_set("yatzy"), ties=ties)


def places(*sheets: Sheet, ties: TieBreak = TieBreak()) -> list[int | None]:  # noqa: B008 - frozen
    return [one.rank for one in verify(*sheets, ties=ties).sheets]


@pytest.mark.parametrize(
    ("totals", "expected"),
    [
        ((250, 240, 240, 240, 200), (1, 2, 2, 2, 5)),  # A116
        ((200, 250), (2, 1)),
        ((240, 240), (1, 1)),
        ((0,), (1,)),
        ((), ()),
    ],
)
def test_places_are_shared(totals: tuple[int, ...], expected: tuple[int, ...]) -> None:
    assert ranks(totals) == expected


def test_a_tie_is_a_shared_win_unless_agreed_otherwise() -> None:
    maja, leo = sheet(WHOLE), sheet(OTHER_WAY, player="Leo")
    assert places(maja, leo) == [1, 1]
    assert places(maja, leo, ties=TieBreak(upper_rows=True)) == [1, 2]
    assert places(maja, leo, ties=TieBreak(youngest="leo")) == [2, 1]
    assert places(maja, leo, ties=TieBreak(upper_rows=True, youngest="Leo")) == [1, 2]
    assert places(maja, leo, ties=TieBreak(youngest="Eero")) == [1, 1]


def test_a_tie_break_never_passes_a_higher_total() -> None:
    low = sheet(changed(WHOLE, chance=22), player="Leo")
    assert places(sheet(WHOLE), low, ties=TieBreak(youngest="Leo")) == [1, 2]


def test_the_teams_sum_decides() -> None:
    names = [("Aino", "Red", 23), ("Eero", "Blue", 25), ("Maja", "Red", 22), ("Leo", "Blue", 19)]
    sheets = tuple(
        Sheet(player, sheet(changed(WHOLE, chance=points)).entries, team=team)
        for player, team, points in names
    )
    assert places(*sheets) == [1, 2, 1, 2]
    assert team_totals(sheets, (218, 220, 217, 214)) == {"Red": 435, "Blue": 434}


def test_another_winner_by_the_written_totals_is_a_warning() -> None:
    maja = sheet(WHOLE, total=168)  # the bonus forgotten
    leo = sheet(changed(WHOLE, chance=20), player="Leo", total=215)
    game = verify(maja, leo)
    [found] = game.findings
    assert (found.code, dict(found.facts)) == ("winner-differs", {"on_paper": "Leo", "verified": "Maja"})


@pytest.mark.parametrize("total", [None, 219])
def test_no_word_of_the_winner_where_the_paper_does_not_name_another(total: int | None) -> None:
    claims = {} if total is None else {"total": total}
    game = verify(sheet(WHOLE, **claims), sheet(changed(WHOLE, chance=20), player="Leo", total=215))
    assert game.findings == ()
