"""Nothing acknowledged is ever lost: kills, a full disk, a server that goes away. All slow."""

import os
import shutil
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

import pytest

from tests.archive.household import papers
from tests.archive.papers import verified
from tests.archive.server import Server, binaries
from yatzy_print.archive.load import games
from yatzy_print.archive.opening import open_archive
from yatzy_print.archive.store import add, add_all
from yatzy_print.archive.verify import verify
from yatzy_print.errors import Trouble

pytestmark = pytest.mark.slow


def _write(path: Path, first: int, ids: Connection) -> None:
    """Adds games without a pause, and acknowledges each when it is stored."""
    with open_archive(path) as archive:
        for number in range(first, 10**6):
            paper = verified(place=str(number), date=f"{number % 9000 + 1000}")
            ids.send(add(archive, paper).id)


def acknowledged(path: Path, first: int, seconds: float) -> list[int]:
    """The ids that a writer acknowledged before it was killed so long after its first one."""
    ours, theirs = Pipe()
    writer = get_context("fork").Process(target=_write, args=(path, first, theirs))
    writer.start()
    theirs.close()
    ids = [ours.recv()]
    time.sleep(seconds)
    writer.kill()
    writer.join()
    with suppress(EOFError):
        while True:
            ids.append(ours.recv())
    return ids


def test_two_hundred_kills_lose_no_acknowledged_game(tmp_path: Path):
    """The writer commits without a pause, so that nearly every kill comes in mid-commit."""
    path = tmp_path / "games.sqlite"
    chance = Random(1)
    promised: set[int] = set()
    for _ in range(200):
        promised.update(acknowledged(path, len(promised), chance.uniform(0, 0.1)))
    with open_archive(path) as archive:
        stored = {one.id for one in games(archive).games}
        assert verify(archive).sound
        assert not verify(archive).recounted
    assert promised <= stored
    assert len(stored - promised) <= 200
    print(f"200 kills, {len(promised)} games acknowledged, {len(stored)} stored, 0 lost")  # noqa: T201 - the counts


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of 1 MiB."""
    folder = tmp_path / "small"
    folder.mkdir()
    mount = shutil.which("mount")
    if os.getuid() or not mount:
        pytest.skip("only root may mount a small file system")
    done = subprocess.run([mount, "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)], capture_output=True)
    if done.returncode:
        pytest.skip(f"no small file system: {done.stderr.decode()}")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


def test_a_full_disk_loses_nothing_and_is_named(small_disk: Path):
    path = small_disk / "games.sqlite"
    stored = 0
    with open_archive(path) as archive:
        with pytest.raises(Trouble, match="archive-disk-full"):
            for paper in papers(3000):
                add(archive, paper)
                stored += 1
        assert stored > 100
        assert len(games(archive).games) == stored
        assert verify(archive).sound
    (small_disk / "hole").write_bytes(b"")
    with open_archive(path) as archive:
        assert len(games(archive).games) == stored


def test_a_disk_that_is_full_from_the_start_is_named(small_disk: Path):
    with suppress(OSError):
        (small_disk / "ballast").write_bytes(bytes(2**20))
    with pytest.raises(Trouble) as trouble, open_archive(small_disk / "games.sqlite"):
        pass
    assert trouble.value.code in ("archive-disk-full", "archive-unwritable")


@pytest.fixture
def own_server() -> Iterator[Server]:
    """A server that may be stopped."""
    pytest.importorskip("psycopg")
    folder = binaries()
    if folder is None:
        pytest.skip("no PostgreSQL server binaries")
    server = Server(folder)
    yield server
    server.remove()


def test_a_server_that_goes_away_in_mid_add_and_comes_back(own_server: Server):
    """What was acknowledged is there; the rest is there whole or not at all, and adding it again is right."""
    lot = papers(400)
    promised: dict[int, int] = {}
    refused: list[str] = []
    with open_archive(own_server.url) as archive:

        def work() -> None:
            at = 0
            while at < len(lot):
                try:
                    promised[at] = add(archive, lot[at]).id
                    at += 1
                except Trouble as trouble:
                    refused.append(trouble.code)
                    time.sleep(0.2)

        writer = threading.Thread(target=work)
        writer.start()
        for _ in range(3):
            time.sleep(0.7)
            own_server.stop()
            time.sleep(0.3)
            own_server.start()
        writer.join(300)
        found = games(archive)
        assert verify(archive).sound
    assert set(refused) <= {"archive-unreachable"}
    assert set(promised.values()) == {one.id for one in found.games}
    assert found.damaged == ()


def test_a_club_types_on_eight_machines_at_once(postgresql: str, own_schema: str, tmp_path: Path):
    """Counts after many writers are those of the games."""
    for place in (own_schema, str(tmp_path / "club.sqlite")):
        with open_archive(place):
            pass
        lot = papers(160)
        threads = [threading.Thread(target=_type, args=(place, lot[number::8])) for number in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(300)
        with open_archive(place) as archive:
            verdict = verify(archive)
            assert (verdict.sound, verdict.recounted) == (True, False)
            assert verdict.games == 160


def _type(place: str, lot: list) -> None:
    with open_archive(place) as archive:
        for paper in lot:
            add(archive, paper)


def test_a_batch_is_whole_or_not_at_all(tmp_path: Path):
    with open_archive(tmp_path / "games.sqlite") as archive:
        with pytest.raises(ZeroDivisionError):
            add_all(archive, (paper if at < 900 else 1 / 0 for at, paper in enumerate([verified()] * 901)))
        assert games(archive).games == ()
