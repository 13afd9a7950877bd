"""Stored games, checked again: damaged ones are named beside the sound ones."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from itertools import groupby
from operator import itemgetter
from typing import Any

from sqlalchemy import Connection, Row, RowMapping, Select, Table, select

from yatzy_print.archive.checksum import checksum
from yatzy_print.archive.filter import Filter, conditions
from yatzy_print.archive.opening import Archive
from yatzy_print.archive.people import Spelling, shown, spellings
from yatzy_print.archive.rows import GameRows, game_of
from yatzy_print.archive.schema import games as games_table
from yatzy_print.archive.schema import rolls, rule_sets, sheets
from yatzy_print.errors import Trouble
from yatzy_print.games.check import check_game
from yatzy_print.games.verified import VerifiedGame
from yatzy_print.rules.load import from_text, known, rule_set
from yatzy_print.rules.ruleset import RuleSet

BATCH = 500
"""Games read at a time, which bounds the memory."""


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


@dataclass(frozen=True, slots=True)
class Read:
    """One game's rows, the rule set that they name, and whether the checksum holds."""

    rows: GameRows
    rules: str
    text: str
    players: tuple[str, ...]
    sound: bool

    @property
    def id(self) -> int:
        """The game's id."""
        return int(self.rows.game["id"])


def games(archive: Archive, asked: Filter = Filter()) -> Stored:  # noqa: B008 - frozen
    """The games that a filter asks for. Raises Trouble: archive-player-unknown and the database's."""
    with archive.reading() as connection:
        found = list(read(connection, asked))
    sound = sorted((_stored(game) for game in found if game.sound), key=_by_date)
    return Stored(tuple(sound), tuple(game.id for game in found if not game.sound))


def game(archive: Archive, game_id: int) -> StoredGame:
    """One game by its id. Raises Trouble: archive-game-unknown, archive-game-damaged."""
    with archive.reading() as connection:
        found = next(_batches(connection, select_games().where(games_table.c.id == game_id)), None)
    if found is None:
        raise Trouble("archive-game-unknown", archive=archive.location.shown, game=game_id)
    if not found.sound:
        raise Trouble("archive-game-damaged", archive=archive.location.shown, game=game_id)
    return _stored(found)


def _by_date(stored: StoredGame) -> tuple[str, int]:
    return stored.verified.game.date or "", stored.id


def _stored(found: Read) -> StoredGame:
    verified = check_game(game_of(found.rows, found.rules, found.players), _rules(found.rules, found.text))
    return StoredGame(found.id, verified, datetime.fromisoformat(found.rows.game["added"]))


@cache
def _rules(rules: str, text: str) -> RuleSet:
    """The rule set of a stored text: the built-in one itself when it still reads the same."""
    if rules.split("+")[0] in known() and rule_set(rules).text == text:
        return rule_set(rules)
    return from_text(text)


def select_games() -> Select[Any]:
    """Every game with the rule set that it was judged by."""
    columns = (rule_sets.c.rules, rule_sets.c.text, rule_sets.c.checksum.label("rules_checksum"))
    return select(games_table, *columns).join_from(games_table, rule_sets)


def read(connection: Connection, asked: Filter) -> Iterator[Read]:
    """The rows of the games asked for, by id, a batch in memory at a time."""
    return _batches(connection, select_games().where(*conditions(connection, asked)))


def _batches(connection: Connection, query: Select[Any]) -> Iterator[Read]:
    known = spellings(connection)
    last = 0
    while True:
        page = query.where(games_table.c.id > last).order_by(games_table.c.id).limit(BATCH)
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
    return Read(rows, rules, text, players, sound)
