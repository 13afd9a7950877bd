"""A card as a workbook: what a person sees in it, and what a program without a calculator reads."""

from io import BytesIO

import openpyxl
import pytest
from openpyxl.worksheet.worksheet import Worksheet

from yatzy_print.games.game import Entry, Game, Sheet, Written
from yatzy_print.languages.language import load
from yatzy_print.notation.read import read
from yatzy_print.printing.xlsx.workbook import workbook
from yatzy_print.rules.load import rule_set

YATZY = rule_set("yatzy")
BLANK = Game("yatzy", (Sheet("Aino"), Sheet("")))
UPPER = dict(zip(("ones", "twos", "threes", "fours", "fives", "sixes"), (3, 6, 9, 12, 15, 18), strict=True))


def opened(game: Game, values: bool = False, code: str = "en", paper: str = "a4") -> Worksheet:
    data = workbook([(game, rule_set(game.rules))], load(code), paper)
    sheet = openpyxl.load_workbook(BytesIO(data), data_only=values).active
    assert isinstance(sheet, Worksheet)
    return sheet


def column(sheet: Worksheet, letter: str) -> dict[str, object]:
    """The cells of a column by the labels beside them."""
    return {
        str(sheet.cell(row, 1).value): sheet[f"{letter}{row}"].value for row in range(1, sheet.max_row + 1)
    }


def test_the_card_to_fill_in() -> None:
    sheet = opened(BLANK, code="sv")
    assert [cell.value for cell in sheet["A"]] == [
        "Datum", "Plats", "Regler", "Rad", "Ettor", "Tvåor", "Treor", "Fyror", "Femmor", "Sexor", "Summa",
        "Bonus", "Ett par", "Två par", "Tretal", "Fyrtal", "Liten stege", "Stor stege", "Kåk", "Chans",
        "Yatzy", "Totalt",
    ]  # fmt: skip
    filled = {label: value for label, value in column(sheet, "B").items() if value is not None}
    assert filled == {
        "Regler": "yatzy",
        "Rad": "Aino",
        "Summa": "=SUM(B5:B10)",
        "Bonus": "=IF(B11>=63,50,0)",
        "Totalt": "=B11+B12+SUM(B13:B21)",
    }


def test_results_stand_beside_the_formulas() -> None:
    entries = {row: Entry(points) for row, points in UPPER.items()} | {"yatzy": Entry(50)}
    cells = column(opened(Game("yatzy", (Sheet("Aino", entries),)), values=True), "B")
    assert [cells[label] for label in ("Sum", "Bonus", "Total")] == [63, 50, 163]


def test_claims_stand_as_they_were_written_and_are_not_added_up() -> None:
    """The upper sum on paper is wrong; the formula of the total starts from the rows."""
    sheet = Sheet("Aino", {"ones": Entry(3), "yatzy": Entry(50)}, 0, Written(upper=4))
    cells = column(opened(Game("yatzy", (sheet,))), "B")
    assert [cells[label] for label in ("Sum", "Bonus", "Total")] == [
        4,
        "=IF(SUM(B5:B10)>=63,50,0)",
        "=SUM(B5:B10)+B12+SUM(B13:B21)",
    ]
    assert column(opened(Game("yatzy", (sheet,)), values=True), "B")["Total"] == 53


def test_steps_of_the_bonus_and_extra_yatzys() -> None:
    sheet = opened(Game("maxi-yatzy+graded-bonus", (Sheet("Aino"),)))
    tiers = rule_set("maxi-yatzy+graded-bonus").bonus
    assert str(column(sheet, "B")["Bonus"]).count("IF(") == len(tiers) > 1
    cells = column(opened(Game("yahtzee", (Sheet("Ann", {"yahtzee": Entry(50)}, 100),))), "B")
    assert (cells["Extra points"], cells["Total"]) == (100, "=B11+B12+SUM(B13:B19)+B20")


