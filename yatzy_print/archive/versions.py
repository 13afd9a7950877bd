"""Schema versions: a new archive is made whole, a newer one refused with the version that reads it."""

from datetime import UTC, datetime

from sqlalchemy import Connection, insert, inspect, select

from yatzy_print import __version__
from yatzy_print.archive.location import Location
from yatzy_print.archive.schema import metadata, versions
from yatzy_print.errors import Trouble

VERSION = 1


def is_new(connection: Connection, location: Location) -> bool:
    """Whether the database holds no archive yet.

    Raises Trouble: archive-foreign when it holds something else, archive-newer when this product is too old.
    """
    found = set(inspect(connection).get_table_names())
    if versions.name not in found:
        if found if location.path else found & set(metadata.tables):
            raise Trouble("archive-foreign", archive=location.shown)
        return True
    newest = select(versions.c.version, versions.c.product).order_by(versions.c.version.desc()).limit(1)
    version, product = connection.execute(newest).one()
    if version > VERSION:
        raise Trouble("archive-newer", archive=location.shown, product=product)
    return False


def make(connection: Connection) -> None:
    """Makes every table in the running transaction."""
    metadata.create_all(connection)
    now = datetime.now(UTC).isoformat(timespec="seconds")
    connection.execute(insert(versions).values(version=VERSION, product=__version__, made=now))


def queue(connection: Connection) -> None:
    """Waits to be the only one that writes; SQLite has it so from BEGIN IMMEDIATE."""
    if connection.dialect.name != "sqlite":
        connection.execute(select(versions.c.version).with_for_update())
