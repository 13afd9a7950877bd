"""Forgetting a person: nothing of the name is left anywhere, and everybody else's games stay right."""

from pathlib import Path

import pytest

from tests.archive.papers import PAPER, verified
from yatzy_print.archive.edit import edit, history
from yatzy_print.archive.filter import Filter
from yatzy_print.archive.forget import Forgotten, forget
from yatzy_print.archive.load import games
from yatzy_print.archive.opening import Archive, open_archive
from yatzy_print.archive.players import merge, players
from yatzy_print.archive.store import add_all
from yatzy_print.errors import Trouble

SECRET = PAPER.replace("Aino", "Zacharias")


def stored(archive: Archive) -> None:
    """Zacharias, also called Zackie, in three games; one of them corrected; named in notes."""
    add_all(
        archive,
        [
            verified(SECRET, date="2019", note="zacharias won again", place="Zacharias' home"),
            verified(SECRET.replace("Zacharias", "Zackie"), date="2020"),
            verified(SECRET.replace("Eero", "Maja"), date="2021"),
        ],
    )
    merge(archive, "Zacharias", ["Zackie"])
    edit(archive, 1, verified(SECRET, date="2019-08", note="Zacharias, not Zachariassen"))


def test_the_person_is_gone_and_the_games_stay(archive: Archive):
    stored(archive)
    before = [[sheet.totals for sheet in one.verified.sheets] for one in games(archive).games]
    assert forget(archive, "Zackie") == Forgotten(games=3, name="#1", copies=())
    found = games(archive)
    assert found.damaged == ()
    assert [[sheet.totals for sheet in one.verified.sheets] for one in found.games] == before
    assert {player.name for player in players(archive)} == {"#1", "Eero", "Maja"}
    assert found.games[0].verified.game.note == "#1, not Zachariassen"
    assert [one.verified.game.note for one in history(archive, 1) if one.verified] == [
        "#1 won again",
        "#1, not Zachariassen",
    ]
    with pytest.raises(Trouble, match="archive-player-unknown"):
        games(archive, Filter(players=("Zacharias",)))


def test_no_byte_of_the_name_is_left_in_the_file(tmp_path: Path):
    path = tmp_path / "games.sqlite"
    with open_archive(path) as archive:
        stored(archive)
        assert b"Zackie" in path.read_bytes()
        forget(archive, "Zacharias")
    left = path.read_bytes().replace(b"Zachariassen", b"").lower()
    assert b"zacharias" not in left
    assert b"zackie" not in left


def test_copies_beside_the_archive_are_named(tmp_path: Path):
    path = tmp_path / "games.sqlite"
    with open_archive(path) as archive:
        stored(archive)
        copy = tmp_path / "games.sqlite.version-1"
        copy.write_bytes(path.read_bytes())
        assert forget(archive, "Zacharias").copies == (copy,)
