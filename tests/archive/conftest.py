"""Archives to try: every test that asks for `place` runs on SQLite and on PostgreSQL."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

from tests.archive.server import start_or_skip
from yatzy_print.archive.opening import Archive, open_archive

_schemas = count(1)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The URL of a running server."""
    url, end = start_or_skip()
    yield url
    end()


@contextmanager
def _schema(postgresql: str) -> Iterator[str]:
    import psycopg

    name = f"yatzy_print_test_{next(_schemas)}"
    with psycopg.connect(postgresql, autocommit=True) as connection:
        connection.execute(f"DROP SCHEMA IF EXISTS {name} CASCADE")
        connection.execute(f"CREATE SCHEMA {name}")
    yield f"{postgresql}?options=-csearch_path%3D{name}"
    with psycopg.connect(postgresql, autocommit=True) as connection:
        connection.execute(f"DROP SCHEMA {name} CASCADE")


@pytest.fixture
def own_schema(postgresql: str) -> Iterator[str]:
    """A URL under which nobody else's tables show."""
    with _schema(postgresql) as url:
        yield url


@pytest.fixture(scope="module")
def module_schema(postgresql: str) -> Iterator[str]:
    """The same for all tests of a file."""
    with _schema(postgresql) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where an archive may be made."""
    if request.param == "sqlite":
        return str(tmp_path / "games.sqlite")
    return str(request.getfixturevalue("own_schema"))


@pytest.fixture
def sqlite_archive(tmp_path: Path) -> Iterator[Archive]:
    """An empty archive in a file, for what does not depend on the engine."""
    with open_archive(tmp_path / "games.sqlite") as opened:
        yield opened


@pytest.fixture
def archive(place: str) -> Iterator[Archive]:
    """An empty archive, open."""
    with open_archive(place) as opened:
        yield opened
