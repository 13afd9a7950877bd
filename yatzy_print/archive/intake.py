"""An exported archive taken in: whole, with its history, into an empty archive; game by game into another."""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import lru_cache
from itertools import groupby, islice
from types import MappingProxyType
from typing import Any, TypeVar, cast

from sqlalchemy import Connection, insert, select

from yatzy_print.archive import counting
from yatzy_print.archive.batch import insert_games
from yatzy_print.archive.changes import seal_of
from yatzy_print.archive.checksum import cells, cells_key, checksum
from yatzy_print.archive.counting import Counting
from yatzy_print.archive.export_read import Line
from yatzy_print.archive.opening import Archive
from yatzy_print.archive.records import Record
from yatzy_print.archive.rows import GAME_FACTS, Placed
from yatzy_print.archive.schema import CLAIMS, changes, games, names, rule_sets
from yatzy_print.archive.spellings import Spelling, folded, keep, players_called, row_of, spelt
from yatzy_print.archive.store import BATCH, add_batch, refuse_twice, refuse_wrong, right_now
from yatzy_print.errors import Trouble
from yatzy_print.games.check import check_game
from yatzy_print.games.game import ISO_DATE, Entry, Game, Sheet, State, Written
from yatzy_print.rules.load import rule_set
from yatzy_print.rules.own import from_text
from yatzy_print.rules.ruleset import CATEGORIES, Order, RuleSet

ROLL = re.compile(r"(?P<row>\w+)=(?P<dice>[1-6]*)(?:@(?P<turn>\d+))?")


Given = TypeVar("Given")
Made = TypeVar("Made")


@dataclass(frozen=True, slots=True)
class Taken:
    """How many games were stored, how many stood there already, and what was refused, by line."""

    games: int
    already: int
    refused: tuple[tuple[int, Trouble], ...]


@dataclass(slots=True)
class Intake:
    """One intake as it goes: `empty` is whether the archive was, so that numbers and history can be kept."""

    connection: Connection
    empty: bool
    counted: Counting
    rules: dict[Any, RuleSet] = field(default_factory=dict)
    shown: dict[int, str] = field(default_factory=dict)
    stored: int = 0
    already: int = 0
    refused: list[tuple[int, Trouble]] = field(default_factory=list)


def take(archive: Archive, lines: Iterable[Line], source: str) -> Taken:
    """Stores an export in one transaction. A game with an error is refused and named, the others are stored.

    Raises Trouble: archive-import-damaged, archive-player-twice, and the database's; nothing is stored then.
    """
    with archive.writing() as connection, counting.together(connection) as counted:
        intake = Intake(connection, _is_empty(connection), counted)
        for kind, group in groupby(lines, lambda line: line[1].get("kind")):
            if kind == "sheet":
                _take_games(intake, group, source)
                continue
            for number, record in group:
                _told(_take_other, intake, record, source, number)
    return Taken(intake.stored, intake.already, tuple(intake.refused))


def _is_empty(connection: Connection) -> bool:
    return not any(connection.execute(select(table).limit(1)).first() for table in (games, names, changes))


def _take_other(intake: Intake, record: Record) -> None:
    take_kind = {"rules": _take_rules, "name": _take_name, "change": _take_change}[str(record.get("kind"))]
    take_kind(intake, record)


def _take_rules(intake: Intake, record: Record) -> None:
    text = str(record["text"])
    intake.rules[record["id"]] = from_text(text)
    if intake.empty:
        row = {"id": record["id"], "rules": record["rules"], "text": text}
        seal = checksum(record["rules"], text)
        intake.connection.execute(insert(rule_sets).values(**row, checksum=seal))


def _take_name(intake: Intake, record: Record) -> None:
    """Into an archive with players, an alias comes only for a name that nobody has."""
    spelling = Spelling(int(record["id"] or 0), str(record.get("player", "")), int(record["player_id"] or 0))
    if intake.empty:
        intake.connection.execute(insert(names).values(row_of(spelling)))
        return
    intake.shown.setdefault(spelling.id, spelling.name)
    player = intake.shown.get(spelling.player_id, spelling.name)
    if players_called(intake.connection, [spelling.name]) or folded(player) == folded(spelling.name):
        return
    found = spelt(intake.connection, [player, spelling.name])
    keep(intake.connection, [found[player]])
    keep(intake.connection, [Spelling(found[spelling.name].id, spelling.name, found[player].player_id)])


