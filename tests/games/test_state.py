"""Where a sheet stands: pace, bonus, points still open, who can still win."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.paper import WHOLE, changed, sheet, verify
from yatzy_print.games.check import check_game
from yatzy_print.games.game import Entry, Game, Sheet
from yatzy_print.games.state import BonusState, SheetState, states
from yatzy_print.rules.load import rule_set
from yatzy_print.rules.reach import maximum, maximum_with_extras, reachable

SIXES_OPEN = "ones 3\ntwos 6\nthrees 9\nfours 8\nfives 15"
FIFTY_WITH_ONES_OPEN = "twos 8\nthrees 6\nfours 8\nfives 10\nsixes 18"


def state(text: str, rules: str = "yatzy", extra: int = 0) -> SheetState:
    return states(verify(sheet(text, extra=extra), rules=rules))[0]


def test_the_finnish_example_41_with_sixes_open_needs_at_least_four_sixes() -> None:
    assert state(SIXES_OPEN).bonus == BonusState("possible", 50, 22, "sixes", 4)


def test_the_finnish_example_50_with_only_ones_open_has_lost_the_bonus() -> None:
    assert state(FIFTY_WITH_ONES_OPEN).bonus == BonusState("lost", 50, 13)


@pytest.mark.parametrize(
    ("paper", "rules", "bonus"),
    [
        ("", "yatzy", BonusState("possible", 50, 63)),
        ("threes 15\nfours 16\nfives 20\nsixes 24", "yatzy", BonusState("certain", 50)),  # T90
        (WHOLE, "yatzy", BonusState("certain", 50)),
        (changed(WHOLE, sixes="-"), "yatzy", BonusState("lost", 50, 16)),
        (changed(WHOLE, sixes=23), "yatzy", BonusState("possible", 50, 16, "sixes", 3)),  # to be corrected
        ("fives 10\nsixes 12", "yatzy+bonus-42", BonusState("possible", 50, 20)),
        ("fours 20\nfives 25\nsixes 30", "maxi-yatzy+graded-bonus", BonusState("possible", 100, 9)),
        ("ones 5\ntwos -\nthrees -\nfours 20\nfives 20\nsixes 24", "maxi-yatzy+graded-bonus",
         BonusState("certain", 50)),
    ],
)  # fmt: skip
def test_the_bonus_is_certain_possible_or_lost(paper: str, rules: str, bonus: BonusState) -> None:
    assert state(paper, rules).bonus == bonus


def test_pace_is_counted_by_row_and_in_all() -> None:
    one = state("ones 2\ntwos 8\nsixes 24")
    assert one.pace == {"ones": -1, "twos": 2, "sixes": 6}
    assert one.pace_in_all == 7
    assert state("ones 4\nsixes 18", "maxi-yatzy").pace == {"ones": 0, "sixes": -6}  # four with six dice
    assert state("ones 1\nsixes 18", "yatzy+bonus-42").pace == {"ones": -1, "sixes": 6}  # two of each


def test_a_threshold_that_no_number_of_each_face_meets_has_no_pace() -> None:
    one = state("ones 4\nsixes 18", "maxi-yatzy+bonus-75")  # T104
    assert (one.pace, one.pace_in_all) == (None, None)
    assert one.bonus.outlook == "possible"


def test_points_still_open_are_the_most_that_can_come() -> None:
    assert state("").open_points == 374
    assert state(changed(WHOLE, chance=None)).open_points == 30
    assert state(SIXES_OPEN).open_points == 30 + 50 + 219
    assert state(WHOLE).open_points == 0


def test_further_yatzys_are_still_open_unless_the_row_was_struck_or_comes_last() -> None:
    paper = changed(WHOLE, chance=None, yatzy=50)
    assert state(paper, "yatzy-fi").open_points == 130
    assert state(changed(paper, yatzy="-"), "yatzy-fi").open_points == 30
    forced = states(verify(sheet(paper), rules="yatzy-fi", order="forced"))[0]
    assert forced.open_points == 30


@pytest.mark.parametrize("rules", ["yatzy", "maxi-yatzy", "yahtzee", "yatzy-fi", "yatzy-kids"])
def test_an_empty_sheet_can_reach_the_maximum(rules: str) -> None:
    chosen = rule_set(rules)
    assert state("", rules).open_points == max(maximum(chosen), maximum_with_extras(chosen))


def can_win(*papers: str) -> list[bool | None]:
    names = ("Aino", "Eero", "Maja")
    game = verify(*(sheet(paper, name) for paper, name in zip(papers, names, strict=False)))
    return [one.can_win for one in states(game)]


def test_who_can_still_win() -> None:
    behind = changed(WHOLE, sixes="-", fives="-", chance=None)
    assert can_win(WHOLE, behind) == [True, False]
    assert can_win(changed(WHOLE, chance=None), changed(WHOLE, yatzy=None)) == [True, True]
    assert can_win(changed(WHOLE, chance=None), WHOLE) == [True, True]  # 195 and 30 open against 218
    assert can_win(WHOLE) == [None]


def test_the_winners_of_a_finished_game_are_those_in_first_place() -> None:
    assert can_win(WHOLE, WHOLE.replace("chance 23", "chance 22"), WHOLE) == [True, False, True]


def test_teams_win_together() -> None:
    rules = rule_set("yatzy")
    low = sheet(changed(WHOLE, chance=None, sixes="-"), "Eero").entries
    high = sheet(WHOLE).entries
    sheets = tuple(
        Sheet(name, entries, team=team)
        for name, entries, team in [
            ("Aino", high, "A"),
            ("Eero", low, "A"),
            ("Maja", low, "B"),
            ("Leo", low, "B"),
        ]
    )
    verified = check_game(Game("yatzy", sheets), rules)
    assert [one.can_win for one in states(verified)] == [True, True, False, False]


@given(st.data())
def test_what_is_still_open_bounds_every_way_to_fill_the_sheet(data: st.DataObject) -> None:
    rules = rule_set(data.draw(st.sampled_from(["yatzy", "maxi-yatzy+graded-bonus", "yahtzee"])))
    whole = {row.id: Entry(data.draw(st.sampled_from(reachable(rules, row.id)))) for row in rules.categories}
    filled = data.draw(st.sets(st.sampled_from(sorted(whole))))
    part = {row: entry for row, entry in whole.items() if row in filled}
    now, end = (check_game(Game(rules.id, (Sheet("Maja", one),)), rules) for one in (part, whole))
    [before] = states(now)
    gain = end.sheets[0].totals.total - now.sheets[0].totals.total
    assert 0 <= gain <= before.open_points
    if before.bonus.outlook == "lost":
        assert end.sheets[0].totals.bonus < before.bonus.points
    if before.bonus.outlook == "certain":
        assert end.sheets[0].totals.bonus == before.bonus.points
