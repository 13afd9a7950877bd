"""How fast reports are made: `python -m pytest -n 0 -m benchmark -s tests/benchmarks/test_report.py`."""

import json
import random
import subprocess
from pathlib import Path
from time import process_time

import pytest

from tests.benchmarks.processes import program, python, ratio
from tests.statistics.papers import family
from yatzy_print.games.check import check_game
from yatzy_print.games.game import Game, Sheet
from yatzy_print.games.verified import VerifiedGame
from yatzy_print.languages.language import load
from yatzy_print.notation.json import write_json
from yatzy_print.report.html import each, report
from yatzy_print.rules.load import rule_set

pytestmark = pytest.mark.benchmark
LIBRARIES = python("import sqlalchemy, jinja2")
YATZY = rule_set("yatzy")


def evenings(number: int, players: int) -> list[Game]:
    """Games of four whose columns are drawn from the real papers."""
    chance = random.Random(number)
    columns = [sheet.sheet.entries for game in family() for sheet in game.sheets if sheet.totals.total]
    return [
        Game(
            "yatzy",
            tuple(Sheet(f"Player {who}", chance.choice(columns)) for who in chance.sample(range(players), 4)),
            date=f"{2000 + place * 20 // number}-{1 + place % 12:02}-{1 + place % 28:02}",
        )
        for place in range(number)
    ]


def checked(games: list[Game]) -> list[VerifiedGame]:
    return [check_game(game, YATZY) for game in games]


def seconds(work: object) -> float:
    started = process_time()
    work()  # type: ignore[operator]
    return process_time() - started


def test_each_of_500_personal_reports_takes_little_beside_one_report_of_1000_games() -> None:
    club = checked(evenings(5000, 500))
    one = checked(evenings(1000, 4))
    report(one, load("fi"), ["Player 1"])  # the first one loads the language's formats
    single = seconds(lambda: report(one, load("fi"), ["Player 1"]))
    many = seconds(lambda: list(each(club, load("fi"))))
    print(f"each of 500: {many / 500 * 1000:.1f} ms; one of 1,000 games: {single * 1000:.0f} ms")
    assert many / 500 <= 0.5 * single


def test_a_report_on_1000_games_takes_at_most_2_times_the_import_of_its_libraries(tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    lines = (json.dumps(json.loads(write_json(game))) for game in evenings(1000, 4))
    games.write_text("\n".join(lines), encoding="utf-8")
    archive = str(tmp_path / "thousand.sqlite")
    subprocess.run(program("add", str(games), "--archive", archive), check=True, capture_output=True)
    command = program("report", "--player", "Player 1", "--archive", archive, "-o", "report.html")
    assert ratio([command], LIBRARIES, tmp_path) <= 2
