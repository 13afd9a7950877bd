"""yatzy-print check, as a family uses it."""

import json

import pytest

from tests.cli.run import FAMILY, Program

PAPER = """
Datum;2026-11-29
Rad;Maja;Leo
Ettor;2;3
Tvåor;6;4
Treor;12;9
Fyror;12;8
Femmor;15;15
Sexor;24;18
Summa;71;57
Bonus;50;
Ett par;12;10
Två par;16;-
Tretal;12;15
Fyrtal;-;-
Liten stege;15;-
Stor stege;-;20
Kåk;19;25
Chans;23;21
Yatzy;-;
Totalt;218;
"""


def test_the_32_games_of_a_family_31_verify_and_one_has_an_impossible_yatzy(yatzy: Program) -> None:
    done = yatzy("check", FAMILY, "--json")
    assert done.status == 1
    games = json.loads(done.out)["games"]
    assert len(games) == 32
    wrong = {game["source"][-11:] for game in games if any(s["findings"] for s in game["sheets"])}
    assert wrong == {"game-16.csv"}
    sheet = next(game for game in games if game["source"].endswith("game-16.csv"))["sheets"][0]
    assert [(found["code"], found["category"], found["written"]) for found in sheet["findings"]] == [
        ("unreachable-score", "yatzy", 200),
        ("total-differs", None, 200),
    ]
    assert sheet["total"] == 0


def test_the_terminal_shows_the_paper_and_every_finding_in_the_users_language(yatzy: Program) -> None:
    yatzy.write("paper.csv", PAPER)
    done = yatzy("check", "paper.csv", "--lang", "sv")
    assert done.status == 1
    assert "Kåk" in done.out
    assert "218" in done.out
    assert "Leo: 25 är inte möjligt på raden Kåk" in done.out
    assert max(map(len, done.out.splitlines())) <= 80


def test_json_has_the_documented_keys(yatzy: Program) -> None:
    yatzy.write("paper.csv", PAPER)
    document = json.loads(yatzy("check", "paper.csv", "missing.csv", "--json").out)
    [game] = document["games"]
    assert {"source", "rules", "order", "date", "sheets", "findings"} <= game.keys()
    maja, leo = game["sheets"]
    assert {k: maja[k] for k in ("player", "upper", "bonus", "lower", "extra", "total", "complete")} == {
        "player": "Maja",
        "upper": 71,
        "bonus": 50,
        "lower": 97,
        "extra": 0,
        "total": 218,
        "complete": True,
    }
    assert not leo["complete"]
    assert maja["rank"] is None
    keys = {"code", "severity", "category", "written", "computed", "message", "explanations"}
    assert all(keys <= found.keys() for found in leo["findings"])
    assert [one["source"] for one in document["unread"]] == ["missing.csv"]


def test_a_paper_with_nothing_wrong_exits_0_also_when_rows_are_open(yatzy: Program) -> None:
    yatzy.write("paper.csv", PAPER.replace(";25\n", ";19\n"))
    assert yatzy("check", "paper.csv").status == 0


def test_standard_input_is_read(yatzy: Program) -> None:
    assert yatzy("check", "-", stdin=PAPER.encode()).status == 1


@pytest.mark.parametrize(("name", "status"), [("game-04.csv", 0), ("game-02.tsv", 0), ("game-16.csv", 1)])
def test_the_exit_status(yatzy: Program, name: str, status: int) -> None:
    assert yatzy("check", FAMILY / name).status == status


def test_the_highest_exit_status_wins(yatzy: Program) -> None:
    done = yatzy("check", FAMILY / "game-16.csv", "missing.csv", FAMILY / "game-04.csv")
    assert done.status == 2
    assert "missing.csv" in done.err
    assert "260" in done.out


def test_another_rule_set_judges_by_its_own_rows(yatzy: Program) -> None:
    yatzy.write("paper.csv", PAPER)
    document = json.loads(yatzy("check", "paper.csv", "--rules", "yatzy+yatzy-as-full-house", "--json").out)
    assert document["games"][0]["rules"] == "yatzy+yatzy-as-full-house"


def test_quiet_shows_only_wrong_papers(yatzy: Program) -> None:
    done = yatzy("check", FAMILY / "game-04.csv", FAMILY / "game-16.csv", "--quiet")
    assert (done.status, "game-04" in done.out, "game-16" in done.out) == (1, False, True)
    assert yatzy("check", FAMILY / "game-04.csv", "-q").out == ""


def test_a_folder_stands_for_its_games_but_not_for_its_folders(yatzy: Program) -> None:
    inner = yatzy.folder / "games" / "older"
    inner.mkdir(parents=True)
    yatzy.write("games/new.csv", PAPER.replace(";25\n", ";19\n"))
    yatzy.write("games/older/old.csv", PAPER)
    done = yatzy("check", "games", "--json")
    assert [game["source"] for game in json.loads(done.out)["games"]] == ["games/new.csv"]


def test_a_date_that_is_odd_is_told_when_a_game_is_stored(yatzy: Program) -> None:
    yatzy.write("ahead.csv", PAPER.replace("2026-11-29", "1.1.2099").replace("19;25", "19;22"))
    yatzy.write("odd.csv", PAPER.replace("2026-11-29", "next week").replace("19;25", "19;22"))
    done = yatzy("add", "ahead.csv", "odd.csv")
    assert done.err.splitlines() == [
        "ahead.csv: The date January 1, 2099 lies in the future. Correct it if it is wrong.",
        "odd.csv: The date “next week” was not understood, so it was left out. Write it as 29.11.2026 or "
        "2026-11-29.",
    ]
    assert done.status == 0
    assert "future" not in yatzy("games", "show", "1").out
