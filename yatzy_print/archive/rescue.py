"""Saving what can still be read from a damaged archive file, proved game by game by its checksum."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, insert

from yatzy_print.archive.changes import seal_of
from yatzy_print.archive.checksum import checksum
from yatzy_print.archive.opening import Archive
from yatzy_print.archive.pages import Record, records
from yatzy_print.archive.recount import recount
from yatzy_print.archive.rows import GameRows, Row
from yatzy_print.archive.schema import changes, games, names, rolls, rule_sets, sheets
from yatzy_print.archive.spellings import Spelling, row_of
from yatzy_print.errors import Trouble
from yatzy_print.files import read_input
from yatzy_print.rules.load import house_rules, known, rule_set
from yatzy_print.rules.ruleset import RuleSet

LARGEST_FILE = 1024**3


@dataclass(frozen=True, slots=True)
class Rescued:
    """The ids of the games saved, and of those of which only parts were left."""

    games: tuple[int, ...]
    lost: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Finds:
    """What lay on the pages: games, columns and dice by game, and sealed rule sets, names and changes."""

    games: dict[int, Row] = field(default_factory=dict)
    sheets: dict[int, dict[int, Row]] = field(default_factory=dict)
    rolls: dict[int, list[Row]] = field(default_factory=dict)
    rule_sets: dict[int, Row] = field(default_factory=dict)
    names: dict[int, Spelling] = field(default_factory=dict)
    changes: dict[int, Row] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Proved:
    """A game whose checksum holds."""

    rows: GameRows
    seal: str


def rescue(damaged: str | Path, into: Archive, own: Iterable[RuleSet] = ()) -> Rescued:
    """Copies every provable game of a damaged file, with its history, into an empty archive.

    `own`: rule sets of the user's, for games whose rule set is lost and not built in.
    Raises Trouble: archive-not-empty, and what reading a file can raise.
    """
    finds = _finds(records(read_input(damaged, LARGEST_FILE)))
    with into.writing() as connection:
        if connection.execute(games.select().limit(1)).first():
            raise Trouble("archive-not-empty", archive=into.location.shown)
        proved = {game_id: game for game_id in sorted(finds.games) if (game := _proved(finds, game_id, own))}
        _write(connection, finds, proved.values())
        recount(connection)
    seen = {game_id for game_id in (*finds.games, *finds.sheets) if 0 < game_id < 2**31}
    return Rescued(tuple(proved), tuple(sorted(seen - proved.keys())))


def _finds(found: Iterable[Record]) -> Finds:
    finds = Finds()
    for record in found:
        if record.rowid is None:
            _take_clustered(finds, record.values)
        else:
            _take_row(finds, (record.rowid, *record.values[1:]))
    return finds


def _take_row(finds: Finds, values: tuple[Any, ...]) -> None:
    """A row of a table with row ids: the id stands for the null in its first column."""
    if row := _shaped(games, values):
        finds.games[values[0]] = row
    elif (row := _shaped(rule_sets, values)) and row["checksum"] == checksum(row["rules"], row["text"]):
        finds.rule_sets[values[0]] = row
    elif row := _shaped(names, values):
        _take_name(finds, Spelling(row["id"], row["name"], row["player_id"]), row["checksum"])
    elif row := _shaped(changes, values):
        facts = (row[key] for key in ("id", "at", "action", "game_id", "before"))
        if row["checksum"] == seal_of(*facts):
            finds.changes[values[0]] = row


def _take_clustered(finds: Finds, values: tuple[Any, ...]) -> None:
    """A row of a table without row ids, or an index entry that is a name's second copy."""
    if row := _shaped(sheets, values):
        finds.sheets.setdefault(row["game_id"], {})[row["position"]] = row
    elif row := _shaped(rolls, values):
        finds.rolls.setdefault(row["game_id"], []).append(row)
    elif [type(value) for value in values] == [int, str, str, int]:
        player_id, name, seal, name_id = values
        _take_name(finds, Spelling(name_id, name, player_id), seal)


def _take_name(finds: Finds, spelling: Spelling, seal: str) -> None:
    if spelling.seal == seal:
        finds.names[spelling.id] = spelling


def _shaped(table: Table, values: tuple[Any, ...]) -> Row | None:
    """The values as a row of the table, None when they are of other kinds."""
    columns = list(table.columns)
    if len(values) != len(columns):
        return None
    for column, value in zip(columns, values, strict=True):
        if value is None and column.nullable:
            continue
        if type(value) is not column.type.python_type:
            return None
    return {column.name: value for column, value in zip(columns, values, strict=True)}


def _proved(finds: Finds, game_id: int, own: Iterable[RuleSet]) -> Proved | None:
    facts = dict(finds.games[game_id])
    seal = facts.pop("checksum")
    columns = [row for _, row in sorted(finds.sheets.get(game_id, {}).items())]
    rolled = sorted(finds.rolls.get(game_id, []), key=lambda row: (row["position"], row["category"]))
    spelt = [finds.names.get(row["name_id"]) for row in columns]
    written = tuple(spelling.name for spelling in spelt if spelling)
    rows = GameRows(facts, tuple(columns), tuple(rolled), written)
    if len(written) != len(columns) or not columns:
        return None
    for rules in _candidates(finds, facts["rule_set_id"], own):
        if rows.checksum(rules["checksum"]) == seal:
            finds.rule_sets[rules["id"]] = rules
            return Proved(rows, seal)
    return None


def _candidates(finds: Finds, rule_set_id: int, own: Iterable[RuleSet]) -> Iterator[Row]:
    """The stored rule set, or else all that it may have been."""
    if rule_set_id in finds.rule_sets:
        yield finds.rule_sets[rule_set_id]
        return
    for rules in (*own, *_built_in()):
        seal = checksum(rules.id, rules.text)
        yield {"id": rule_set_id, "rules": rules.id, "text": rules.text, "checksum": seal}


@cache
def _built_in() -> tuple[RuleSet, ...]:
    """Every built-in rule set with every choice of its house rules that agree."""
    return tuple(
        rules
        for name in known()
        for number in range(len(house_rules(rule_set(name))) + 1)
        for chosen in combinations(house_rules(rule_set(name)), number)
        if (rules := _agreeing("+".join((name, *chosen))))
    )


def _agreeing(spec: str) -> RuleSet | None:
    try:
        return rule_set(spec)
    except Trouble:
        return None


def _write(connection: Connection, finds: Finds, proved: Iterable[Proved]) -> None:
    found = list(proved)
    _insert(connection, rule_sets, finds.rule_sets.values())
    heads_first = sorted((_whole(finds, one) for one in finds.names.values()), key=_is_alias)
    _insert(connection, names, [row_of(one) for one in heads_first])
    _insert(connection, games, [{**game.rows.game, "checksum": game.seal} for game in found])
    _insert(connection, sheets, [row for game in found for row in game.rows.sheets])
    _insert(connection, rolls, [row for game in found for row in game.rows.rolls])
    _insert(connection, changes, finds.changes.values())


def _whole(finds: Finds, spelling: Spelling) -> Spelling:
    """A spelling whose player is lost is a player again."""
    player = finds.names.get(spelling.player_id)
    if player and player.player_id == player.id:
        return spelling
    return Spelling(spelling.id, spelling.name, spelling.id)


def _is_alias(spelling: Spelling) -> bool:
    return spelling.player_id != spelling.id


def _insert(connection: Connection, table: Table, rows: Iterable[Row]) -> None:
    if listed := [dict(row) for row in rows]:
        connection.execute(insert(table), listed)
