"""Bad input: one clear message that says what and where, the right exit status, nothing good lost."""

import json
from pathlib import Path

import pytest

from tests.cli.run import FAMILY, Program

GOOD = "Row;Aino;Eero\nOnes;3;2\nTwos;6;8\n"


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "empty"),
        (b"\x00\x01\x02\x03" * 100, "not a text file"),
        (b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "the PDF is damaged"),
        (b"hello\nworld\n", "no game"),
        (b"{", "JSON"),
        (b"[" * 100_000, "JSON"),
        (b'{"format": "yatzy-print/game/9"}', "format"),
    ],
)
def test_a_file_that_is_no_game(yatzy: Program, content: bytes, says: str) -> None:
    yatzy.write("paper.csv", content)
    done = yatzy("check", "paper.csv")
    assert done.status == 2
    assert "paper.csv" in done.err
    assert says in done.err
    assert len(done.err.splitlines()) == 1


def test_a_missing_file_and_an_empty_folder(yatzy: Program) -> None:
    (yatzy.folder / "folder").mkdir()
    done = yatzy("check", "missing.csv", "folder")
    assert done.status == 2
    assert "missing.csv: there is no such file." in done.err
    assert "folder: there are no games in this folder. A game is a file that ends in .csv .tsv" in done.err


def test_files_too_large_or_endless(yatzy: Program) -> None:
    huge = yatzy.folder / "huge.csv"
    with huge.open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    done = yatzy("check", huge, "/dev/zero")
    assert done.status == 2
    assert "huge.csv: the file is larger than 16 MB" in done.err
    assert "/dev/zero: the file is larger than 16 MB" in done.err


def test_good_games_are_kept_beside_bad_files(yatzy: Program) -> None:
    yatzy.write("bad.csv", b"\x00\x00")
    done = yatzy("add", "bad.csv", FAMILY / "game-04.csv", FAMILY / "game-16.csv")
    assert done.status == 2
    assert "game-04.csv: stored as game 1" in done.out
    assert "game-16.csv: not stored" in done.err
    assert len(yatzy("games", "list").out.splitlines()) == 1


@pytest.mark.parametrize(
    ("paper", "code", "category", "says"),
    [
        (GOOD + "Thres;9;9\n", "unknown-row", None, "Did you mean “Threes”?"),
        (GOOD + "Wibble;9;9\n", "unknown-row", None, "“Wibble” is not known"),
        (GOOD + "Ones;4;4\n", "duplicate-row", "ones", "Aino: Ones stands twice, with 3 and 4"),
        (GOOD + "Threes;lots;9\n", "not-a-score", "threes", "Aino: “lots” in Threes is not a score"),
        ("Row;Aino;Aino\nOnes;3;2\n", "duplicate-player", None, "Aino has more than one column"),
    ],
)
def test_what_is_wrong_on_paper_names_player_and_row(
    yatzy: Program, paper: str, code: str, category: str | None, says: str
) -> None:
    yatzy.write("paper.csv", paper)
    done = yatzy("check", "paper.csv", "--json")
    assert done.status == 1
    [game] = json.loads(done.out)["games"]
    found = game["findings"] + [one for sheet in game["sheets"] for one in sheet["findings"]]
    messages = [one["message"] for one in found if one["code"] == code and one["category"] == category]
    assert messages
    assert says in messages[0]
    shown = yatzy("check", "paper.csv")
    assert says in " ".join(shown.out.split())


def test_no_players_and_twenty_players(yatzy: Program) -> None:
    yatzy.write("none.csv", "Row\nOnes\n")
    yatzy.write("rows.csv", "Ones;3;2\nTwos;6;8\n")
    many = "Row;" + ";".join(f"P{n}" for n in range(20)) + "\nOnes;" + ";".join("3" * 20) + "\n"
    yatzy.write("many.csv", many)
    done = yatzy("check", "none.csv", "rows.csv", "many.csv")
    assert done.status == 2
    assert len(done.err.splitlines()) == 3
    assert "20 columns are too many" in done.err
    assert yatzy("blank", "--players", "20").status == 2
    assert yatzy("blank", "--players", "0").status == 2


@pytest.mark.parametrize("place", ["/dev/full", "file.txt/card.pdf", "/proc/card.pdf"])
def test_a_place_that_cannot_be_written(yatzy: Program, place: str) -> None:
    yatzy.write("file.txt", "text")
    done = yatzy("blank", "-o", place)
    assert done.status == 2
    assert place in done.err


def test_an_output_that_is_an_input_an_archive_or_another_kind(yatzy: Program) -> None:
    paper = yatzy.write("paper.csv", (FAMILY / "game-04.csv").read_bytes())
    yatzy("add", "paper.csv")
    archive = (yatzy.folder / "games.sqlite").read_bytes()
    for command in (("fill", "paper.csv", "-o", "paper.csv"), ("report", "-o", "games.sqlite")):
        done = yatzy(*command)
        assert done.status == 2
        assert command[-1] in done.err
    assert yatzy("blank", "-o", "paper.csv").status == 2
    assert paper.read_bytes() == (FAMILY / "game-04.csv").read_bytes()
    assert (yatzy.folder / "games.sqlite").read_bytes() == archive


def test_a_damaged_archive(yatzy: Program) -> None:
    yatzy.write("games.sqlite", b"this is no archive at all" * 400)
    for command in (("games", "list"), ("report",), ("add", FAMILY / "game-04.csv")):
        done = yatzy(*command)
        assert done.status == 2
        assert "games.sqlite" in done.err


def test_names_that_are_mistyped(yatzy: Program) -> None:
    for words, says in [
        (("blank", "--rules", "yatsy"), "yatzy"),
        (("blank", "--lang", "xx"), "fi"),
        (("blank", "--paper", "a3"), "a4"),
        (("rules", "yatzy+bonus42"), "bonus-42"),
        (("report", "--order", "sideways"), "forced"),
        (("report", "--since", "yesterday"), "2026-11-30"),
        (("score", "66"), "66642"),
    ]:
        done = yatzy(*words)
        assert done.status == 2, words
        assert says in done.err, words


def test_no_half_file_is_left(yatzy: Program, tmp_path: Path) -> None:
    yatzy.write("file.txt", "text")
    yatzy("blank", "-o", "file.txt/card.pdf")
    yatzy("fill", "missing.csv", "-o", "filled.pdf")
    assert [path.name for path in tmp_path.iterdir()] == ["file.txt"]
