"""Where the archive is when nobody says."""

from pathlib import Path

import pytest

from yatzy_print.archive.location import default_location, located


def test_the_variable_says_where():
    assert default_location({"YATZY_PRINT_ARCHIVE": "~/yatzy.sqlite"}) == "~/yatzy.sqlite"


def test_else_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    assert Path(default_location({"YATZY_PRINT_ARCHIVE": ""})).name == "games.sqlite"
    assert "yatzy-print" in default_location({})


def test_home_is_understood():
    assert located("~/yatzy.sqlite").path == Path.home() / "yatzy.sqlite"


@pytest.mark.parametrize(
    "path", ["games.sqlite", "C:\\pelit\\games.sqlite", "./postgresql", "a:b/c@d.sqlite"]
)
def test_a_path_is_a_path(path: str):
    assert located(path).path == Path(path)


def test_a_server_is_shown_without_user_password_and_options():
    place = located("postgresql://club:secret@host:5433/games?sslmode=require")
    assert place.shown == "postgresql://host:5433/games"
    assert place.url == "postgresql+psycopg://club:secret@host:5433/games?sslmode=require"
    assert located("postgres://host/games").url == "postgresql+psycopg://host/games"
