"""Whose columns they are: names without a corner cell, and names that stand above nothing."""

import pytest

from .papers import paper, points, said

THREE = [
    "Anna;Bo;Calle\nEttor;3;2;4\nTvåor;6;4;8\n",
    "Anna\tBo\tCalle\nEttor\t3\t2\t4\nTvåor\t6\t4\t8\n",
    "Anna,Bo,Calle\nEttor,3,2,4\nTvåor,6,4,8\n",
    "| Anna | Bo | Calle |\n|---|---|---|\n| Ettor | 3 | 2 | 4 |\n| Tvåor | 6 | 4 | 8 |\n",
    "Anna Bo Calle\nEttor 3 2 4\nTvåor 6 4 8\n",
    "Anna   Bo   Calle\nEttor  3   2   4\nTvåor  6   4   8\n",
]


@pytest.mark.parametrize("text", THREE)
def test_as_many_names_as_figures_need_no_corner_cell(text: str) -> None:
    one = paper(text)
    assert {sheet.player: points(sheet) for sheet in one.game.sheets} == {
        "Anna": {"ones": 3, "twos": 6},
        "Bo": {"ones": 2, "twos": 4},
        "Calle": {"ones": 4, "twos": 8},
    }
    assert said(one) == []


@pytest.mark.parametrize(
    ("text", "players"),
    [
        ("Anna\nEttor;3\nTvåor;6\n", ["Anna"]),
        ("Anna\nEttor 3\n", ["Anna"]),
        ("Anna;Bo\nEttor;3;2\n", ["Anna", "Bo"]),
        ("Datum;2026-11-29\nAnna Maria;Bo\nEttor;3;2\n", ["Anna Maria", "Bo"]),
        ("Kesämökki;Aino\nYkköset;3\n", ["Aino"]),
        ("Yatzy;Aino\nYkköset;3;4\n", ["Aino"]),
    ],
)
def test_one_and_two_players(text: str, players: list[str]) -> None:
    assert [sheet.player for sheet in paper(text).game.sheets] == players


def test_a_corner_that_may_be_a_name_is_told_with_the_column_that_has_none() -> None:
    assert said(paper("Anna;Bo\nOnes;3;2;4\n")) == [
        f"Column {column} has scores but no name above it, so it was left out. "
        "If “Anna” is a player too, write “Row” before it."
        for column in (3, 4)
    ]


def test_a_stray_figure_makes_no_player_of_the_corner() -> None:
    one = paper("Kesämökki;Aino\nOnes;3\nTwos;6\nThrees;9;1\n")
    assert [sheet.player for sheet in one.game.sheets] == ["Aino"]
    assert len(said(one)) == 1


GHOSTS = [
    "Row Anna Maria Bo\nOnes 3 4\nTwos 6 4\n",
    "Row;Anna;Maria;Bo\nOnes;3;4\nTwos;6;4\n",
]


@pytest.mark.parametrize("text", GHOSTS)
def test_a_name_above_no_cell_is_no_player(text: str) -> None:
    one = paper(text)
    assert [sheet.player for sheet in one.game.sheets] == ["Anna", "Maria"]
    assert said(one) == [
        "No row has a cell below the name “Bo”, so it was left out. If it is part of another name, "
        "keep the names two spaces apart; otherwise delete it."
    ]


def test_a_name_that_aligned_figures_pass_by() -> None:
    one = paper("Row   Anna  Maria   Bo\nOnes     3           4\nTwos     6           4\n")
    assert [points(sheet) for sheet in one.game.sheets] == [{"ones": 3, "twos": 6}, {"ones": 4, "twos": 4}]
    assert "“Maria”" in said(one)[0]


@pytest.mark.parametrize("text", ["Row;Anna;Bo\nOnes;3;\nTwos;6;\n", "Row;Anna;Bo\nOnes;3\n"])
def test_a_player_whose_cells_are_open_stays(text: str) -> None:
    assert [sheet.player for sheet in paper(text).game.sheets] == ["Anna", "Bo"]


def test_a_ruler_is_no_name() -> None:
    one = paper("Row;Aino;----\nOnes;1;2\n")
    assert [sheet.player for sheet in one.game.sheets] == ["Aino"]
    assert said(one) == [
        "Column 3 has scores but no name above it, so it was left out. Write the player’s name there."
    ]


ASTRAY = [
    ("Aino Eero\nOnes 1 2\nTwos 2\nThrees 3 6\n", "Twos"),
    ("Row Aino Eero\nTwos 2\nOnes 1 2\nThrees 3 6\n", "Twos"),
    ("Row   Aino   Eero\nOnes 1 2\nThrees 3 6\nTwos 2\n", "Twos"),
    ("Aino Mäki   Eero\nOnes  1  2\nTwos     2\nThrees  3  6\n", "Twos"),
    ("Aino Eero\nOnes 1 2\nThrees 3 6\nBonus 50\n", "Bonus"),
    ("Anna Maria Bo\nOnes 1 2\nThrees 3 6\nTwos 2\n", "Twos"),
]


@pytest.mark.parametrize(("text", "row"), ASTRAY)
def test_a_figure_of_which_nothing_shows_whose_it_is_is_nobodys(text: str, row: str) -> None:
    one = paper(text)
    assert [points(sheet) for sheet in one.game.sheets] == [
        {"ones": 1, "threes": 3},
        {"ones": 2, "threes": 6},
    ]
    assert all(sheet.written.bonus is None for sheet in one.game.sheets)
    assert said(one)[0] == (
        f"The line “{row}” has fewer figures than there are players, and nothing shows whose they are, "
        "so it was left out. Write one for each player, or each under its player’s name."
    )


def test_two_figures_for_three_players_and_five_for_six_are_no_dice() -> None:
    three = paper("Row A B C\nOnes 3 2 1\nTwo pairs 14 12\n")
    six = paper("Row A B C D E F\nTwos 2 4 6 2 4 6\nOnes 1 2 3 4 5\n")
    assert [one.findings[0].code for one in (three, six)] == ["too-few-figures"] * 2
    assert not any("ones" in points(sheet) for sheet in six.game.sheets)


def test_the_only_player_needs_no_columns() -> None:
    assert points(paper("Aino\nOnes 1\nTwos 2\n").game.sheets[0]) == {"ones": 1, "twos": 2}
