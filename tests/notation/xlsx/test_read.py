"""Workbooks as families fill them in: one game a sheet or several, formulas, dates, merged headings."""

from datetime import date, datetime

import pytest
from openpyxl.worksheet.worksheet import Worksheet

from tests.notation.papers import points, said
from yatzy_print.games.game import Written

from .workbooks import paper, reading, workbook

GAME = """
Päivä;2019-08-04
Rivi;Aino;Eero
Ykköset;4;3
Pari;10;0
Yhteensä;14;3
"""


def test_a_sheet_is_a_paper() -> None:
    one = paper(GAME)
    assert (one.source, one.game.date) == ("games.xlsx", "2019-08-04")
    assert [points(sheet) for sheet in one.game.sheets] == [
        {"ones": 4, "one_pair": 10},
        {"ones": 3, "one_pair": 0},
    ]
    assert [sheet.written.total for sheet in one.game.sheets] == [14, 3]
    assert said(one) == []


def test_one_game_a_sheet_and_several_on_one() -> None:
    result = reading(workbook({"Joulu": GAME, "Kesä": GAME + "\n" + GAME, "Tyhjä": ""}))
    assert [one.source for one in result.papers] == [
        "games.xlsx#Joulu",
        "games.xlsx#Kesä#1",
        "games.xlsx#Kesä#2",
    ]
    assert result.unread == ()


def test_games_side_by_side() -> None:
    """Each with its own column of labels."""
    rows = [f"{line};;{line}" for line in GAME.strip().replace("2019-08-04", "2019-08-04;").split("\n")]
    result = reading(workbook({"Kesä": "\n".join(rows).replace(";;Rivi;Aino", ";;Rivi;Liisa")}))
    assert [[sheet.player for sheet in one.game.sheets] for one in result.papers] == [
        ["Aino", "Eero"],
        ["Liisa", "Eero"],
    ]
    assert [one.game.date for one in result.papers] == ["2019-08-04"] * 2


def test_labels_repeated_at_the_right_are_no_second_game() -> None:
    one = paper(
        "Rivi;Aino;Eero;Rivi\nYkköset;4;3;Ykköset\nPari;10;0;Pari\nSattuma;20;9;Sattuma\nYatzy;0;50;Yatzy\n"
    )
    assert [sheet.player for sheet in one.game.sheets] == ["Aino", "Eero"]


def test_a_paper_that_does_not_begin_in_the_corner() -> None:
    """A title at the left, the names of the sections beside the rows, empty rows above."""
    one = paper(
        ";;;\nJoulu 2017;;;\nPvm;2017-12-24;;\n;;Aino;Eero\nYlä;Ykköset;4;3\n;Kakkoset;8;2\nAla;Pari;10;0\n"
    )
    assert one.game.date == "2017-12-24"
    assert [points(sheet) for sheet in one.game.sheets] == [
        {"ones": 4, "twos": 8, "one_pair": 10},
        {"ones": 3, "twos": 2, "one_pair": 0},
    ]
    assert said(one) == ["The line “Joulu 2017” was not understood, so it was left out."]


NIGHT = datetime(2017, 12, 31, 1, 30)  # noqa: DTZ001 - a sheet knows local time only


def merge(*ranges: str):  # type: ignore[no-untyped-def]
    def change(sheet: Worksheet) -> None:
        for cells in ranges:
            sheet.merge_cells(cells)

    return change


def test_names_merged_over_two_columns_stand_over_the_one_that_is_filled() -> None:
    text = "Yatzy-ilta;;;;\nRivi;Aino;;Eero;\nYkköset;4;;;3\nPari;;10;0;\n"
    one = paper(text, merge("A1:E1", "B2:C2", "D2:E2"))
    assert [(sheet.player, points(sheet)) for sheet in one.game.sheets] == [
        ("Aino", {"ones": 4, "one_pair": 10}),
        ("Eero", {"ones": 3, "one_pair": 0}),
    ]
    assert said(one) == ["The line “Yatzy-ilta” was not understood, so it was left out."]


