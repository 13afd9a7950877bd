"""Whom each spelling means: kept before a change, changed, and kept from seating one player twice."""

from collections.abc import Mapping

from sqlalchemy import Connection, select, update

from yatzy_print.archive.changes import record
from yatzy_print.archive.schema import names, sheets
from yatzy_print.archive.spellings import Spelling, spellings
from yatzy_print.errors import Trouble


def keep_meanings(connection: Connection, action: str) -> None:
    """Writes down whom every spelling means before an action changes it."""
    before = {spelling.id: spelling.player_id for spelling in spellings(connection).values()}
    record(connection, action, None, {"players": before})


def group(connection: Connection, player: int) -> dict[int, Spelling]:
    """A player's spellings by id."""
    return {one.id: one for one in spellings(connection).values() if one.player_id == player}


def mean(connection: Connection, meant: Mapping[int, int]) -> None:
    """Points spellings to players."""
    known = spellings(connection)
    for one, player in meant.items():
        if known[one].player_id != player:
            seal = Spelling(one, known[one].name, player).seal
            connection.execute(update(names).where(names.c.id == one).values(player_id=player, checksum=seal))


def refuse_met(connection: Connection, meant: Mapping[int, int]) -> None:
    """Raises Trouble("archive-players-met") when one player would have two columns in a game."""
    known = spellings(connection)
    by_player: dict[int, list[int]] = {}
    for one in known:
        by_player.setdefault(meant.get(one, known[one].player_id), []).append(one)
    for ids in by_player.values():
        changed = len(ids) > 1 and not meant.keys().isdisjoint(ids) and known[ids[0]].name
        if changed and (game := _common_game(connection, ids)):
            game_id, one, other = game
            raise Trouble(
                "archive-players-met",
                exit_status=1,
                player=known[one].name,
                other=known[other].name,
                game=game_id,
            )


def _common_game(connection: Connection, ids: list[int]) -> tuple[int, int, int] | None:
    one, other = sheets.alias(), sheets.alias()
    query = (
        select(one.c.game_id, one.c.name_id, other.c.name_id)
        .join_from(one, other, (one.c.game_id == other.c.game_id) & (one.c.position < other.c.position))
        .where(one.c.name_id.in_(ids), other.c.name_id.in_(ids))
        .limit(1)
    )
    row = connection.execute(query).first()
    return (row[0], row[1], row[2]) if row else None
