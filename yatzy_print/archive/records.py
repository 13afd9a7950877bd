"""A whole archive as flat records, the same for JSON lines, CSV and workbooks, and for every engine.

Kinds, in this order: "rules" (a rule set's text), "name" (a spelling and whom it means), "sheet" (a column of
a game, the columns of one game together), "change" (what stood there before a change).
"""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from sqlalchemy import select

from yatzy_print.archive.changes import recorded
from yatzy_print.archive.filter import Filter
from yatzy_print.archive.opening import Archive
from yatzy_print.archive.reading import Read, read
from yatzy_print.archive.schema import CLAIMS, SUMS, rule_sets
from yatzy_print.archive.spellings import spellings
from yatzy_print.rules.ruleset import CATEGORIES

Value = str | int | None
Record = Mapping[str, Value]
GAME = ("rules", "rule_set_id", "order", "state", "date", "place", "note", "added")
COLUMNS = (
    *("kind", "id", "game", *GAME, "player", "player_id", "team"),
    *CATEGORIES,
    *("extra", *SUMS, *CLAIMS, "dice", "action", "text"),
)
NUMBERS = frozenset(("id", "game", "rule_set_id", "player_id", *CATEGORIES, "extra", *SUMS, *CLAIMS))


def records(archive: Archive) -> Iterator[Record]:
    """Everything sound in the archive, nulls left out. Damaged games are not exported: see `verify`."""
    with archive.reading() as connection:
        for row in connection.execute(select(rule_sets).order_by(rule_sets.c.id)):
            yield {"kind": "rules", "id": row.id, "rules": row.rules, "text": row.text}
        for one in sorted(spellings(connection).values(), key=lambda one: (one.player_id != one.id, one.id)):
            yield {"kind": "name", "id": one.id, "player": one.name, "player_id": one.player_id}
        for found in read(connection, Filter()):
            if found.sound:
                yield from _sheets(found)
        for change in recorded(connection):
            before = json.dumps(change.before, ensure_ascii=False, sort_keys=True)
            facts: Record = {"id": change.id, "added": change.at, "action": change.action, "text": before}
            yield _present({"kind": "change", "game": change.game_id, **facts})


def _sheets(found: Read) -> Iterator[Record]:
    row = found.rows.game
    facts = {
        "kind": "sheet",
        "game": found.id,
        "rules": found.rules,
        "rule_set_id": row["rule_set_id"],
        "order": row["play_order"],
        **{key: row[key] for key in ("state", "date", "added")},
        "place": row["place"] or None,
        "note": row["note"] or None,
    }
    for sheet, name in zip(found.rows.sheets, found.rows.written, strict=True):
        values = {key: value for key, value in sheet.items() if key in COLUMNS}
        dice = " ".join(_roll(roll) for roll in found.rows.rolls if roll["position"] == sheet["position"])
        yield _present({**facts, "player": name, **values, "dice": dice or None})


def _present(values: Record) -> Record:
    return {key: value for key, value in values.items() if value is not None}


def _roll(roll: Mapping[str, Any]) -> str:
    """One row's dice and turn: "twos=22246@3"; either may be missing."""
    turn = "" if roll["turn"] is None else f"@{roll['turn']}"
    return f"{roll['category']}={roll['dice'] or ''}{turn}"