def test_two_filled_columns_below_one_merged_name_are_both_kept_in_sight() -> None:
    one = paper("Rivi;Aino;\nYkköset;4;3\n", merge("B1:C1"))
    assert points(one.game.sheets[0]) == {"ones": 4}
    assert said(one) == [
        "Column 3 has scores but no name above it, so it was left out. Write the player’s name there."
    ]


@pytest.mark.parametrize(
    ("value", "shown_as", "iso"),
    [
        (date(2017, 12, 31), "d.m.yyyy", "2017-12-31"),
        (NIGHT, "d.m.yyyy h:mm", "2017-12-31"),
        (date(2017, 12, 1), "mm/yyyy", "2017-12"),  # what a spreadsheet makes of "12/2017"
        (2017, "General", "2017"),
        ("31.12.2017", "@", "2017-12-31"),
    ],
)
def test_dates(value: object, shown_as: str, iso: str) -> None:
    def change(sheet: Worksheet) -> None:
        sheet["B1"].value = value  # type: ignore[assignment]
        sheet["B1"].number_format = shown_as

    assert paper(GAME, change).game.date == iso


def test_names_and_scores_that_are_numbers() -> None:
    def change(sheet: Worksheet) -> None:
        sheet["B2"].value, sheet["C2"].value = 1, 2.0
        sheet["B3"].value, sheet["C3"].value = 4.0, 2.5

    one = paper(GAME, change)
    assert [(sheet.player, points(sheet)) for sheet in one.game.sheets] == [
        ("1", {"ones": 4, "one_pair": 10}),
        ("2", {"one_pair": 0}),
    ]
    assert said(one) == ["2: “2.5” in Ones is not a score, so the row counts as open."]


def test_a_formula_counts_as_the_result_that_is_stored() -> None:
    one = paper("Rivi;Aino\nYkköset;=1+3 gives 4\nPari;10\nYhteensä;=SUM(B2:B3) gives 14\n")
    assert points(one.game.sheets[0]) == {"ones": 4, "one_pair": 10}
    assert one.game.sheets[0].written == Written()  # nobody wrote the total: it was computed, and rightly


def test_a_stored_result_that_differs_from_the_rows_is_a_claim() -> None:
    one = paper("Rivi;Aino\nYkköset;4\nPari;10\nYhteensä;=SUM(B2:B3) gives 41\n")
    assert one.game.sheets[0].written.total == 41


def test_a_formula_without_a_stored_result_is_named_and_never_zero() -> None:
    one = paper("Rivi;Aino\nYkköset;=1+3\nPari;10\nYhteensä;=SUM(B2:B3)\n")
    assert points(one.game.sheets[0]) == {"one_pair": 10}
    assert [text.split(",")[0] for text in said(one)] == [
        "Aino: Ones holds the formula =1+3",
        "Aino: the line Yhteensä holds the formula =SUM(B2:B3)",
    ]


def test_a_result_that_is_an_error_is_no_score() -> None:
    one = paper("Rivi;Aino\nYkköset;#REF!\nPari;10\n")
    assert said(one) == ["Aino: “#REF!” in Ones is not a score, so the row counts as open."]


def test_a_name_like_a_formula_is_text() -> None:
    def change(sheet: Worksheet) -> None:
        sheet["B2"].value = "=1+1"
        sheet["B2"].data_type = "s"

    assert paper(GAME, change).game.sheets[0].player == "=1+1"


def test_one_bad_sheet_of_fifty_is_named_and_the_others_are_read() -> None:
    sheets = {f"Peli {number}": GAME for number in range(1, 51)} | {"Peli 21": "Aino;Eero\n4;3\n"}
    result = reading(workbook(sheets))
    assert len(result.papers) == 49
    (unread,) = result.unread
    assert (unread.source, unread.trouble.code) == ("games.xlsx#Peli 21", "no-game")