def test_dice_stand_with_their_points_and_are_added_up() -> None:
    entries = {"ones": Entry(3, (1, 1, 1, 2, 4)), "twos": Entry(6), "chance": Entry(0, (6, 6, 4, 2, 1))}
    game = Game("yatzy", (Sheet("Aino", entries),))
    cells = column(opened(game), "B")
    assert (cells["Ones"], cells["Chance"]) == ("11124=3", "66421=0")
    assert cells["Sum"] == '=SUM(B5:B10)+VALUE(MID(B5,FIND("=",B5)+1,9))'
    assert column(opened(game, values=True), "B")["Sum"] == 9


def test_a_struck_row_is_zero_shown_as_a_dash_and_an_open_one_is_empty() -> None:
    sheet = opened(Game("yatzy", (Sheet("Aino", {"ones": Entry(0)}),)))
    assert (sheet["B5"].value, sheet["B5"].number_format, sheet["B6"].value) == (0, '0;-0;"–"', None)


def test_the_maximum_stands_beside_the_label_and_not_in_it() -> None:
    sheet = opened(BLANK)
    assert (sheet["A13"].value, sheet["A13"].number_format) == ("One pair", '@* "12"')


@pytest.mark.parametrize("text", ["=1+1", "+46", "-Bo", "@home", "'=1", '=HYPERLINK("http://x.se")'])
def test_names_that_look_like_formulas_are_text(text: str) -> None:
    game = Game("yatzy", (Sheet(text, team=text),), place=text, note=text)
    sheet = opened(game)
    assert "f" not in {cell.data_type for row in sheet["B1:B6"] for cell in row}
    assert read("g.xlsx", workbook([(game, YATZY)], load("en"))).papers[0].game == game


@pytest.mark.parametrize(("date", "kind"), [("2019-08-04", "d"), ("2019-08", "s"), ("2019", "s")])
def test_a_whole_date_is_a_date(date: str, kind: str) -> None:
    game = Game("yatzy", (Sheet("Aino"),), date=date)
    assert opened(game)["B1"].data_type == kind
    assert read("g.xlsx", workbook([(game, YATZY)], load("en"))).papers[0].game.date == date


def test_what_is_possible_is_offered_and_anything_else_is_warned_of() -> None:
    sheet = opened(BLANK)
    by_range = {str(one.sqref): one for one in sheet.data_validations.dataValidation}
    pair = by_range["B13:C13"]
    assert (pair.type, pair.formula1, pair.errorStyle) == ("list", '"0,2,4,6,8,10,12"', "warning")
    assert pair.promptTitle == "One pair"
    assert pair.prompt == "2, 4, 6, 8, 10, 12. 0 for struck; leave it empty while the row is open."
    assert pair.error == "One pair cannot give these points. Keep them all the same?"


@pytest.mark.parametrize("code", ["fi", "sv", "nb", "da", "en"])
@pytest.mark.parametrize("rules", ["yatzy", "yatzy-fi", "yatzy-kids", "maxi-yatzy", "yahtzee"])
def test_every_row_is_checked_in_every_language(rules: str, code: str) -> None:
    sheet = opened(Game(rules, (Sheet("A"),)), code=code)
    checks = sheet.data_validations.dataValidation
    assert len(checks) >= len(rule_set(rules).categories)
    assert all(len(str(one.prompt)) <= 255 and len(str(one.formula1)) <= 257 for one in checks)


@pytest.mark.parametrize(("paper", "code"), [("a4", 9), ("a5", 11), ("letter", 1)])
def test_it_prints_on_one_page(paper: str, code: int) -> None:
    sheet = opened(BLANK, paper=paper)
    assert sheet.page_setup.paperSize == code
    assert (sheet.page_setup.fitToWidth or 1, sheet.page_setup.fitToHeight or 1) == (1, 1)
    assert sheet.sheet_properties.pageSetUpPr and sheet.sheet_properties.pageSetUpPr.fitToPage


def test_the_same_games_make_the_same_bytes() -> None:
    assert workbook([(BLANK, YATZY)], load("en")) == workbook([(BLANK, YATZY)], load("en"))
