"""How fast the archive is: `python -m pytest -n 0 -m benchmark -s tests/benchmarks/test_archive.py`.

Process time where the processor is the limit, wall time where the disk is.
"""

import os
import sqlite3
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from statistics import median

import pytest

from tests.benchmarks.generator import COLUMNS, RULES, checked, games
from yatzy_print.archive.opening import open_archive
from yatzy_print.archive.store import add, add_all
from yatzy_print.games.check import check_game

pytestmark = pytest.mark.benchmark


def took(work: Callable[[], object], clock: Callable[[], float]) -> float:
    start = clock()
    work()
    return clock() - start


def test_one_durable_add_beside_a_bare_append(tmp_path: Path):
    lot = list(checked(220))
    path = tmp_path / "bare.jsonl"
    appends, adds = [], []
    with open_archive(tmp_path / "games.sqlite") as archive, path.open("ab", buffering=0) as bare:
        add_all(archive, lot[:20])
        for game in lot[20:]:
            appends.append(took(lambda: (bare.write(b"x" * 600), os.fsync(bare.fileno())), time.perf_counter))
            adds.append(took(lambda: add(archive, game), time.perf_counter))  # noqa: B023 - used at once
    ratio = median(adds) / median(appends)
    print(f"\none add: {median(adds) * 1e3:.2f} ms, {ratio:.1f} bare appends with fsync")


def test_the_cost_of_an_add_is_independent_of_the_size(tmp_path: Path):
    costs = {}
    for size in (1_000, 20_000):
        with open_archive(tmp_path / f"{size}.sqlite") as archive:
            add_all(archive, checked(size))
            lot = list(checked(100, seed=2))
            costs[size] = median(took(lambda: add(archive, game), time.process_time) for game in lot)  # noqa: B023
    print(f"\nadd to 20,000 games beside add to 1,000: {costs[20_000] / costs[1_000]:.2f}")
    assert costs[20_000] < 2 * costs[1_000]


def _bare(path: Path, rows: list[tuple[object, ...]]) -> None:
    with sqlite3.connect(path) as bare:
        bare.execute(f"CREATE TABLE sheets ({', '.join(f'c{at}' for at in range(len(rows[0])))})")
        bare.executemany(f"INSERT INTO sheets VALUES ({', '.join('?' * len(rows[0]))})", rows)


@pytest.mark.parametrize("engine", ["sqlite", "postgresql"])
def test_bulk_import(engine: str, tmp_path: Path, request: pytest.FixtureRequest):
    """Verified sheets a second: checked, compared with what is stored, counted and sealed."""
    place = tmp_path / "games.sqlite" if engine == "sqlite" else request.getfixturevalue("own_schema")
    number = 10_000
    papers = list(games(number))
    rows: list[tuple[object, ...]] = [(1, 2, 3, *range(40))] * (number * COLUMNS)
    bare = took(lambda: _bare(tmp_path / "bare.sqlite", rows), time.process_time)
    with open_archive(place) as archive:
        taken = took(
            lambda: add_all(archive, (check_game(paper, RULES) for paper in papers)), time.process_time
        )
    rate = number * COLUMNS / taken
    print(f"\n{engine}: {rate:,.0f} verified sheets a second, {taken / bare:.1f} times a bare executemany")


def test_memory_is_bounded(tmp_path: Path):
    with open_archive(tmp_path / "games.sqlite") as archive:
        tracemalloc.start()
        add_all(archive, checked(20_000))
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
    print(f"\npeak while adding 20,000 games: {peak / 2**20:.0f} MiB")
    assert peak < 500 * 2**20
