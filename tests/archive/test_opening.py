"""Opening: made on first use; what is no archive is refused with one reason and left as it was."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.archive.papers import verified
from yatzy_print.archive.load import games
from yatzy_print.archive.opening import open_archive
from yatzy_print.archive.store import add
from yatzy_print.errors import Trouble


def filled(path: Path) -> Path:
    with open_archive(path) as archive:
        add(archive, verified())
    return path


def refused(location: str | Path, code: str, **options: bool) -> Trouble:
    with pytest.raises(Trouble) as trouble, open_archive(location, **options):
        pass
    assert trouble.value.code == code
    return trouble.value


def test_an_archive_is_made_on_first_use_with_its_folder(tmp_path: Path):
    path = tmp_path / "deep" / "er" / "games.sqlite"
    with open_archive(path) as archive:
        assert games(archive).games == ()
    assert path.exists()


def test_looking_makes_nothing(tmp_path: Path):
    path = tmp_path / "none" / "games.sqlite"
    with open_archive(path, make=False) as archive:
        assert games(archive).games == ()
    assert list(tmp_path.iterdir()) == []


def test_an_empty_file_is_a_new_archive(tmp_path: Path):
    path = tmp_path / "games.sqlite"
    path.touch()
    assert filled(path).stat().st_size > 0


def test_a_name_with_odd_characters_is_just_a_name(tmp_path: Path):
    path = filled(tmp_path / "pelit 50 % & ?x=1 # ä.sqlite")
    assert [entry.name for entry in tmp_path.iterdir()] == [path.name]


def test_a_closed_archive_is_one_plain_file_that_can_be_copied(tmp_path: Path):
    path = filled(tmp_path / "games.sqlite")
    assert [entry.name for entry in tmp_path.iterdir()] == ["games.sqlite"]
    copy = tmp_path / "copy.sqlite"
    copy.write_bytes(path.read_bytes())
    with open_archive(copy) as archive:
        assert len(games(archive).games) == 1


def test_power_cuts_lose_nothing_by_setting(tmp_path: Path):
    """TRUNCATE journal with FULL (2) sync lost no commit in modelled power cuts."""
    with open_archive(tmp_path / "games.sqlite") as archive, archive.reading() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "truncate"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1


def test_a_folder_is_no_archive(tmp_path: Path):
    refused(tmp_path, "archive-is-folder")


NO_ARCHIVE = {
    "text": b"date;2019-08-04\nrow;Aino;Eero\n" * 40,
    "a PDF": b"%PDF-1.7\n" + bytes(2000),
    "zeros": bytes(4096),
    "one letter": b"x",
}


@pytest.mark.parametrize("content", NO_ARCHIVE.values(), ids=NO_ARCHIVE)
def test_a_file_of_another_kind_is_left_alone(tmp_path: Path, content: bytes):
    path = tmp_path / "games.sqlite"
    path.write_bytes(content)
    refused(path, "archive-damaged")
    assert path.read_bytes() == content


def test_a_truncated_archive_is_named_damaged(tmp_path: Path):
    path = filled(tmp_path / "games.sqlite")
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    refused(path, "archive-damaged")


def test_another_programs_database_is_left_alone(tmp_path: Path):
    path = tmp_path / "photos.sqlite"
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE games (title TEXT)")
    other.close()
    before = path.read_bytes()
    refused(path, "archive-foreign")
    assert path.read_bytes() == before


def test_another_programs_tables_on_a_server_are_left_alone(own_schema: str):
    import psycopg

    with psycopg.connect(own_schema, autocommit=True) as connection:
        connection.execute("CREATE TABLE games (title TEXT)")
    refused(own_schema, "archive-foreign")


def test_a_newer_archive_is_refused_with_the_version_that_reads_it(place: str):
    with open_archive(place) as archive, archive.writing() as connection:
        connection.exec_driver_sql("INSERT INTO yatzy_print_versions VALUES (99, '7.2.0', '2031-01-01')")
    assert refused(place, "archive-newer").facts["product"] == "7.2.0"


def test_no_message_shows_a_password():
    secret = "sala?:ä"
    for url in (
        "postgresql://club:hidden-7@127.0.0.1:1/games",
        "postgresql://club@127.0.0.1:1/games?password=hidden-7",
        "postgresql://club:hid@den-7@127.0.0.1:1/games",
        "postgresql://club:hidden-7@127.0.0.1:port/games",
        "mysql://club:hidden-7@127.0.0.1/games",
        "postgresq://club:hidden-7@127.0.0.1/games",
        f"postgresql://club:{secret}hidden-7@127.0.0.1:1/games",
    ):
        with pytest.raises(Trouble) as trouble, open_archive(url):
            pass
        shown = f"{trouble.value} {trouble.value.facts}"
        assert "hidden-7" not in shown and "den-7" not in shown, url


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("mysql://host/games", "archive-url"),
        ("postgresq://host/games", "archive-url"),
        ("http://host/games", "archive-url"),
        ("://", "archive-url"),
        ("postgresql://", "archive-url"),
        ("postgresql://127.0.0.1:port/games", "archive-url"),
        ("postgresql://127.0.0.1:1/games", "archive-unreachable"),
    ],
)
def test_a_mistyped_url_is_named(url: str, code: str):
    refused(url, code)


def test_a_sqlite_url_is_its_file(tmp_path: Path):
    path = tmp_path / "games.sqlite"
    with open_archive(f"sqlite:///{path}"):
        assert path.exists()


def _try(path: Path, found: Connection) -> None:
    """Reads and adds with an account that has no rights of its own; root would be let through."""
    if os.getuid() == 0:
        os.setuid(65534)
    try:
        with open_archive(path) as archive:
            found.send(len(games(archive).games))
            add(archive, verified(order="forced"))
    except Trouble as trouble:
        found.send(trouble.code)
    found.close()


def tried_without_rights(path: Path) -> list[int | str]:
    """How many games were read, and what stopped the work."""
    ours, theirs = Pipe()
    process = get_context("fork").Process(target=_try, args=(path, theirs))
    process.start()
    theirs.close()
    process.join(60)
    found = []
    with suppress(EOFError):
        while True:
            found.append(ours.recv())
    return found


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that every account may enter."""
    with TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        yield Path(name)


