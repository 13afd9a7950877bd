"""Cards as workbooks and CSV: made, filled in, checked, stored, and never written over."""

import json
from io import BytesIO
from pathlib import Path

import openpyxl
import pytest

from tests.cli.run import FAMILY, Program

GAMES = sorted(FAMILY.iterdir())


def fill_in(path: Path, name: str, points: int) -> None:
    """Types a name and points for the first row, as in a spreadsheet program."""
    book = openpyxl.load_workbook(path)
    sheet = book.worksheets[0]
    sheet["B4"].value, sheet["B5"].value = name, points
    book.save(path)


def test_a_card_is_made_filled_in_and_checked(yatzy: Program) -> None:
    made = yatzy("blank", "--format", "xlsx", "--players", "2", "-o", "card.xlsx", "--lang", "fi")
    assert (made.status, made.err) == (0, "Kirjoitettu: card.xlsx\n")
    fill_in(yatzy.folder / "card.xlsx", "Aino", 3)
    checked = json.loads(yatzy("check", "card.xlsx", "--json").out)
    [sheet] = checked["games"][0]["sheets"]
    assert (sheet["player"], sheet["upper"], sheet["complete"]) == ("Aino", 3, False)
    assert checked["unread"] == []


def test_a_card_as_csv(yatzy: Program) -> None:
    assert yatzy("blank", "--format", "csv", "--player", "Maja", "-o", "card.csv", "--lang", "sv").status == 0
    path = yatzy.folder / "card.csv"
    path.write_bytes(path.read_bytes().replace("Tvåor;".encode(), "Tvåor;6".encode()))
    [game] = json.loads(yatzy("check", "card.csv", "--json").out)["games"]
    assert game["sheets"][0]["upper"] == 6


def test_nothing_filled_in_is_written_over(yatzy: Program) -> None:
    for name in ("card.xlsx", "card.csv"):
        path = yatzy.write(name, b"filled in")
        done = yatzy("blank", "--format", path.suffix[1:], "-o", name)
        assert (done.status, path.read_bytes()) == (2, b"filled in")
        assert f"{name}: the {'workbook' if 'xlsx' in name else 'file'} exists already" in done.err


def test_without_a_name_each_card_has_its_own(yatzy: Program) -> None:
    for _ in range(2):
        assert yatzy("blank", "--format", "xlsx", "--player", "Aino").status == 0
    assert sorted(path.name for path in (yatzy.folder / "output").iterdir()) == [
        "card-yatzy-en-1-Aino-2.xlsx",
        "card-yatzy-en-1-Aino.xlsx",
    ]


def test_a_sheet_is_added_to_a_workbook(yatzy: Program) -> None:
    yatzy("fill", FAMILY / "game-04.csv", "--format", "xlsx", "-o", "games.xlsx")
    assert yatzy("fill", FAMILY / "game-05.tsv", "--append", "games.xlsx").status == 0
    assert yatzy("blank", "--append", "games.xlsx", "--rules", "maxi-yatzy", "--player", "Leo").status == 0
    games = json.loads(yatzy("check", "games.xlsx", "--json").out)["games"]
    assert [game["rules"] for game in games] == ["yatzy", "yatzy", "maxi-yatzy"]
    assert [sheet["total"] for sheet in games[0]["sheets"]] == [260, 250, 299]


def test_the_workbook_may_be_kept_and_the_longer_one_stand_beside_it(yatzy: Program) -> None:
    yatzy("blank", "--format", "xlsx", "-o", "old.xlsx")
    before = (yatzy.folder / "old.xlsx").read_bytes()
    assert yatzy("blank", "--append", "old.xlsx", "-o", "new.xlsx").status == 0
    assert (yatzy.folder / "old.xlsx").read_bytes() == before
    assert len(openpyxl.load_workbook(yatzy.folder / "new.xlsx").worksheets) == 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--append", "nowhere.xlsx"), "nowhere.xlsx: there is no XLSX workbook to add a sheet to."),
        (("--append", "text.xlsx"), "text.xlsx: the workbook is damaged."),
        (("--append", "text.xlsx", "--format", "csv"), "The format “csv” is not known."),
        (("--format", "doc"), "The format “doc” is not known. Choose one of these: pdf, xlsx, csv."),
        (("--format", "csv", "--up", "2"), "--up is only for PDF, not for csv."),
        (("--format", "xlsx", "--rules-page"), "--rules-page is only for PDF, not for xlsx."),
    ],
)
def test_what_does_not_go_together_is_said(yatzy: Program, words: tuple[str, ...], said: str) -> None:
    path = yatzy.write("text.xlsx", "Row;Aino\n")
    done = yatzy("blank", *words)
    assert (done.status, done.err.startswith(said)) == (2, True), done.err
    assert path.read_text() == "Row;Aino\n"


def test_the_games_of_a_workbook_are_stored_and_the_bad_sheet_is_named(yatzy: Program) -> None:
    yatzy("fill", *GAMES, "--format", "xlsx", "-o", "games.xlsx")
    book = openpyxl.load_workbook(BytesIO((yatzy.folder / "games.xlsx").read_bytes()))
    book.create_sheet("Notes")["A1"].value = "we met at seven"
    book.save(yatzy.folder / "games.xlsx")
    done = yatzy("add", "games.xlsx")
    assert done.status == 2
    assert len(done.out.splitlines()) == 31
    assert "games.xlsx#Notes: no game was found" in done.err
    assert "200 is not possible in Yatzy" in done.err
