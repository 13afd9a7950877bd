"""A card filled in with LibreOffice: it opens the workbook, adds up, and saves; the game is the same."""

import shutil
import subprocess
from pathlib import Path

import openpyxl
import pytest

from yatzy_print.games.check import check_game
from yatzy_print.games.game import Game, Sheet
from yatzy_print.languages.language import load
from yatzy_print.notation.read import read
from yatzy_print.printing.xlsx.append import appended
from yatzy_print.printing.xlsx.workbook import workbook
from yatzy_print.rules.load import rule_set

from .filling import filled_in, random_game

OFFICE = shutil.which("soffice") or shutil.which("libreoffice")
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(OFFICE is None, reason="LibreOffice Calc is not installed (libreoffice-calc)"),
]


def saved_by_office(folder: Path, data: bytes) -> bytes:
    """The workbook opened, calculated and saved by LibreOffice, with a profile of its own."""
    (folder / "in.xlsx").write_bytes(data)
    profile = f"-env:UserInstallation=file://{folder}/profile"
    command = [OFFICE or "", profile, "--headless", "--convert-to", "xlsx", "--outdir", "out", "in.xlsx"]
    subprocess.run(command, cwd=folder, check=True, capture_output=True, timeout=180)
    return (folder / "out" / "in.xlsx").read_bytes()


@pytest.mark.parametrize("id_", ["yatzy", "maxi-yatzy", "yahtzee"])
def test_a_filled_card_comes_back_as_the_same_verified_game(id_: str, tmp_path: Path) -> None:
    rules, language = rule_set(id_), load("fi")
    game = random_game(rules, id_)
    blank = workbook([(Game(rules.id, (Sheet(""), Sheet(""))), rules)], language)
    data = saved_by_office(tmp_path, filled_in(blank, game, rules, language))
    (one,) = read("in.xlsx", data).papers
    assert one.game == game
    assert (one.findings, any(one.sheet_findings)) == ((), False)
    assert shown_totals(data) == [sheet.totals.total for sheet in check_game(game, rules).sheets]


def shown_totals(data: bytes) -> list[object]:
    """The totals that LibreOffice computed."""
    from io import BytesIO

    sheet = openpyxl.load_workbook(BytesIO(data), data_only=True).worksheets[0]
    row = next(cell.row for cell in sheet["A"] if cell.value == "Yhteensä")
    return [sheet.cell(row, column).value for column in (2, 3)]


def test_a_sheet_added_to_what_libreoffice_saved(tmp_path: Path) -> None:
    rules, language = rule_set("yatzy"), load("fi")
    first, second = random_game(rules, "first"), random_game(rules, "second")
    data = saved_by_office(tmp_path, workbook([(first, rules)], language))
    both = saved_by_office(tmp_path, appended("in.xlsx", data, (second, rules), language))
    assert [one.game for one in read("in.xlsx", both).papers] == [first, second]
