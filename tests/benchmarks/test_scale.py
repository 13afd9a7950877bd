"""Archives of a thousand, a hundred thousand and a million games.

`python -m pytest -n 0 -m benchmark -s tests/benchmarks/test_scale.py`: about half an hour. `SCALE=100000` in
the environment ends with that size; `SCALE_KEEP` names a folder where the archives stay for the next run.
"""

import csv
import multiprocessing
import os
import resource
import sqlite3
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import pytest

from tests.benchmarks.generator import COLUMNS, RULES, checked, games, pool
from yatzy_print.archive.filter import Filter
from yatzy_print.archive.opening import open_archive
from yatzy_print.archive.store import add_all
from yatzy_print.archive.tallies import told
from yatzy_print.statistics.document import document

pytestmark = pytest.mark.benchmark
SIZES = [size for size in (1_000, 100_000, 1_000_000) if size <= int(os.environ.get("SCALE", "1000000"))]
ROWS = [row.id for row in RULES.categories]


def make(path: Path, size: int) -> tuple[float, int]:
    """The seconds that storing took, and the peak memory of the process in MiB."""
    pool()
    begun = perf_counter()
    with open_archive(path) as archive:
        add_all(archive, checked(size))
    return perf_counter() - begun, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return Path(os.environ.get("SCALE_KEEP") or tmp_path_factory.mktemp("scale"))


@pytest.fixture(scope="module", params=SIZES)
def stored(request: pytest.FixtureRequest, folder: Path) -> tuple[Path, int]:
    """An archive of so many games, made in a process of its own."""
    size = request.param
    path = folder / f"{size}.sqlite"
    if not path.exists():
        with multiprocessing.get_context("spawn").Pool(1) as workers:
            seconds, memory = workers.apply(make, (path, size))
        rate = size * COLUMNS / seconds
        print(f"\n{size:,} games: {rate:,.0f} verified sheets a second, {memory} MiB at most", end="")
        print(f", {path.stat().st_size / size:.0f} bytes a game")
        assert memory < 500
    return path, size


def timed(work: Callable[[], object]) -> tuple[float, object]:
    """The best of three times, in seconds, and what was made."""
    times = []
    for _ in range(3):
        begun = perf_counter()
        made = work()
        times.append(perf_counter() - begun)
    return min(times), made


def every_number(path: Path, *players: str) -> dict[str, object]:
    with open_archive(path) as archive:
        found = told(archive, Filter(), players)
    assert found is not None
    return document(found.parts, found.players)


def test_every_number_of_one_player(stored: tuple[Path, int]) -> None:
    path, size = stored
    ours, made = timed(lambda: every_number(path, "Player 1"))
    bare, sums = timed(lambda: bare_sql(path, "Player 1"))
    [player] = made["modes"][0]["players"]  # type: ignore[index]
    assert player["games"] == sums[0]  # type: ignore[index]
    assert player["mean"] == pytest.approx(sums[1])  # type: ignore[index]
    print(f"\n{size:,} games, one player: {ours:.3f} s; bare SQL over the rows {bare:.3f} s")
    assert ours <= max(3 * bare, 0.1)


def bare_sql(path: Path, player: str) -> tuple[float, ...]:
    """The sums over a player's rows, without streaks, quantiles and opponents."""
    sums = ", ".join(f"avg({row}), max({row}), sum({row} = 0)" for row in ROWS)
    query = f"""SELECT count(*), avg(total), min(total), max(total), avg(total * total), sum(bonus > 0),
        sum(upper_sum BETWEEN 58 AND 62), avg(upper_sum), sum(total >= 300), sum(total >= 350), {sums}
        FROM sheets JOIN names ON names.id = sheets.name_id WHERE names.name = ?"""
    with sqlite3.connect(path) as bare:
        found: tuple[float, ...] = bare.execute(query, (player,)).fetchone()
    return found


def test_every_number_of_everybody(stored: tuple[Path, int], folder: Path) -> None:
    """Beside pandas, which is not among the dependencies: `pip install pandas` for this."""
    pandas = pytest.importorskip("pandas")
    path, size = stored
    ours, made = timed(lambda: every_number(path))
    table = folder / f"{size}.csv"
    if not table.exists():
        write_csv(table, size)
    theirs, means = timed(lambda: with_pandas(pandas, table))
    for player in made["modes"][0]["players"]:  # type: ignore[index]
        assert player["mean"] == pytest.approx(means[player["player"]])  # type: ignore[index]
    print(f"\n{size:,} games, everybody: {ours:.2f} s; pandas {theirs:.2f} s, {theirs / ours:.1f} times that")
    if size == 1_000_000:
        assert ours <= 1
        assert theirs >= 4 * ours


def write_csv(path: Path, size: int) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["game", "date", "player", *ROWS])
        for number, game in enumerate(games(size)):
            for sheet in game.sheets:
                points = [sheet.entries[row].points for row in ROWS]
                writer.writerow([number, game.date, sheet.player, *points])


def with_pandas(pandas, path: Path) -> dict[str, float]:  # type: ignore[no-untyped-def]
    """Means, spread, quantiles, rows, bonus, ranks and months; without streaks and opponents."""
    sheets = pandas.read_csv(path)
    sheets["upper"] = sheets[ROWS[:6]].sum(axis=1)
    sheets["bonus"] = (sheets["upper"] >= 63) * 50
    sheets["total"] = sheets[ROWS].sum(axis=1) + sheets["bonus"]
    sheets["rank"] = sheets.groupby("game")["total"].rank(method="min", ascending=False)
    sheets["month"] = sheets["date"].str[:7]
    people = sheets.groupby("player")
    people["total"].agg(["mean", "std", "median", "min", "max", "count"])
    people["total"].quantile([0.05, 0.25, 0.75, 0.95])
    people[ROWS].agg(["mean", "max"])
    (sheets[ROWS] == 0).groupby(sheets["player"]).sum()
    (sheets[["bonus"]] > 0).groupby(sheets["player"]).sum()
    (sheets["rank"] == 1).groupby(sheets["player"]).sum()
    sheets.groupby(["player", "month"])["total"].agg(["mean", "count"])
    means: dict[str, float] = people["total"].mean().to_dict()
    return means
