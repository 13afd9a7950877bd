"""The log of changes: what stood in the archive before each, so that everything can be undone."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, insert, select

from yatzy_print.archive.batch import next_id
from yatzy_print.archive.checksum import checksum
from yatzy_print.archive.rows import GameRows
from yatzy_print.archive.schema import changes
from yatzy_print.archive.store import right_now

Before = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Change:
    """One change: edit, remove or restore of a game, or rename, merge, split or undo among players.

    `before` holds a game's rows, or `{"players": {spelling id: player id}}`; None when nothing stood there.
    """

    id: int
    at: str
    action: str
    game_id: int | None
    before: Before | None


def record(connection: Connection, action: str, game_id: int | None, before: Before | None) -> None:
    """Writes down what a change is about to replace."""
    change_id, now = next_id(connection, changes), right_now()
    text = None if before is None else json.dumps(before, ensure_ascii=False, sort_keys=True)
    seal = seal_of(change_id, now, action, game_id, text)
    row = {"id": change_id, "at": now, "action": action, "game_id": game_id, "before": text, "checksum": seal}
    connection.execute(insert(changes).values(row))


def recorded(connection: Connection, game_id: int | None = None) -> Iterator[Change]:
    """The sound changes, oldest first: of one game, or all."""
    query = select(changes).order_by(changes.c.id)
    if game_id is not None:
        query = query.where(changes.c.game_id == game_id)
    for row in connection.execute(query):
        if row.checksum == seal_of(row.id, row.at, row.action, row.game_id, row.before):
            before = None if row.before is None else json.loads(row.before)
            yield Change(row.id, row.at, row.action, row.game_id, before)


def seal_of(change_id: int, at: str, action: str, game_id: int | None, before: str | None) -> str:
    """The checksum that is stored with a change."""
    return checksum(change_id, at, action, game_id, before)


def as_before(rows: GameRows) -> Before:
    """A game's rows as a change keeps them. Names stay ids: a person is forgotten in one place."""
    return {
        "game": dict(rows.game),
        "sheets": [_filled(row) for row in rows.sheets],
        "rolls": [_filled(row) for row in rows.rolls],
    }


def _filled(row: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in row.items() if value is not None}
