"""One player's column: what is good is kept, what is odd is named with player and row."""

import pytest

from yatzy_print.games.game import Written

from .papers import paper, points, said


def test_text_in_a_score_cell_leaves_the_row_open() -> None:
    one = paper("Rivi;Aino;Eero\nYkköset;abc;3\n")
    assert (points(one.game.sheets[0]), points(one.game.sheets[1])) == ({}, {"ones": 3})
    assert said(one) == ["Aino: “abc” in Ones is not a score, so the row counts as open."]


def test_of_a_doubled_row_the_first_is_kept_and_both_are_named() -> None:
    one = paper("Rivi;Aino;Eero\nPari;12;10\nYksi pari;8;\n")
    assert [points(sheet) for sheet in one.game.sheets] == [{"one_pair": 12}, {"one_pair": 10}]
    assert said(one) == ["Aino: One pair stands twice, with 12 and 8. Delete the wrong line."]


def test_impossible_points_are_kept_for_the_check() -> None:
    assert points(paper("Rivi;Aino\nYatzy;200\n").game.sheets[0]) == {"yatzy": 200}


def test_a_dash_in_the_bonus_is_no_bonus_and_in_a_sum_no_claim() -> None:
    one = paper("Rivi;Aino\nYkköset;3\nVälisumma;-\nBonus;-\nPari;2\nLoppusumma;–\n")
    assert one.game.sheets[0].written == Written(bonus=0)
    assert said(one) == []


@pytest.mark.parametrize(("cell", "text"), [("many", "many"), ("173,900", "173,900")])
def test_a_sum_that_is_no_number_is_named(cell: str, text: str) -> None:
    one = paper(f"Rivi;Aino\nYkköset;3\nLoppusumma;{cell}\n")
    assert one.game.sheets[0].written.total is None
    assert said(one) == [f"Aino: “{text}” in the line Loppusumma is not a number, so it was not compared."]


def test_two_different_totals_are_named() -> None:
    one = paper("Rivi;Aino\nYkköset;3\nPari;2\nLoppusumma;5\nKokonaispisteet;6\n")
    assert one.game.sheets[0].written.total == 5
    assert said(one) == ["Aino: the line Kokonaispisteet stands twice, with 5 and 6. Only 5 was compared."]


def test_extra_yatzys_are_points_and_no_claim() -> None:
    sheet = paper("Rivi;Aino\nYatzy;50\nLisäjatsit;100\nYhteensä;150\n", "yatzy-fi").game.sheets[0]
    assert (sheet.extra, sheet.written) == (100, Written(total=150))


def test_pace_in_the_upper_sum() -> None:
    text = "notation;pace\nRow;Aino;Eero;Liisa\nOnes;+1;---;-1\nUpper sum;+1;-;62\n"
    assert [sheet.written.upper for sheet in paper(text).game.sheets] == [64, 63, 62]


def test_a_formula_without_a_stored_result_is_named_and_never_zero() -> None:
    one = paper("Row;Aino\nOnes;=1+2\nPair;2\nTotal;=SUM(B2:B3)\n")
    assert points(one.game.sheets[0]) == {"one_pair": 2}
    assert said(one) == [
        "Aino: Ones holds the formula =1+2, whose result is not in the file, so the row counts as open. "
        "Open the workbook in a spreadsheet program and save it.",
        "Aino: the line Total holds the formula =SUM(B2:B3), whose result is not in the file, so it was not "
        "compared. Open the workbook in a spreadsheet program and save it.",
    ]
