"""Stored games, checked again: damaged ones are named beside the sound ones."""

from dataclasses import dataclass
from datetime import datetime

from yatzy_print.archive.absent import absent
from yatzy_print.archive.filter import Filter
from yatzy_print.archive.opening import Archive
from yatzy_print.archive.reading import Read, read, read_one, verified
from yatzy_print.errors import Trouble
from yatzy_print.games.verified import VerifiedGame


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A stored game, checked again, its columns under the players' names; `added` when it was stored."""

    id: int
    verified: VerifiedGame
    added: datetime


@dataclass(frozen=True, slots=True)
class Stored:
    """What was asked for: the sound games by date, undated ones first, and the ids of damaged ones."""

    games: tuple[StoredGame, ...]
    damaged: tuple[int, ...] = ()


def games(archive: Archive, asked: Filter = Filter()) -> Stored:  # noqa: B008 - frozen
    """The games that a filter asks for. Raises Trouble: archive-player-unknown and the database's."""
    with archive.reading() as connection:
        found = list(read(connection, asked))
    sound = sorted((_stored(game) for game in found if game.sound), key=_by_date)
    return Stored(tuple(sound), tuple(game.id for game in found if not game.sound))


def game(archive: Archive, game_id: int) -> StoredGame:
    """One game by its id. Raises Trouble: archive-game-unknown, archive-game-damaged."""
    with archive.reading() as connection:
        found = read_one(connection, game_id)
        if found is None:
            raise absent(connection, archive, game_id)
    if not found.sound:
        raise Trouble("archive-game-damaged", archive=archive.location.shown, game=game_id)
    return _stored(found)


def _by_date(stored: StoredGame) -> tuple[str, int]:
    return stored.verified.game.date or "", stored.id


def _stored(found: Read) -> StoredGame:
    added = datetime.fromisoformat(found.rows.game["added"])
    return StoredGame(found.id, verified(found, found.players), added)