def test_a_read_only_file_in_a_read_only_folder_can_be_read(open_folder: Path):
    path = filled(open_folder / "games.sqlite")
    path.chmod(0o444)
    open_folder.chmod(0o555)
    assert tried_without_rights(path) == [1, "archive-unwritable"]


def test_a_folder_without_rights_is_named(open_folder: Path):
    open_folder.chmod(0o555)
    assert tried_without_rights(open_folder / "games.sqlite") == ["archive-unwritable"]
    assert tried_without_rights(open_folder / "new" / "games.sqlite") == ["archive-unwritable"]


def test_a_file_that_may_not_be_read_is_named(open_folder: Path):
    path = filled(open_folder / "games.sqlite")
    path.chmod(0o200)
    assert tried_without_rights(path) == ["archive-unwritable"]


def _open_and_add(place: str, number: int, games_each: int) -> None:
    with open_archive(place) as archive:
        for at in range(games_each):
            add(archive, verified(place=f"{number}", date=f"{2000 + number}-01-{at + 1:02}"))


@pytest.mark.parametrize("writers", [2, pytest.param(8, marks=pytest.mark.slow)])
def test_writers_at_once_lose_and_refuse_nothing(place: str, writers: int):
    """They also race to make the archive."""
    context = get_context("spawn")
    running = [context.Process(target=_open_and_add, args=(place, number, 5)) for number in range(writers)]
    for process in running:
        process.start()
    for process in running:
        process.join(120)
    assert [process.exitcode for process in running] == [0] * writers
    with open_archive(place) as archive:
        found = games(archive)
    assert len(found.games) == 5 * writers
    assert found.damaged == ()
