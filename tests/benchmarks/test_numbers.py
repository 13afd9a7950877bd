"""The archive's numbers, timed: `python -m pytest -n 0 -m benchmark -s tests/benchmarks/test_numbers.py`."""

from pathlib import Path
from time import process_time

import pytest

from tests.benchmarks.generator import checked
from tests.benchmarks.processes import program, python, ratio
from tests.benchmarks.test_report import checked as judged
from tests.benchmarks.test_report import evenings
from yatzy_print.archive.facts import facts, facts_at_hand
from yatzy_print.archive.opening import open_archive
from yatzy_print.archive.store import add_all

pytestmark = pytest.mark.benchmark


def test_stats_on_1000_games_take_at_most_2_times_the_import_of_sqlalchemy(tmp_path: Path) -> None:
    path = tmp_path / "thousand.sqlite"
    with open_archive(path) as archive:
        add_all(archive, judged(evenings(1000, 4)))
    command = program("stats", "--archive", str(path))
    assert ratio([command], python("import sqlalchemy"), tmp_path) <= 2


def test_facts_from_rows_beside_games_judged_again(tmp_path: Path) -> None:
    with open_archive(tmp_path / "games.sqlite") as archive:
        add_all(archive, checked(2000))
        begun = process_time()
        facts(archive)
        between = process_time()
        facts_at_hand(archive)
        ended = process_time()
    times = (ended - between) / (between - begun)
    print(f"\nfacts of 2,000 games: {2000 / (between - begun):,.0f} games a second, {times:.1f} times faster")
    assert times > 2
