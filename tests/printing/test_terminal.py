"""The table that `check` shows: computed beside claimed, wrong figures marked, findings in words."""

import re
from itertools import cycle

import pytest

from tests.printing.specimens import HARD_NAMES, RULE_SETS, played
from yatzy_print.games.check import check_game
from yatzy_print.games.game import Entry, Game, Sheet, Written
from yatzy_print.games.verified import VerifiedGame
from yatzy_print.languages.language import CODES, load
from yatzy_print.printing.terminal import show
from yatzy_print.rules.load import rule_set

ROWS = [
    "ones",
    "twos",
    "threes",
    "fours",
    "fives",
    "sixes",
    "one_pair",
    "two_pairs",
    "three_of_a_kind",
    "four_of_a_kind",
    "small_straight",
    "large_straight",
    "full_house",
    "chance",
    "yatzy",
]
RIGHT = dict(zip(ROWS, (2, 6, 12, 12, 15, 24, 12, 16, 12, 0, 15, 0, 19, 23, 0), strict=True))


def game(*sheets: Sheet) -> VerifiedGame:
    rules = rule_set("yatzy")
    return check_game(Game("yatzy", sheets, date="2019-08-04", place="Kotka"), rules)


def sheet(name: str, written: Written = Written(), **changes: int) -> Sheet:  # noqa: B008  # frozen
    return Sheet(name, {row: Entry(points) for row, points in (RIGHT | changes).items()}, written=written)


def lines(text: str) -> list[str]:
    return [" ".join(line.split()) for line in text.splitlines()]


def test_a_right_paper_is_a_table_and_verified() -> None:
    text = lines(show(game(sheet("Maja", Written(71, 50, total=218))), load("fi"), "peli.csv", 80, False))
    assert text[0] == "peli.csv · Yatzy · 4. elokuuta 2019 · Kotka"
    for line in ("Rivi Maja", "Ykköset 2", "Neljä samaa –", "Välisumma 71", "Bonus 50", "Yhteensä 218"):
        assert line in text
    assert text[text.index("Yhteensä 218") + 1] == "paperilla 218"
    assert text[-1] == "Tarkistettu."


def test_a_wrong_sum_stands_below_the_computed_one_and_is_marked() -> None:
    text = lines(show(game(sheet("Maja", Written(total=208)), sheet("Eero")), load("en"), "", 80, False))
    total = text.index("Total 218 218")
    assert text[total + 1] == "on paper 208 !"
    assert any("Maja" in line and "208" in line and "218" in line for line in text[total:])
    assert "Verified." not in text


def test_an_impossible_score_is_marked_in_its_row() -> None:
    assert "Yatzy 200 !" in lines(show(game(sheet("Maja", yatzy=200)), load("sv"), "", 80, False))


def test_places_stand_below_the_totals() -> None:
    text = lines(show(game(sheet("Maja"), sheet("Eero", chance=22)), load("nb"), "", 80, False))
    assert "Plass 1. 2." in text


@pytest.mark.parametrize("width", [40, 60, 80, 200])
@pytest.mark.parametrize(("rules", "code"), list(zip(RULE_SETS, cycle(CODES), strict=False)))
def test_no_line_is_wider_than_the_terminal(rules: str, code: str, width: int) -> None:
    text = show(played(rules, HARD_NAMES, hard=True), load(code), "x" * 100, width, False)
    assert max(map(len, text.splitlines())) <= width


def test_eight_players_come_in_blocks_on_a_narrow_terminal() -> None:
    names = [f"P{number}" for number in range(8)]
    text = lines(show(game(*(sheet(name) for name in names)), load("en"), "", 60, False))
    assert "Row P0 P1 P2 P3 P4" in text and "Row P5 P6 P7" in text


def test_without_a_terminal_or_with_no_color_there_are_no_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = game(sheet("Maja", yatzy=200))
    assert "\x1b" not in show(wrong, load("fi"), "", 80, False)
    assert re.search(r"\x1b\[[0-9;]*31", show(wrong, load("fi"), "", 80, True)), "red"
    monkeypatch.setenv("NO_COLOR", "1")
    assert not re.search(r"\x1b\[[0-9;]*31", show(wrong, load("fi"), "", 80, True))


def test_nothing_in_a_name_can_steer_the_terminal() -> None:
    text = show(game(sheet("Ma\x1b[31mja\x07 [bold]")), load("fi"), "a\x1b[2Jb", 80, False)
    assert "\x1b" not in text and "\x07" not in text and "[bold]" in text


def test_many_open_rows_of_a_player_are_counted_in_one_line() -> None:
    few = Sheet("Maja", {row: Entry(RIGHT[row]) for row in ROWS[:6]})
    many = Sheet("Leo", {row: Entry(RIGHT[row]) for row in ROWS[:4]})
    told = show(game(few, many), load("en"), width=80, colour=False)
    assert told.count("Note: Maja: the row") == 9
    assert "Note: Leo: the row" not in told
    assert "Note: Leo: rows still open: 11.\n" in told
