"""Schema versions: every older archive opens, whole or not at all, after a copy beside it."""

import shutil
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from yatzy_print.archive import versions
from yatzy_print.archive.counting import stored
from yatzy_print.archive.load import games
from yatzy_print.archive.opening import Archive, open_archive
from yatzy_print.archive.recount import recount
from yatzy_print.errors import Trouble

SPECIMENS = sorted((Path(__file__).parent / "specimens").glob("version-*.sqlite"))


def test_every_older_version_has_a_specimen():
    assert [path.stem for path in SPECIMENS] == [f"version-{number}" for number in range(1, versions.VERSION)]


@pytest.fixture(params=SPECIMENS, ids=[path.stem for path in SPECIMENS])
def older(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    return Path(shutil.copy(request.param, tmp_path / "games.sqlite"))


def test_an_older_archive_opens_and_a_copy_stays_beside_it(older: Path):
    before = older.read_bytes()
    with open_archive(older) as archive:
        found = games(archive)
    assert [one.id for one in found.games] == [3, 1, 2, 4]
    assert found.damaged == ()
    (copy,) = older.parent.glob("games.sqlite.version-*")
    assert copy.read_bytes() == before
    with open_archive(older):
        pass
    assert len(list(older.parent.iterdir())) == 2


def test_a_migrated_archive_is_like_a_new_one(older: Path, tmp_path: Path):
    with open_archive(older), open_archive(tmp_path / "new.sqlite"):
        pass
    assert tables(older) == tables(tmp_path / "new.sqlite")


def tables(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """Every table's columns, keys and indexes."""
    with sqlite3.connect(path) as archive:
        names = [row[0] for row in archive.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {
            name: [
                *archive.execute(f"SELECT name, type, \"notnull\", pk FROM pragma_table_info('{name}')"),
                *sorted(archive.execute(f"SELECT name, \"unique\", origin FROM pragma_index_list('{name}')")),
                *archive.execute(f"SELECT wr, strict FROM pragma_table_list('{name}')"),
            ]
            for name in sorted(names)
        }


def test_a_step_makes_what_the_newest_schema_needs(older: Path):
    """Counts that a migration derives are those that adding would have made."""
    with open_archive(older) as archive, archive.writing() as connection:
        migrated, sound = stored(connection)
        recount(connection)
        assert stored(connection) == (migrated, True)
        assert sound
        assert migrated


def test_a_step_that_fails_leaves_the_archive_as_it_was(older: Path, monkeypatch: pytest.MonkeyPatch):
    before = older.read_bytes()

    last = versions.MIGRATIONS[-1]

    def fails(connection: Connection) -> None:
        last(connection)
        raise Trouble("archive-disk-full", archive="x")

    monkeypatch.setattr(versions, "MIGRATIONS", (*versions.MIGRATIONS[:-1], fails))
    with pytest.raises(Trouble, match="archive-disk-full"):
        open_archive(older)
    assert older.read_bytes() == before


def test_an_older_archive_that_may_not_be_written_is_named(older: Path, monkeypatch: pytest.MonkeyPatch):
    def refuse(*_paths: Path) -> None:
        raise PermissionError

    monkeypatch.setattr("shutil.copy2", refuse)
    with pytest.raises(Trouble, match="archive-unwritable"):
        open_archive(older)


def test_an_older_archive_on_a_server_is_migrated_too(own_schema: str):
    with open_archive(own_schema) as archive:
        make_old(archive)
    with open_archive(own_schema) as archive, archive.reading() as connection:
        assert versions.found(connection, archive.location) == versions.VERSION
        assert connection.execute(text("SELECT count(*) FROM games_version_1")).scalar() == 0


def make_old(archive: Archive) -> None:
    """Takes an empty archive back to version 1."""
    with archive.writing() as connection:
        for statement in (
            "DROP TABLE changes",
            "DROP TABLE tallies",
            "UPDATE yatzy_print_versions SET version = 1",
        ):
            connection.execute(text(statement))
