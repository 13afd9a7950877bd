"""What a database driver complains of, as a Trouble in the user's terms."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, NoSuchModuleError

from yatzy_print.archive.location import Location
from yatzy_print.errors import Trouble

SQLITE = {
    "SQLITE_BUSY": "archive-busy",
    "SQLITE_LOCKED": "archive-busy",
    "SQLITE_READONLY": "archive-unwritable",
    "SQLITE_CANTOPEN": "archive-unwritable",
    "SQLITE_PERM": "archive-unwritable",
    "SQLITE_AUTH": "archive-unwritable",
    "SQLITE_FULL": "archive-disk-full",
    "SQLITE_IOERR": "archive-disk-full",
    "SQLITE_CONSTRAINT": "archive-clash",
    "SQLITE_MISMATCH": "archive-clash",
}


@contextmanager
def translated(location: Location) -> Iterator[None]:
    """Raises what a driver says as Trouble: archive-busy, -unwritable, -disk-full, -damaged, -clash, …"""
    try:
        yield
    except DBAPIError as error:
        code = _sqlite_code(error) if location.path else _server_code(error)
        raise Trouble(code, archive=location.shown) from error
    except UnicodeDecodeError as error:  # SQLite's complaint of a damaged schema, with the damage in it
        raise Trouble("archive-damaged", archive=location.shown) from error
    except (NoSuchModuleError, ModuleNotFoundError) as error:
        raise Trouble("archive-driver-missing", archive=location.shown) from error


def _sqlite_code(error: DBAPIError) -> str:
    name = str(getattr(error.orig, "sqlite_errorname", ""))
    primary = "_".join(name.split("_")[:2])
    return SQLITE.get(primary, "archive-damaged")


def _server_code(error: DBAPIError) -> str:
    state = str(getattr(error.orig, "sqlstate", None) or "")
    if state.startswith(("22", "23")):
        return "archive-clash"
    if state == "53100":
        return "archive-disk-full"
    if state in ("25006", "42501"):
        return "archive-unwritable"
    return "archive-unreachable"
