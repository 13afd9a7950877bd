"""Schema versions: a new archive is made whole, an older one migrated step by step, a newer one refused."""

from datetime import UTC, datetime

from sqlalchemy import Connection, insert, inspect, select

from yatzy_print import __version__
from yatzy_print.archive.location import Location
from yatzy_print.archive.migrations import MIGRATIONS
from yatzy_print.archive.schema import metadata, versions
from yatzy_print.errors import Trouble

VERSION = len(MIGRATIONS) + 1
NONE = 0


def found(connection: Connection, location: Location) -> int:
    """The version of the archive in a database, 0 when it holds none yet.

    Raises Trouble: archive-foreign when it holds something else, archive-newer when this product is too old.
    """
    tables = set(inspect(connection).get_table_names())
    if versions.name not in tables:
        if tables if location.path else tables & set(metadata.tables):
            raise Trouble("archive-foreign", archive=location.shown)
        return NONE
    newest = select(versions.c.version, versions.c.product).order_by(versions.c.version.desc()).limit(1)
    version, product = connection.execute(newest).one()
    if version > VERSION:
        raise Trouble("archive-newer", archive=location.shown, product=product)
    return int(version)


def make(connection: Connection) -> None:
    """Makes every table in the running transaction."""
    metadata.create_all(connection)
    _record(connection, VERSION)


def migrate(connection: Connection, version: int) -> None:
    """Takes the steps from a version to the newest, in the running transaction, and counts anew."""
    from yatzy_print.archive.recount import recount  # reads all games: many modules, rarely needed

    for number, step in enumerate(MIGRATIONS[version - 1 :], version + 1):
        step(connection)
        _record(connection, number)
    recount(connection)


def _record(connection: Connection, version: int) -> None:
    now = datetime.now(UTC).isoformat(timespec="seconds")
    connection.execute(insert(versions).values(version=version, product=__version__, made=now))


def queue(connection: Connection) -> None:
    """Waits to be the only one that writes; SQLite has it so from BEGIN IMMEDIATE."""
    if connection.dialect.name != "sqlite":
        connection.execute(select(versions.c.version).with_for_update())
