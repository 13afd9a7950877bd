"""Adding verified games: one transaction, the same game once."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import islice

from sqlalchemy import Connection

from yatzy_print.archive import counting
from yatzy_print.archive.batch import insert_games, next_game_id
from yatzy_print.archive.counting import Counting
from yatzy_print.archive.opening import Archive
from yatzy_print.archive.rows import CLAIMED, Placed
from yatzy_print.archive.same import look, looks_like, same_id
from yatzy_print.archive.schema import HIGHEST_SCORE, LARGEST_NUMBER
from yatzy_print.archive.spellings import Spelling, spelt
from yatzy_print.errors import Trouble
from yatzy_print.games.findings import Severity
from yatzy_print.games.game import Game
from yatzy_print.games.verified import VerifiedGame

BATCH = 1000
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
    with archive.writing() as connection, counting.together(connection) as counted:
        return tuple(
            one for batch in _batches(verified) for one in add_batch(connection, batch, now, counted)
        )


def right_now() -> str:
    """The local time in ISO 8601, with its distance from UTC."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


def refuse_wrong(verified: VerifiedGame) -> None:
    """Raises Trouble("archive-refuses"); the command line refuses such games before, and says why."""
    if verified.has(Severity.ERROR) or not verified.sheets or not _fits(verified):
        raise Trouble("archive-refuses", exit_status=1)


def _fits(verified: VerifiedGame) -> bool:
    """Whether every number fits its column."""
    for sheet in verified.game.sheets:
        points = max([entry.points for entry in sheet.entries.values()], default=0)
        others = max(map(abs, filter(None, (sheet.extra, *CLAIMED(sheet.written)))), default=0)
        if points > HIGHEST_SCORE or others > LARGEST_NUMBER:
            return False
    return True


def refuse_twice(game: Game, known: dict[str, Spelling]) -> None:
    """Raises Trouble("archive-player-twice", player) when two columns are one player's."""
    seen: set[int] = set()
    for name in (sheet.player for sheet in game.sheets if sheet.player):
        if known[name].player_id in seen:
            raise Trouble("archive-player-twice", exit_status=1, player=name)
        seen.add(known[name].player_id)


def _batches(verified: Iterable[VerifiedGame]) -> Iterator[tuple[VerifiedGame, ...]]:
    games = iter(verified)
    while batch := tuple(islice(games, BATCH)):
        yield batch


def add_batch(
    connection: Connection, batch: Sequence[VerifiedGame], now: str, counted: Counting
) -> Iterator[Added]:
    """Stores the new ones of a few games in a running transaction, and tells of each."""
    known = spelt(connection, (sheet.player for one in batch for sheet in one.game.sheets))
    own = [look(one.game, known) for one in batch]
    looks = looks_like(connection, own)
    placed: list[Placed] = []
    next_id = next_game_id(connection)
    for verified, mine in zip(batch, own, strict=True):
        refuse_wrong(verified)
        refuse_twice(verified.game, known)
        same = same_id(looks, mine)
        if same is None:
            placed.append(Placed(next_id, verified, now, mine.cells, mine.key))
            looks.setdefault(mine.key, []).append(replace(mine, id=next_id))
            next_id += 1
        yield Added(next_id - 1 if same is None else same, already=same is not None)
    if placed:
        counted.add(insert_games(connection, placed, known))
