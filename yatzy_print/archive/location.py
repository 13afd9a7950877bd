"""Where an archive is: a file, or a database by URL. Never shows a password."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from yatzy_print.errors import Trouble

VARIABLE = "YATZY_PRINT_ARCHIVE"
STATE_VARIABLE = "YATZY_PRINT_STATE"
CACHE_VARIABLE = "YATZY_PRINT_CACHE"
FILE_NAME = "games.sqlite"
POSTGRESQL = ("postgresql", "postgres", "postgresql+psycopg")
SERVER = re.compile(r"(?P<scheme>[\w+.-]*)://(?:[^/]*@)?(?P<rest>[^?#]*)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Location:
    """An archive's place: `path` for a file, `url` for a server; `shown` is what messages may say."""

    shown: str
    path: Path | None = None
    url: str = ""


def default_location(environ: Mapping[str, str]) -> str:
    """YATZY_PRINT_ARCHIVE, else a file in the user's data folder."""
    if environ.get(VARIABLE):
        return environ[VARIABLE]
    from platformdirs import user_data_path

    return str(user_data_path("yatzy-print", appauthor=False) / FILE_NAME)


def cache_folder(environ: Mapping[str, str]) -> Path:
    """YATZY_PRINT_CACHE, else the user's cache folder: for what can be made again."""
    if environ.get(CACHE_VARIABLE):
        return Path(environ[CACHE_VARIABLE])
    from platformdirs import user_cache_path

    return user_cache_path("yatzy-print", appauthor=False)


def state_folder(environ: Mapping[str, str]) -> Path:
    """YATZY_PRINT_STATE, else the user's state folder: for what outlives a run but is no game yet."""
    if environ.get(STATE_VARIABLE):
        return Path(environ[STATE_VARIABLE])
    from platformdirs import user_state_path

    return user_state_path("yatzy-print", appauthor=False)


def located(location: str | Path) -> Location:
    """A path or URL as a Location. Raises Trouble("archive-url", archive) for a URL of another kind."""
    text = str(location)
    server = SERVER.fullmatch(text.partition("?")[0].partition("#")[0])
    if server is None:
        return Location(text, Path(text).expanduser())
    scheme, rest = server["scheme"], server["rest"]
    if scheme == "sqlite" and rest.startswith("/") and len(rest) > 1:
        return located(rest[1:])
    if scheme not in POSTGRESQL or not rest:
        raise Trouble("archive-url", archive=f"{scheme}://{rest}")
    return Location(f"{scheme}://{rest}", url=f"postgresql+psycopg://{text.partition('://')[2]}")
