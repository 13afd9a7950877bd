"""Archives to try: every test that asks for `place` runs on SQLite and on PostgreSQL."""

from collections.abc import Iterator
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


@pytest.fixture
def own_schema(postgresql: str) -> Iterator[str]:
    """A URL under which nobody else's tables show."""
    import psycopg

    name = f"yatzy_print_test_{next(_schemas)}"
    with psycopg.connect(postgresql, autocommit=True) as connection:
        connection.execute(f"DROP SCHEMA IF EXISTS {name} CASCADE")
        connection.execute(f"CREATE SCHEMA {name}")
    yield f"{postgresql}?options=-csearch_path%3D{name}"
    with psycopg.connect(postgresql, autocommit=True) as connection:
        connection.execute(f"DROP SCHEMA {name} CASCADE")


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where an archive may be made."""
    if request.param == "sqlite":
        return str(tmp_path / "games.sqlite")
    return str(request.getfixturevalue("own_schema"))


@pytest.fixture
def archive(place: str) -> Iterator[Archive]:
    """An empty archive, open."""
    with open_archive(place) as opened:
        yield opened