def _take_change(intake: Intake, record: Record) -> None:
    if not intake.empty:
        return
    before = None if record["text"] == "null" else _before(str(record["text"]))
    facts = (record["id"], _time(record["added"]), record["action"], record.get("game"), before)
    row = dict(zip(("id", "at", "action", "game_id", "before"), facts, strict=True))
    intake.connection.execute(insert(changes).values(**row, checksum=seal_of(*cast(Any, facts))))


def _before(text: str) -> str:
    """The text of what a change replaced; raises when it has not the parts that are read of it."""
    before = json.loads(text)
    if not (_meanings(before) if "players" in before else _columns(before)):
        raise ValueError(text)
    return text


def _meanings(before: Any) -> dict[int, int]:
    return {int(one): int(player) for one, player in before["players"].items()}


def _columns(before: Any) -> list[tuple[object, ...]]:
    game = (before["game"]["rule_set_id"], *GAME_FACTS(before["game"]))
    rolls = [(row["position"], row["category"]) for row in before["rolls"]]
    return [(*game, row["position"], row["name_id"], rolls) for row in before["sheets"]]


def _time(given: object) -> str:
    datetime.fromisoformat(str(given))
    return str(given)


def _date(given: object) -> str | None:
    if given is not None and not ISO_DATE.fullmatch(str(given)):
        raise ValueError(given)
    return cast("str | None", given)


def _take_games(intake: Intake, lines: Iterable[Line], source: str) -> None:
    found = _games(intake, lines, source)
    while batch := list(islice(found, BATCH)):
        if intake.empty:
            known = spelt(
                intake.connection, (sheet.player for one in batch for sheet in one.verified.game.sheets)
            )
            for one in batch:
                refuse_twice(one.verified.game, known)
            intake.counted.add(insert_games(intake.connection, batch, known))
            intake.stored += len(batch)
        else:
            added = list(
                add_batch(intake.connection, [one.verified for one in batch], right_now(), intake.counted)
            )
            intake.already += sum(one.already for one in added)
            intake.stored += sum(not one.already for one in added)


def _games(intake: Intake, lines: Iterable[Line], source: str) -> Iterator[Placed]:
    for _, group in groupby(lines, lambda line: line[1].get("game")):
        columns = list(group)
        number = columns[0][0]
        placed = _told(_placed, intake, [record for _, record in columns], source, number)
        try:
            refuse_wrong(placed.verified)
        except Trouble as trouble:
            intake.refused.append((number, trouble))
        else:
            yield placed


def _placed(intake: Intake, columns: Sequence[Record]) -> Placed:
    first = columns[0]
    rules = intake.rules.get(first.get("rule_set_id")) or rule_set(str(first["rules"]))
    game = Game(
        rules=rules.id,
        sheets=tuple(_sheet(record) for record in columns),
        order=cast(Order, first["order"]),
        state=cast(State, first["state"]),
        date=_date(first.get("date")),
        place=str(first.get("place", "")),
        note=str(first.get("note", "")),
    )
    found = tuple(cells(sheet) for sheet in game.sheets)
    key, added = cells_key(game, found), _time(first["added"])
    return Placed(int(first["game"] or 0), check_game(game, rules), added, found, key)


def _sheet(record: Record) -> Sheet:
    rolled = {found["row"]: found for found in ROLL.finditer(str(record.get("dice", "")))}
    entries = {row: _entry(record[row], rolled.get(row)) for row in CATEGORIES if row in record}
    claims: tuple[Any, ...] = tuple(map(record.get, CLAIMS))
    return Sheet(
        player=str(record.get("player", "")),
        entries=MappingProxyType(entries),
        extra=int(record.get("extra") or 0),
        written=Written(*claims),
        team=cast("str | None", record.get("team")),
    )


def _entry(points: Any, rolled: re.Match[str] | None) -> Entry:
    if rolled is None:
        return _plain(int(points))
    dice = tuple(int(die) for die in rolled["dice"]) or None
    return Entry(int(points), dice, int(rolled["turn"]) if rolled["turn"] else None)


@lru_cache(2048)
def _plain(points: int) -> Entry:
    return Entry(points)


def _told(
    make: Callable[[Intake, Given], Made], intake: Intake, given: Given, source: str, number: int
) -> Made:
    """What is made of a record; what is missing or odd in it is told with its line."""
    try:
        return make(intake, given)
    except (AttributeError, KeyError, RecursionError, TypeError, ValueError) as error:
        raise Trouble("archive-import-damaged", path=source, line=number) from error
