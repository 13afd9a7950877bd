"""An archive kept over the years: corrections, undo, spellings, moving house, and damage."""

import shutil

import pytest

from tests.cli.run import FAMILY, Program


@pytest.fixture
def archive(yatzy: Program) -> Program:
    yatzy("add", FAMILY / "game-04.csv", FAMILY / "game-05.tsv")
    return yatzy


def test_a_mistake_is_corrected_undone_and_remembered(archive: Program) -> None:
    table = archive("games", "show", "1", "--as", "table").out
    archive.write("corrected.csv", table.replace("Chance;24;25;24", "Chance;22;25;24"))
    done = archive("games", "edit", "1", "corrected.csv")
    assert done.status == 1, done  # the written total still is the old one
    assert "A 258" in archive("games").out
    assert archive("games", "restore", "1").status == 0
    assert "A 260" in archive("games").out
    history = archive("games", "history", "1").out.splitlines()
    assert [line.split("  ")[2] for line in history] == ["added", "corrected", "brought back"]
    assert archive("games", "remove", "1").status == 0
    assert len(archive("games").out.splitlines()) == 1
    assert archive("games", "restore", "1").status == 0
    assert len(archive("games").out.splitlines()) == 2


def test_a_correction_with_an_error_changes_nothing(archive: Program) -> None:
    table = archive("games", "show", "1", "--as", "table").out
    archive.write("corrected.csv", table.replace("Chance;24", "Chance;99"))
    done = archive("games", "edit", "1", "corrected.csv")
    assert done.status == 1
    assert "nothing was changed" in done.err
    assert "A 260" in archive("games").out
    assert archive("games", "edit", "1").status == 2  # no terminal, no editor


def test_a_game_is_shown_as_paper_table_and_json(archive: Program) -> None:
    assert "260" in archive("games", "show", "1").out
    for form in ("table", "json"):
        again = archive("check", "-", stdin=archive("games", "show", "1", "--as", form).out.encode())
        assert again.status == 0
    assert archive("games", "show", "9").status == 2
    assert archive("games", "show", "1", "--as", "poem").status == 2


def test_two_spellings_of_one_name(archive: Program) -> None:
    paper = (FAMILY / "game-10.csv").read_text(encoding="utf-8").replace("D;A;C;B", "D;Anna;C;B")
    archive.write("paper.csv", paper)
    archive("add", "paper.csv")
    assert archive("players", "merge", "A", "Anna").status == 0
    assert "3  A (Anna)" in archive("players").out
    assert archive("players", "undo").out == "Undone: Anna made one player with A.\n"
    assert "1  Anna" in archive("players").out
    met = archive("players", "merge", "A", "B")
    assert met.status != 0
    assert "game 1" in met.err
    assert archive("players", "rename", "B", "Berit").status == 0
    assert "Berit 299" in archive("games").out


def test_names_are_never_lost(archive: Program) -> None:
    for empty in ("", " ", "\u200b"):
        done = archive("players", "rename", "A", empty)
        assert (done.status, done.err) == (2, "A name needs at least one visible character.\n")
    assert archive("players", "rename", "A", " Anna  Berg ").out == "A is now shown as Anna Berg.\n"
    assert archive("players", "rename", "Anna Berg", "A").out == "Anna Berg is now shown as A.\n"
    assert "already" in archive("players", "rename", "A", "A").out
    assert archive("players", "undo").out == "Undone: renamed from Anna Berg to A.\n"
    assert archive("players", "undo").out == "Undone: renamed from A to Anna Berg.\n"
    assert "left to undo" in archive("players", "undo").err
    assert "A 260" in archive("games").out


def test_forgetting_asks_twice(archive: Program) -> None:
    assert archive("players", "forget", "A", stdin=b"A\nno\n").status == 1
    assert "A 260" in archive("games").out
    done = archive("players", "forget", "A", stdin=b"A\nA\n")
    assert done.status == 0
    assert "A 260" not in archive("games").out
    assert "260" in archive("games").out


@pytest.mark.parametrize("form", ["jsonl", "csv", "xlsx"])
def test_an_archive_moves_house(archive: Program, form: str) -> None:
    assert archive("games", "export", "--format", form, "--lang", "fi", "-o", f"all.{form}").status == 0
    done = archive("games", "import", f"all.{form}", "--archive", "new.sqlite", "--lang", "sv")
    assert done.status == 0, done
    assert archive("games", "--archive", "new.sqlite").out == archive("games").out
    again = archive("games", "import", f"all.{form}", "--archive", "new.sqlite")
    assert "2 were there already" in again.out


def test_a_sound_archive_verifies_and_a_damaged_one_is_rescued(archive: Program) -> None:
    assert archive("games", "verify").out == "2 games are sound.\n"
    file = archive.folder / "games.sqlite"
    shutil.copy(file, archive.folder / "damaged.sqlite")
    with (archive.folder / "damaged.sqlite").open("r+b") as damaged:
        damaged.write(b"no header at all")
    assert archive("games", "--archive", "damaged.sqlite").status == 2
    done = archive("games", "rescue", "damaged.sqlite", "--archive", "rescued.sqlite")
    assert "2 games are rescued" in done.out, done
    assert archive("games", "--archive", "rescued.sqlite").out == archive("games").out
