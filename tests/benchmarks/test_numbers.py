"""The archive's numbers, timed: `python -m pytest -n 0 -m benchmark -s tests/benchmarks/test_numbers.py`."""

from pathlib import Path
from time import process_time

import pytest

from tests.benchmarks.processes import program, python, ratio
from tests.benchmarks.test_archive import checked
from tests.benchmarks.test_report import checked as judged
from tests.benchmarks.test_report import evenings
from yatzy_print.archive.facts import facts, facts_at_hand
from yatzy_print.archive.opening import open_archive
from yatzy_print.archive.store import add_all
from yatzy_print.archive.tallies import tallies
from yatzy_print.statistics.numbers import Numbers

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


def test_all_numbers_from_the_kept_counts_do_not_grow_with_the_games(tmp_path: Path) -> None:
    """50 players. Below 1 s in an archive of any size, since counts grow with players and values only."""
    took = {}
    for size in (2_000, 10_000):
        with open_archive(tmp_path / f"{size}.sqlite") as archive:
            add_all(archive, checked(size))
            begun = process_time()
            [mode] = tallies(archive)
            numbers = [Numbers(mode.rules, counts) for counts in (mode.everybody, *mode.players.values())]
            means = [[row.spread.mean for row in one.rows] for one in numbers]
            took[size] = process_time() - begun
        assert len(means) == 51
    print(f"\nall numbers of 50 players: {took[2_000]:.2f} s of 2,000 games, {took[10_000]:.2f} s of 10,000")
    assert took[10_000] < 2.5 * took[2_000]
