"""The year in Yatzy as a printed sheet."""

from io import BytesIO

import pytest
from pypdf import PdfReader

from tests.statistics.papers import family, played
from yatzy_print.errors import Trouble
from yatzy_print.games.check import check_game
from yatzy_print.games.game import Entry, Game, Sheet
from yatzy_print.games.verified import VerifiedGame
from yatzy_print.languages.language import CODES, load
from yatzy_print.printing.fonts import Fonts
from yatzy_print.printing.marks import Rule, Text
from yatzy_print.printing.year import year
from yatzy_print.printing.year_back import back
from yatzy_print.printing.year_type import Type
from yatzy_print.rules.load import rule_set
from yatzy_print.statistics.results import modes
from yatzy_print.statistics.yearbook import yearbook

EN = load("en")


def pages(games: list[VerifiedGame], number: int, code: str = "en") -> list[str]:
    reader = PdfReader(BytesIO(year(games, number, load(code)).data))
    return [page.extract_text() for page in reader.pages]


def test_two_pages_of_a4() -> None:
    reader = PdfReader(BytesIO(year(family(), 2015, EN).data))
    assert len(reader.pages) == 2
    assert [round(float(side), 2) for side in reader.pages[0].mediabox[2:]] == [595.28, 841.89]


def test_the_front_tells_the_year_of_the_real_games() -> None:
    """2015 has six games: 5820 points in 24 columns, eleven of them with a yatzy."""
    front, _ = pages(list(family()), 2015)
    for text in (
        "The year in Yatzy 2015",
        "5,820",
        "242.5",
        "92%",
        "Game of the year: A 320",
        "2 wins · 253.0",
    ):
        assert text in front


def test_the_back_has_records_rows_goals_and_signatures() -> None:
    _, back = pages(list(family()), 2015)
    for text in (
        "Highest total",
        "Personal best of all time",
        "Small straight",
        "Goals for 2016",
        "Signatures",
    ):
        assert text in back


def test_a_forgotten_person_sets_no_goal_and_signs_nothing() -> None:
    _, back = pages([played(("Maja", 200), ("#5", 220), date="2026-01-01")], 2026)
    goals = back.partition("Goals for 2027")[2]
    assert "Maja" in goals
    assert "#5" not in goals
    _, back = pages([played(("#5", 220), date="2026-01-01")], 2026)
    assert "Goals" not in back


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("rules", ["yatzy", "maxi-yatzy"])
def test_headings_have_air_above_them(code: str, rules: str) -> None:
    """Two millimetres at least between the ink of "Mål" and the line above it, and rows that can be read."""
    judged = rule_set(rules)
    sheets = [Sheet(f"Player {number}", dict.fromkeys(judged.by_id, Entry(0))) for number in range(8)]
    book = yearbook(modes([check_game(Game(rules, tuple(sheets), date="2026-01-01"), judged)])[0], 2026)
    marks = list(back(book, Type(Fonts(), load(code))))
    words = load(code).text("year.goals", year=2027)
    (heading,) = [mark for mark in marks if isinstance(mark, Text) and mark.text == words]
    above = min(mark.y1 for mark in marks if isinstance(mark, Rule) and mark.y1 > heading.y)
    assert above - heading.y > 4.2 + 2
    assert min(mark.size for mark in marks if isinstance(mark, Text)) >= 7


@pytest.mark.parametrize("code", CODES)
def test_every_language_prints_all_its_letters(code: str) -> None:
    assert year(family(), 2017, load(code)).unprintable == ""


@pytest.mark.parametrize("rules", ["yatzy-fi", "yatzy+four-as-two-pairs"])
def test_other_rules(rules: str) -> None:
    games = [played(("Maja", 210), ("Eero", 150), date="2026-05-01", rules=rules)]
    assert "210" in pages(games, 2026)[0]


def test_one_player_alone_and_names_of_every_length() -> None:
    front, back = pages(
        [played(("Maximilian Alexander Konstantin von und zu Öhman", 210), date="2026")], 2026
    )
    assert "Maximilian" in front
    assert "Closest game" not in back


def test_six_players_fit() -> None:
    games = [played(*[(f"Player {number}", 150 + number) for number in range(6)], date="2026-01")] * 2
    assert len(pages(games, 2026)) == 2


def test_the_same_year_gives_the_same_bytes() -> None:
    assert year(family(), 2015, EN).data == year(family(), 2015, EN).data


def test_a_year_without_games_is_said() -> None:
    with pytest.raises(Trouble) as trouble:
        year(family(), 1999, EN)
    assert (trouble.value.code, trouble.value.facts) == ("year-empty", {"year": 1999})
