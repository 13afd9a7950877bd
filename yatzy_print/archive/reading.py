"""Rows of stored games read back, their checksums tried, so that damage is never taken for a game."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby, islice
from operator import itemgetter
from typing import Any

from sqlalchemy import Connection, Row, RowMapping, Select, Table, select

from yatzy_print.archive.checksum import checksum
from yatzy_print.archive.filter import Filter, conditions
from yatzy_print.archive.rows import GameRows, game_of
from yatzy_print.archive.rule_texts import rules_by_text
from yatzy_print.archive.schema import games, rolls, rule_sets, sheets
from yatzy_print.archive.spellings import Spelling, shown, spellings
from yatzy_print.games.verified import VerifiedGame

BATCH = 500
"""Games read at a time, which bounds the memory."""


@dataclass(frozen=True, slots=True)
class Read:
    """One game's rows, the rule set that they name, and whether the checksum holds."""

    rows: GameRows
    rules: str
    text: str
    rules_seal: str
    players: tuple[str, ...]
    sound: bool

    @property
    def id(self) -> int:
        """The game's id."""
        return int(self.rows.game["id"])


def verified(found: Read, players: Iterable[str]) -> VerifiedGame:
    """A sound game checked again, its columns under those names."""
    from yatzy_print.games.check import check_game  # many modules, which plain papers need not: see `plain`

    return check_game(game_of(found.rows, found.rules, players), rules_by_text(found.rules, found.text))


def select_games() -> Select[Any]:
    """Every game with the rule set that it was judged by."""
    columns = (rule_sets.c.rules, rule_sets.c.text, rule_sets.c.checksum.label("rules_checksum"))
    return select(games, *columns).join_from(games, rule_sets)


def read(connection: Connection, asked: Filter) -> Iterator[Read]:
    """The rows of the games asked for, by id, a batch in memory at a time."""
    return _batches(connection, select_games().where(*conditions(connection, asked)))


def rules_of(connection: Connection, rule_set_id: int) -> tuple[str, str, str] | None:
    """The id, full text and checksum of a stored rule set; None when it is gone or damaged."""
    row = connection.execute(select(rule_sets).where(rule_sets.c.id == rule_set_id)).one_or_none()
    if row is None or row.checksum != checksum(row.rules, row.text):
        return None
    return row.rules, row.text, row.checksum


def read_one(connection: Connection, game_id: int) -> Read | None:
    """The rows of one game, None when there is no such game."""
    return next(_batches(connection, select_games().where(games.c.id == game_id)), None)


def read_these(connection: Connection, ids: Iterable[int]) -> Iterator[Read]:
    """The rows of games by their ids, in that order."""
    wanted = iter(ids)
    while some := list(islice(wanted, BATCH)):
        found = {one.id: one for one in _batches(connection, select_games().where(games.c.id.in_(some)))}
        yield from (found[one] for one in some if one in found)


def _batches(connection: Connection, query: Select[Any]) -> Iterator[Read]:
    known = spellings(connection)
    last = 0
    while True:
        page = query.where(games.c.id > last).order_by(games.c.id).limit(BATCH)
        batch = connection.execute(page).all()
        if not batch:
            return
        last = batch[-1].id
        ids = [row.id for row in batch]
        columns, rolled = _by_game(connection, sheets, ids), _by_game(connection, rolls, ids)
        for row in batch:
            yield _read(row, columns.get(row.id, ()), rolled.get(row.id, ()), known)


def _by_game(connection: Connection, table: Table, ids: list[int]) -> dict[int, tuple[RowMapping, ...]]:
    query = select(table).where(table.c.game_id.in_(ids)).order_by(*table.primary_key.columns)
    rows = connection.execute(query).mappings().all()
    return {game_id: tuple(group) for game_id, group in groupby(rows, key=itemgetter("game_id"))}


def _read(row: Row[Any], columns: Any, rolled: Any, known: Mapping[int, Spelling]) -> Read:
    facts = dict(row._mapping)
    rules, text, rules_seal = (facts.pop(key) for key in ("rules", "text", "rules_checksum"))
    seal = facts.pop("checksum")
    ids = [column["name_id"] for column in columns]
    written = tuple(known[name_id].name for name_id in ids if name_id in known)
    players = tuple(name for name_id in ids if (name := shown(known, name_id)) is not None)
    rows = GameRows(facts, tuple(columns), tuple(rolled), written)
    sound = (
        len(players) == len(ids) > 0
        and rules_seal == checksum(rules, text)
        and seal == rows.checksum(rules_seal)
    )
    return Read(rows, rules, text, rules_seal, players, sound)
