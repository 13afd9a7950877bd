"""An archive kept over the years: corrections, undo, spellings, moving house, and damage."""

import shutil
from pathlib import Path

import pytest

from tests.cli.run import FAMILY, Program, in_terminal


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


def test_what_was_edited_is_never_thrown_away(archive: Program, tmp_path: Path) -> None:
    """The editor makes an error; its text is kept, corrected and taken."""
    editor = archive.write("editor.sh", "#!/bin/sh\nsed -i s/Chance\\;24/Chance\\;99/ $1\n")
    editor.chmod(0o755)
    state = str(tmp_path / "state")
    done = in_terminal(archive, "games", "edit", "1", EDITOR=str(editor), YATZY_PRINT_STATE=state)
    assert "Game 1: A: 99 is not possible in Chance" in done
    kept = tmp_path / "state" / "game-1.csv"
    assert f'yatzy-print games edit 1 "{kept}"' in done
    assert "A 260" in archive("games").out
    kept.write_text(kept.read_text(encoding="utf-8").replace("Chance;99", "Chance;24"), encoding="utf-8")
    assert archive("games", "edit", "1", kept).out == "Game 1 is unchanged.\n"


def test_the_same_file_is_no_correction(archive: Program) -> None:
    archive.write("same.csv", archive("games", "show", "1", "--as", "table").out)
    assert archive("games", "edit", "1", "same.csv").out == "Game 1 is unchanged.\n"
    assert len(archive("games", "history", "1").out.splitlines()) == 1


def test_a_mistyped_archive_is_named(archive: Program) -> None:
    for words in (("games",), ("players",), ("stats",), ("games", "verify")):
        done = archive(*words, "--archive", "nowhere.sqlite")
        assert done.status == 0
        assert done.err.startswith("nowhere.sqlite: there is no archive here.")
    assert not (archive.folder / "nowhere.sqlite").exists()
    assert archive("games", YATZY_PRINT_ARCHIVE="", XDG_DATA_HOME=str(archive.folder)).err == ""


def test_a_paper_is_no_export(archive: Program) -> None:
    archive.write("game.json", archive("games", "show", "1", "--as", "json").out)
    for file in (FAMILY / "game-04.csv", "game.json"):
        assert f"yatzy-print add {file}" in archive("games", "import", file).err


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
    listed = archive("players").out.splitlines()
    assert listed[:2] == ["Games  Player", "    3  A (Anna)"]
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
    assert "2 games were there already." in again.out


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
