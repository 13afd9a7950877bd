"""Every command once, as a newcomer would use it."""

import json
import shutil
from pathlib import Path

import pytest

from tests.cli.run import FAMILY, Program


def test_blank_makes_a_card_under_output_and_says_so(yatzy: Program) -> None:
    done = yatzy("blank", "--lang", "sv")
    assert done.status == 0
    assert done.out == ""
    [card] = (yatzy.folder / "output").iterdir()
    assert f"output/{card.name}" in done.err
    assert card.read_bytes().startswith(b"%PDF-")


def test_different_cards_never_share_a_default_name(yatzy: Program) -> None:
    for words in [(), ("--lang", "fi"), ("--players", "3"), ("--player", "Aino"), ("--player", "aino b"),
                  ("--player", "aino-b"), ("--rules", "yahtzee"), ("--paper", "a5")]:  # fmt: skip
        assert yatzy("blank", *words).status == 0
    assert len(list((yatzy.folder / "output").iterdir())) == 8


def test_blank_to_standard_output_is_the_same_bytes_each_time(yatzy: Program) -> None:
    first, second = (yatzy("blank", "--player", "Åsa", "-o", "-").out for _ in range(2))
    assert first.startswith("%PDF-")
    assert first == second


def test_fill_makes_a_sheet_a_game_and_tells_what_is_wrong(yatzy: Program) -> None:
    done = yatzy("fill", FAMILY / "game-16.csv", FAMILY / "game-04.csv", "-o", "filled.pdf")
    assert done.status == 1
    assert "200" in done.err
    assert (yatzy.folder / "filled.pdf").read_bytes().startswith(b"%PDF-")


def test_sheets_of_two_sources_of_one_name_do_not_share_a_default_name(yatzy: Program) -> None:
    for folder in ("one", "two"):
        (yatzy.folder / folder).mkdir()
        shutil.copy(FAMILY / "game-04.csv", yatzy.folder / folder / "game.csv")
        assert yatzy("fill", f"{folder}/game.csv").status == 0
    assert len(list((yatzy.folder / "output").iterdir())) == 2


def test_add_stores_31_of_the_familys_games_and_names_the_refused_one(yatzy: Program) -> None:
    done = yatzy("add", FAMILY)
    assert done.status == 1
    assert len(done.out.splitlines()) == 31
    assert [line for line in done.err.splitlines() if "not stored" in line] == [
        f"{FAMILY / 'game-16.csv'}: not stored. Correct what is wrong and add it again."
    ]
    again = yatzy("add", FAMILY / "game-04.csv")
    assert again.status == 0
    assert "already stored as game 4" in again.out
    assert len(yatzy("games").out.splitlines()) == 31


def test_a_game_with_a_wrong_total_is_stored_and_the_computed_one_counts(yatzy: Program) -> None:
    paper = (FAMILY / "game-04.csv").read_text(encoding="cp1252").replace("260", "250")
    yatzy.write("paper.csv", paper)
    done = yatzy("add", "paper.csv")
    assert done.status == 1
    assert "stored as game 1" in done.out
    assert "A 260" in yatzy("games", "list").out


def test_a_new_player_whose_name_is_near_to_a_known_one_is_told(yatzy: Program) -> None:
    paper = "Row;{};Eero\nOnes;3;2\nChance;20;22\n"
    yatzy.write("one.csv", paper.format("Väinö Mäki"))
    yatzy.write("other.csv", paper.format("Väinö").replace("22", "23"))
    assert "new in the archive" not in yatzy("add", "one.csv").err
    told = yatzy("add", "other.csv").err
    assert 'yatzy-print players merge "Väinö Mäki" "Väinö"' in " ".join(told.split())
    assert yatzy("add", "other.csv").err.count("new in the archive") == 0
    assert yatzy("players", "merge", "Väinö Mäki", "Väinö").status == 0


def test_report_is_one_page_without_network_or_script_sources(yatzy: Program) -> None:
    yatzy("add", FAMILY)
    done = yatzy("report", "--player", "A", "--lang", "fi", "-o", "report.html")
    assert done.status == 0
    page = (yatzy.folder / "report.html").read_text(encoding="utf-8")
    assert '<html lang="fi"' in page
    for outside in ("http://", "https://", "src=", "@import"):
        assert outside not in page.replace("http://www.w3.org/2000/svg", "")


def test_report_on_an_empty_archive_says_so_and_makes_no_archive(yatzy: Program) -> None:
    done = yatzy("report", "-o", "report.html")
    assert done.status == 0
    assert "No games yet" in (yatzy.folder / "report.html").read_text(encoding="utf-8")
    assert yatzy("games").out == "No games yet.\n"
    assert not (yatzy.folder / "games.sqlite").exists()


def test_rules_lists_the_rule_sets_and_shows_one_in_full(yatzy: Program) -> None:
    assert yatzy("rules").out.startswith("yatzy")
    assert "63+ → 50" in yatzy("rules", "yatzy").out
    document = json.loads(yatzy("rules", "yatzy", "--json").out)
    assert (document["id"], document["dice"], document["maximum"], document["bonus"]) == (
        "yatzy", 5, 374, [[63, 50]],
    )  # fmt: skip
    assert document["categories"][6] == {
        "id": "one_pair", "section": "lower", "maximum": 12, "reachable": [0, 2, 4, 6, 8, 10, 12],
    }  # fmt: skip
    assert json.loads(yatzy("rules", "yatzy-fi", "--json").out)["maximum_with_extras"] == 1778


@pytest.mark.parametrize("dice", [("66642",), ("6", "6", "6", "4", "2"), ("6-6-6-4-2",)])
def test_score_of_a_roll(yatzy: Program, dice: tuple[str, ...]) -> None:
    document = json.loads(yatzy("score", *dice, "--json").out)
    assert (document["rules"], document["dice"]) == ("yatzy", [6, 6, 6, 4, 2])
    assert document["scores"]["three_of_a_kind"] == 18
    assert "18" in yatzy("score", *dice).out


def test_demo_makes_one_of_everything(yatzy: Program) -> None:
    done = yatzy("demo", "--lang", "nb")
    assert done.status == 0
    made = {path.name for path in (yatzy.folder / "output").iterdir()}
    assert made == {"demo-card.pdf", "demo-filled.pdf", "demo-report.html"}
    assert "157" in done.out


def test_help_speaks_the_users_language(yatzy: Program) -> None:
    assert "pöytäkirja" in yatzy("--help", YATZY_PRINT_LANG="fi").out
    assert "protokoll" in yatzy("blank", "--help", "--lang", "sv").out


def test_a_language_may_stand_before_the_command(yatzy: Program) -> None:
    assert "pöytäkirja" in yatzy("--lang", "fi", "--help").out
    assert "Ettor" in yatzy("--lang", "sv", "score", "66642").out


def test_version(yatzy: Program) -> None:
    from yatzy_print import __version__

    assert yatzy("--version").out == f"yatzy-print {__version__}\n"


def test_no_color_is_honoured(yatzy: Program, tmp_path: Path) -> None:
    assert "\x1b" not in yatzy("check", FAMILY / "game-16.csv", FORCE_COLOR="1").out
