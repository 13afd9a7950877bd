"""Where one game ends and the next begins."""

import pytest

from .papers import paper, points, reading, said

TWO = """
Päivä;2019-08-04
Rivi;Aino;Eero
Ykköset;4;3
Kakkoset;8;6

Päivä;2019-08-05
Rivi;Aino;Eero
Ykköset;1;2
Kakkoset;4;4
"""


def test_each_game_begins_at_its_own_names_with_the_facts_above() -> None:
    first, second = reading(TWO).papers
    assert (first.source, first.game.date) == ("paper.csv#1", "2019-08-04")
    assert (second.source, second.game.date) == ("paper.csv#2", "2019-08-05")
    assert points(second.game.sheets[1]) == {"ones": 2, "twos": 4}
    assert said(first) == said(second) == []


def test_games_without_blank_lines_between() -> None:
    first, second = reading(TWO.replace("\n\n", "\n")).papers
    assert (first.game.date, second.game.date) == ("2019-08-04", "2019-08-05")


def test_a_title_between_games_belongs_to_the_next() -> None:
    first, second = reading(TWO.replace("\n\n", "\n\nCup final\n")).papers
    assert said(first) == []
    assert said(second) == ["The line “Cup final” was not understood, so it was left out."]


def test_a_misspelt_last_row_stays_with_its_game() -> None:
    first, second = reading(TWO.replace("Kakkoset;8;6", "Kakkoset;8;6\nKolmost;9;9")).papers
    assert len(said(first)) == 1 and "Kolmost" in said(first)[0]
    assert said(second) == []


def test_the_heading_of_names_may_be_empty_or_any_word() -> None:
    for heading in ("", "Rivi", "Rad", "Pelaaja", "Yatzy", "Kesämökki"):
        game = paper(f"{heading};Aino;Eero\nYkköset;4;3\n").game
        assert [sheet.player for sheet in game.sheets] == ["Aino", "Eero"], heading


def test_names_may_be_numbers() -> None:
    game = paper(";1;2\nYkköset;4;3\n").game
    assert [sheet.player for sheet in game.sheets] == ["1", "2"]


def test_rows_and_sums_in_any_order() -> None:
    one = paper("Rivi;Aino\nYatzy;50\nYhteensä;58\nPari;4\nYkköset;4\n")
    assert points(one.game.sheets[0]) == {"yatzy": 50, "one_pair": 4, "ones": 4}
    assert (
        one.game.sheets[0].written.total == 58
    )  # neither after the rows nor between them: the figures decide


def test_headings_of_sections_without_numbers_are_no_rows() -> None:
    assert said(paper("Rivi;Aino\nYläosa;\nYkköset;4\nAlaosa\nPari;4\n")) == []


RULER = ("----  -----", "==== =====", "____  _____")


@pytest.mark.parametrize("ruler", RULER)
def test_a_ruler_below_the_names_names_nobody(ruler: str) -> None:
    one = paper(f"Row  Aino  Oskar\n{ruler}\nOnes  1  2\nTwos  4  6\n")
    assert {sheet.player: points(sheet) for sheet in one.game.sheets} == {
        "Aino": {"ones": 1, "twos": 4},
        "Oskar": {"ones": 2, "twos": 6},
    }
    assert said(one) == []


INSIDE = [
    ("Lower part  (bonus 50)", "Lower"),
    ("Evening half  (bonus 50)", "Evening half"),
    ("Comment: we played  late", "Comment: we played"),
    ("Comment: we played late", "Comment:"),
]


@pytest.mark.parametrize(("line", "label"), INSIDE)
@pytest.mark.parametrize("gap", ["", "\n"])
def test_a_title_or_a_remark_begins_no_game(line: str, label: str, gap: str) -> None:
    one = paper(f"Row      Aino  Eero  Maja\nOnes     1     2     3\n{gap}{line}\nThrees   3           9\n")
    assert [points(sheet) for sheet in one.game.sheets] == [
        {"ones": 1, "threes": 3},
        {"ones": 2},
        {"ones": 3, "threes": 9},
    ]
    assert len(said(one)) == 1 and f"“{label}”" in said(one)[0]
