"""The numbers through the real program: stats, reports for everybody, the year, luck against skill."""

import json

import pytest

from tests.cli.run import FAMILY, Program
from tests.games.paper import WHOLE


@pytest.fixture
def archive(yatzy: Program) -> Program:
    yatzy("add", FAMILY)
    return yatzy


def test_stats_speak_to_a_player_and_print_one_json_document(archive: Program) -> None:
    done = archive("stats", "--player", "b", "--lang", "fi")
    assert done.status == 0
    assert "243,6" in done.out
    assert max(map(len, done.out.splitlines())) <= 80
    document = json.loads(archive("stats", "--player", "B", "--json").out)
    [mode] = document["modes"]
    assert (mode["rules"], mode["order"], mode["games"]) == ("yatzy", "free", 31)


def test_stats_of_nobody_and_of_no_games(archive: Program, yatzy: Program) -> None:
    unknown = archive("stats", "--player", "Quintus")
    assert unknown.status == 2
    assert "Quintus" in unknown.err
    nothing = archive("stats", "--since", "2030")
    assert nothing.status == 0
    assert "nan" not in nothing.out.lower()


def test_a_report_for_everybody(archive: Program) -> None:
    done = archive("report", "--each", "-o", "pages", "--lang", "sv")
    assert done.status == 0
    assert "5" in done.err
    assert sorted(path.name for path in (archive.folder / "pages").iterdir()) == [
        f"report-{player}-sv.html" for player in "ABCDE"
    ]
    assert archive("report", "--each", "-o", "-").status == 2


def test_the_year_on_two_pages(archive: Program) -> None:
    assert archive("year", "2017", "-o", "year.pdf").status == 0
    assert (archive.folder / "year.pdf").read_bytes().startswith(b"%PDF-")
    empty = archive("year", "2001")
    assert empty.status == 2
    assert "2001" in empty.err


def test_an_analysis_needs_dice_and_says_so(yatzy: Program) -> None:
    rows = dict(line.split() for line in WHOLE.split("\n") if line)
    lines = "\n".join(f"{row.replace('_', ' ')};{points}" for row, points in rows.items())
    yatzy.write("paper.csv", f"Row;Maja\n{lines}\n")
    done = yatzy("analyse", "paper.csv")
    assert done.status == 2
    assert "Maja" in done.err
    assert "dice" in done.err
