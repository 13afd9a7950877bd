"""The numbers as text for a terminal."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.statistics.papers import family, played
from yatzy_print.games.verified import VerifiedGame
from yatzy_print.languages.language import CODES, load
from yatzy_print.report.text import stats, table
from yatzy_print.statistics.parts import Part, parts
from yatzy_print.statistics.source import source

EN = load("en")


def told(*games: VerifiedGame) -> tuple[Part, ...]:
    return parts(source(games))


FAMILY = told(*family())


def test_a_table_of_the_family() -> None:
    assert stats(FAMILY, EN) == (
        "Yatzy\n"
        "Player   Avg.  Games  Wins  Best  Bonus\n"
        "A       233.1     31     7   320    87%\n"
        "B       243.6     31    11   303    87%\n"
        "C       234.5     31     4   292    94%\n"
        "D       204.2     29     7   311    72%\n"
        "E       293.0      2     1   298   100%\n"
    )


def test_everything_about_one_player() -> None:
    lines = stats(FAMILY, EN, ["a"]).splitlines()
    assert "Large straight     20   5.2   9.7      23  74%  57–86%   51%" in lines
    assert "Standard deviation                                43.1" in lines
    assert "- Full house: zeroed in 23% of the games, in optimal play in 8%. The row gives" in lines


def test_few_games_are_counted_for_the_player_who_is_shown() -> None:
    papers = [played(("Maja", 200), ("Leo", 190)), played(("Leo", 210)), played(("Leo", 220))]
    assert "Only 3 games so far" in stats(told(*papers), EN)
    shown = stats(told(*papers), EN, ["Maja", "Leo"])
    assert "Maja\nOnly one game so far" in shown
    assert "Leo\nOnly 3 games so far" in shown
    assert stats(FAMILY, EN, ["E", "A"]).count("so far: the numbers") == 1


@pytest.mark.parametrize("code", CODES)
def test_no_line_is_wider_than_80_columns(code: str) -> None:
    text = stats(FAMILY, load(code), ["A", "B", "Nobody"])
    assert max(map(len, text.splitlines())) <= 80


def test_a_long_name_is_cut_and_the_figures_stay() -> None:
    text = stats(told(played(("Maximilian Alexander Konstantin " * 3, 210), ("Eero", 150))), EN)
    lines = text.splitlines()
    assert max(map(len, lines)) <= 80
    assert any("…" in line and line.endswith("100%") for line in lines)


def test_no_games_and_unknown_players_are_said() -> None:
    assert stats([], EN).startswith("No games yet.")
    assert stats([], EN, ["Maja"]) == "Maja has no finished game yet.\n"


def test_parts_are_kept_apart() -> None:
    text = stats(told(played(("Maja", 210)), played(("Maja", 120), order="forced")), EN)
    assert "Yatzy\n" in text and "Yatzy · forced order\n" in text


@given(
    st.lists(
        st.tuples(st.text(max_size=99).filter(str.isprintable), st.text("0123456789", max_size=8)), min_size=1
    )
)
def test_a_table_never_exceeds_its_width(rows: list[tuple[str, str]]) -> None:
    assert all(len(line) <= 80 for line in table(("name", "n"), rows))
