"""Opening an archive: a SQLite file that survives power cuts and copying about, or a PostgreSQL server."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from yatzy_print.archive import versions
from yatzy_print.archive.backup import copy_beside
from yatzy_print.archive.location import Location, located
from yatzy_print.archive.troubles import translated
from yatzy_print.errors import Trouble

BUSY_SECONDS = 30
MAGIC = b"SQLite format 3\0"
CHECKED_BYTES = 8 * 1024 * 1024
"""A file up to this size is checked whole whenever it is opened; `verify` checks larger ones."""


class Archive:
    """An open archive: a context manager whose `reading` and `writing` are one transaction each."""

    def __init__(self, location: Location, engine: Engine) -> None:
        self.location = location
        self.engine = engine

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that sees one state of the archive throughout."""
        with translated(self.location), self.engine.connect() as connection:
            if self.location.path is None:
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
            with connection.begin():
                yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that is stored whole, on disk, or not at all; writers queue for it."""
        with translated(self.location), self.changing() as connection:
            versions.queue(connection)
            yield connection

    @contextmanager
    def changing(self) -> Iterator[Connection]:
        """A transaction that writes where there may be no tables yet."""
        with self.engine.connect() as connection:
            connection = connection.execution_options(yatzy_print_writes=True)
            with connection.begin():
                yield connection

    def clean(self) -> None:
        """Writes the archive anew, so that nothing deleted is left in it."""
        with translated(self.location), self.engine.connect() as connection:
            raw = connection.execution_options(isolation_level="AUTOCOMMIT")
            raw.exec_driver_sql("VACUUM")

    def close(self) -> None:
        """Lets go of the file or server."""
        self.engine.dispose()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def open_archive(location: str | Path, make: bool = True) -> Archive:
    """Opens the archive at a path or URL; `make` makes it where there is none, else such a one is just empty.

    Raises Trouble: archive-is-folder, archive-unwritable, archive-damaged, archive-foreign, archive-newer,
    archive-url, archive-driver-missing, archive-unreachable.
    """
    place = located(location)
    engine = _file_engine(place, make) if place.path else _server_engine(place)
    archive = Archive(place, engine)
    try:
        _prepare(archive)
    except BaseException:
        archive.close()
        raise
    return archive


def _prepare(archive: Archive) -> None:
    with archive.reading() as connection:
        _check_file(connection, archive.location)
        version = versions.found(connection, archive.location)
    if version == versions.NONE:
        with translated(archive.location):
            _make(archive)
    elif version < versions.VERSION:
        _migrate(archive)


def _make(archive: Archive) -> None:
    """Makes the tables, unless another process is faster."""
    try:
        with archive.changing() as connection:
            if versions.found(connection, archive.location) == versions.NONE:
                versions.make(connection)
    except DBAPIError:
        with archive.reading() as connection:
            if versions.found(connection, archive.location) == versions.NONE:
                raise


def _migrate(archive: Archive) -> None:
    """Brings an older archive to the newest version, after a copy beside it."""
    with archive.writing() as connection:
        version = versions.found(connection, archive.location)
        if version < versions.VERSION:
            copy_beside(connection, archive.location, version)
            versions.migrate(connection, version)


def _file_engine(place: Location, make: bool) -> Engine:
    path = place.path or Path()
    _refuse_other_kinds(path, place)
    name = str(path)
    if make:
        _make_folder(path.parent, place)
    elif not path.exists():
        name = ":memory:"
    engine = create_engine(URL.create("sqlite", database=name), connect_args={"timeout": BUSY_SECONDS})
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "close", _tidy)
    event.listen(engine, "begin", _begin)
    return engine


def _refuse_other_kinds(path: Path, place: Location) -> None:
    """SQLite itself would take a short file of any kind for a new database."""
    if path.is_dir():
        raise Trouble("archive-is-folder", archive=place.shown)
    try:
        head = path.open("rb").read(len(MAGIC)) if path.exists() else b""
    except OSError as error:
        raise Trouble("archive-unwritable", archive=place.shown) from error
    if head not in (b"", MAGIC):
        raise Trouble("archive-damaged", archive=place.shown)


def _make_folder(folder: Path, place: Location) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble("archive-unwritable", archive=place.shown) from error


def _set_up(connection: Any, _record: object) -> None:
    """TRUNCATE journal with FULL sync: a power cut loses nothing, by one sync less than DELETE, EXTRA."""
    connection.isolation_level = None  # SQLAlchemy begins transactions, not the driver
    connection.text_factory = partial(str, encoding="utf-8", errors="replace")  # damaged text is still read
    for setting in (
        "journal_mode = TRUNCATE",
        "synchronous = FULL",
        "foreign_keys = ON",
        "secure_delete = ON",
        "cell_size_check = ON",
    ):
        connection.execute(f"PRAGMA {setting}")


def _tidy(connection: Any, _record: object) -> None:
    """Takes the empty journal away, unless somebody writes: a closed archive is one plain file."""
    with suppress(sqlite3.Error):
        connection.execute("PRAGMA journal_mode = DELETE")


def _begin(connection: Connection) -> None:
    options = connection.get_execution_options()
    if options.get("isolation_level") != "AUTOCOMMIT":
        connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get("yatzy_print_writes") else "BEGIN")


def _check_file(connection: Connection, place: Location) -> None:
    if place.path is None or not place.path.exists() or place.path.stat().st_size > CHECKED_BYTES:
        return
    if connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar() != "ok":
        raise Trouble("archive-damaged", archive=place.shown)


def _server_engine(place: Location) -> Engine:
    try:
        with translated(place):
            return create_engine(make_url(place.url), pool_pre_ping=True)
    except (ArgumentError, ValueError) as error:
        raise Trouble("archive-url", archive=place.shown) from error
