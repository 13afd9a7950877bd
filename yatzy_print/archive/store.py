"""Adding verified games: one transaction, the same game once."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import astuple, dataclass
from datetime import datetime
from itertools import islice

from sqlalchemy import Connection

from yatzy_print.archive.batch import Placed, insert_games, next_game_id
from yatzy_print.archive.checksum import cells_key
from yatzy_print.archive.opening import Archive
from yatzy_print.archive.same import look, looks_like, same_id
from yatzy_print.archive.schema import HIGHEST_SCORE, LARGEST_NUMBER
from yatzy_print.archive.spellings import Spelling, spelt
from yatzy_print.errors import Trouble
from yatzy_print.games.findings import Severity
from yatzy_print.games.game import Game
from yatzy_print.games.verified import VerifiedGame

BATCH = 500
"""Games stored at a time, which bounds the memory."""


@dataclass(frozen=True, slots=True)
class Added:
    """A game's id in the archive; `already`: the same game stood there before, and nothing was stored."""

    id: int
    already: bool


def add(archive: Archive, verified: VerifiedGame) -> Added:
    """Stores one game durably. Raises Trouble as `add_all` does."""
    return add_all(archive, (verified,))[0]


def add_all(archive: Archive, verified: Iterable[VerifiedGame]) -> tuple[Added, ...]:
    """Stores games in one transaction, all or none; on return they are on disk.

    Raises Trouble: archive-refuses for a game with an error, archive-player-twice, and the database's.
    """
    now = right_now()
    with archive.writing() as connection:
        return tuple(one for batch in _batches(verified) for one in add_batch(connection, batch, now))


def right_now() -> str:
    """The local time in ISO 8601, with its distance from UTC."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


def refuse_wrong(verified: VerifiedGame) -> None:
    """Raises Trouble("archive-refuses"); the command line refuses such games before, and says why."""
    if verified.has(Severity.ERROR) or not verified.sheets or not _fits(verified):
        raise Trouble("archive-refuses", exit_status=1)


def _fits(verified: VerifiedGame) -> bool:
    """Whether every number fits its column."""
    columns = verified.game.sheets
    points = [entry.points for sheet in columns for entry in sheet.entries.values()]
    others = [abs(value) for sheet in columns for value in (sheet.extra, *astuple(sheet.written)) if value]
    return max(points, default=0) <= HIGHEST_SCORE and max(others, default=0) <= LARGEST_NUMBER


def refuse_twice(game: Game, known: dict[str, Spelling]) -> None:
    """Raises Trouble("archive-player-twice", player) when two columns are one player's."""
    players = [known[sheet.player].player_id for sheet in game.sheets if sheet.player]
    twice = next(
        (sheet.player for sheet in game.sheets if players.count(known[sheet.player].player_id) > 1), None
    )
    if twice:
        raise Trouble("archive-player-twice", exit_status=1, player=twice)


def _batches(verified: Iterable[VerifiedGame]) -> Iterator[tuple[VerifiedGame, ...]]:
    games = iter(verified)
    while batch := tuple(islice(games, BATCH)):
        yield batch


def add_batch(connection: Connection, batch: Sequence[VerifiedGame], now: str) -> Iterator[Added]:
    """Stores the new ones of a few games in a running transaction, and tells of each."""
    known = spelt(connection, (sheet.player for one in batch for sheet in one.game.sheets))
    looks = looks_like(connection, (one.game for one in batch))
    placed: list[Placed] = []
    next_id = next_game_id(connection)
    for verified in batch:
        refuse_wrong(verified)
        refuse_twice(verified.game, known)
        same = same_id(looks, verified.game, known)
        if same is None:
            placed.append(Placed(next_id, verified, now))
            looks.setdefault(cells_key(verified.game), []).append(look(next_id, verified.game, known))
            next_id += 1
        yield Added(next_id - 1 if same is None else same, already=same is not None)
    if placed:
        insert_games(connection, placed, known)
