"""A copy of an archive beside it, made before it is migrated."""

import os
import shutil
from itertools import count
from pathlib import Path

from sqlalchemy import Connection, inspect

from yatzy_print.archive.location import Location
from yatzy_print.archive.schema import metadata
from yatzy_print.errors import Trouble


def copy_beside(connection: Connection, location: Location, version: int) -> None:
    """Copies a file to `<name>.version-N`, or a server's tables to `<table>_version_N` in this transaction.

    Raises Trouble("archive-unwritable").
    """
    if location.path:
        try:
            _copy_file(location.path, version)
        except OSError as error:
            raise Trouble("archive-unwritable", archive=location.shown) from error
        return
    for table in set(inspect(connection).get_table_names()) & set(metadata.tables):
        connection.exec_driver_sql(f"CREATE TABLE {table}_version_{version} AS SELECT * FROM {table}")


def _copy_file(path: Path, version: int) -> None:
    names = (f"{path.name}.version-{version}{f'-{number}' if number else ''}" for number in count())
    copy = next(place for name in names if not (place := path.with_name(name)).exists())
    shutil.copy2(path, copy)
    with copy.open("rb") as file:
        os.fsync(file.fileno())


def copies(path: Path) -> tuple[Path, ...]:
    """The copies that lie beside an archive."""
    return tuple(sorted(path.parent.glob(f"{path.name}.version-*")))
