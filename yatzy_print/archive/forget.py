"""Erasing a person for good: from names, notes, history, and the pages of the file."""

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select, update

from yatzy_print.archive.backup import copies
from yatzy_print.archive.changes import Change, recorded, seal_of
from yatzy_print.archive.erased import erased_name
from yatzy_print.archive.opening import Archive
from yatzy_print.archive.reading import Read, read_one
from yatzy_print.archive.rows import GameRows
from yatzy_print.archive.schema import changes, games, names, sheets
from yatzy_print.archive.spellings import Spelling, folded, player_ids, spellings


@dataclass(frozen=True, slots=True)
class Forgotten:
    """In how many games the person stood, as whom now, and the copies that still hold the name."""

    games: int
    name: str
    copies: tuple[Path, ...]


def forget(archive: Archive, name: str) -> Forgotten:
    """Erases every spelling of a person; the points stay, so that others' games and ranks stay right.

    There is no way back: the caller asks twice. Raises Trouble: archive-player-unknown.
    """
    with archive.writing() as connection:
        player = player_ids(connection, [name])[name]
        group = [one for one in spellings(connection).values() if one.player_id == player]
        erased = {one.name: erased_name(one.id) for one in group}
        found = [game for game_id in _played(connection, group) if (game := read_one(connection, game_id))]
        for spelling in group:
            _rename(connection, spelling, erased[spelling.name])
        for game in found:
            _reseal(connection, game, erased)
        for change in list(recorded(connection)):
            _scrub_change(connection, change, erased)
    archive.clean()
    path = archive.location.path
    return Forgotten(len(found), erased_name(player), copies(path) if path else ())


def _played(connection: Connection, group: Iterable[Spelling]) -> list[int]:
    ids = [spelling.id for spelling in group]
    query = select(sheets.c.game_id).where(sheets.c.name_id.in_(ids)).distinct().order_by(sheets.c.game_id)
    return list(connection.scalars(query))


def _rename(connection: Connection, spelling: Spelling, name: str) -> None:
    seal = Spelling(spelling.id, name, spelling.player_id).seal
    row = {"name": name, "folded": folded(name), "checksum": seal}
    connection.execute(update(names).where(names.c.id == spelling.id).values(row))


def _reseal(connection: Connection, found: Read, erased: dict[str, str]) -> None:
    """Writes a sound game's facts without the name; a damaged one stays damaged."""
    if not found.sound:
        return
    game = {**found.rows.game, **{key: _without(found.rows.game[key], erased) for key in ("place", "note")}}
    columns = tuple({**row, "team": _without(row["team"], erased)} for row in found.rows.sheets)
    written = tuple(erased.get(name, name) for name in found.rows.written)
    rows = GameRows(game, columns, found.rows.rolls, written)
    for row in columns:
        place = (sheets.c.game_id == found.id) & (sheets.c.position == row["position"])
        connection.execute(update(sheets).where(place).values(team=row["team"]))
    facts = {"place": game["place"], "note": game["note"], "checksum": rows.checksum(found.rules_seal)}
    connection.execute(update(games).where(games.c.id == found.id).values(facts))


def _scrub_change(connection: Connection, change: Change, erased: dict[str, str]) -> None:
    if change.before is None or "game" not in change.before:
        return
    game = {**change.before["game"]}
    game |= {key: _without(game[key], erased) for key in ("place", "note")}
    columns = [_scrubbed(row, erased) for row in change.before["sheets"]]
    before = json.dumps(
        {**change.before, "game": game, "sheets": columns}, ensure_ascii=False, sort_keys=True
    )
    seal = seal_of(change.id, change.at, change.action, change.game_id, before)
    row = {"before": before, "checksum": seal}
    connection.execute(update(changes).where(changes.c.id == change.id).values(row))


def _scrubbed(row: dict[str, Any], erased: dict[str, str]) -> dict[str, Any]:
    return {**row, "team": _without(row["team"], erased)} if "team" in row else row


def _without(text: Any, erased: dict[str, str]) -> Any:
    """A text with every whole word that is one of the names replaced."""
    for name, instead in erased.items() if text else ():
        text = (
            re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", instead, text, flags=re.IGNORECASE) if name else text
        )
    return text
