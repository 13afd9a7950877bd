"""Who is meant by which name: aliases by merging and splitting, all of it undoable but forgetting."""

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import Connection, func, select, update

from yatzy_print.archive.changes import Change, record, recorded
from yatzy_print.archive.opening import Archive
from yatzy_print.archive.schema import names, sheets
from yatzy_print.archive.spellings import Spelling, folded, keep, player_ids, players_called, spellings, spelt
from yatzy_print.errors import Trouble


@dataclass(frozen=True, slots=True)
class Player:
    """A player: the name shown, the other spellings, and in how many games."""

    name: str
    spellings: tuple[str, ...]
    games: int


def players(archive: Archive) -> tuple[Player, ...]:
    """Everybody in the archive, those with the most games first, then by name."""
    with archive.reading() as connection:
        known = spellings(connection)
        played = _games(connection)
    by_player: dict[int, list[Spelling]] = {}
    for spelling in known.values():
        by_player.setdefault(spelling.player_id, []).append(spelling)
    found = [
        Player(
            known[player_id].name,
            tuple(one.name for one in group if one.id != player_id),
            sum(played.get(one.id, 0) for one in group),
        )
        for player_id, group in by_player.items()
        if player_id in known and known[player_id].name
    ]
    return tuple(sorted(found, key=lambda player: (-player.games, player.name.casefold(), player.name)))


def _games(connection: Connection) -> dict[int, int]:
    query = select(sheets.c.name_id, func.count()).group_by(sheets.c.name_id)
    return {row[0]: row[1] for row in connection.execute(query)}


def shown_names(archive: Archive, asked: Iterable[str]) -> tuple[str, ...]:
    """The shown name of each player asked for, in any spelling. Raises Trouble: archive-player-unknown."""
    with archive.reading() as connection:
        known = spellings(connection)
        return tuple(dict.fromkeys(known[one].name for one in player_ids(connection, asked).values()))


def rename(archive: Archive, name: str, new: str) -> None:
    """Shows a player by a new name; papers with the old one still mean the player.

    Raises Trouble: archive-player-unknown, archive-name-taken when another player has the new name.
    """
    with archive.writing() as connection:
        player = player_ids(connection, [name])[name]
        others = players_called(connection, [new])
        if others.get(folded(new), player) != player:
            raise Trouble("archive-name-taken", exit_status=1, player=new)
        new_id = spelt(connection, [new])[new].id
        keep(connection, [Spelling(new_id, new, player)])
        _record(connection, "rename")
        _mean(connection, dict.fromkeys(_group(connection, player), new_id))


def merge(archive: Archive, name: str, others: Iterable[str]) -> None:
    """Makes other players one with the player, whose name is shown.

    Raises Trouble: archive-player-unknown; archive-players-met when two of them met in one game.
    """
    with archive.writing() as connection:
        ids = player_ids(connection, [name, *others])
        player = ids[name]
        merged = {one: player for other in ids.values() for one in _group(connection, other)}
        _refuse_met(connection, merged)
        _record(connection, "merge")
        _mean(connection, merged)


def split(archive: Archive, name: str) -> None:
    """Makes a spelling a player of its own again; the player's other spellings stay together.

    Raises Trouble: archive-player-unknown, archive-one-spelling when the player has no other.
    """
    with archive.writing() as connection:
        player = player_ids(connection, [name])[name]
        group = _group(connection, player)
        leaving = {one for one in group if folded(group[one].name) == folded(name)}
        staying = sorted(set(group) - leaving)
        if not staying:
            raise Trouble("archive-one-spelling", exit_status=1, player=name)
        _record(connection, "split")
        kept = player if player in staying else staying[0]
        _mean(connection, dict.fromkeys(staying, kept) | dict.fromkeys(leaving, min(leaving)))


def undo(archive: Archive, change_id: int | None = None) -> Change:
    """Lets names mean whom they meant before one of these changes, by default the last; that change.

    Raises Trouble: archive-nothing-to-undo; archive-players-met when games stored since forbid it.
    """
    with archive.writing() as connection:
        log = [one for one in recorded(connection) if one.before and "players" in one.before]
        asked = [one for one in log if change_id in (None, one.id)]
        if not asked:
            raise Trouble("archive-nothing-to-undo")
        before = _meant_before(connection, asked[-1])
        _refuse_met(connection, before)
        _record(connection, "undo")
        _mean(connection, before)
        return asked[-1]


def _meant_before(connection: Connection, change: Change) -> dict[int, int]:
    """Whom each spelling meant before a change; spellings new since then go with their player."""
    before = {int(one): player for one, player in (change.before or {})["players"].items()}
    known = spellings(connection).values()
    return {one.id: before.get(one.id, before.get(one.player_id, one.player_id)) for one in known}


def _record(connection: Connection, action: str) -> None:
    before = {spelling.id: spelling.player_id for spelling in spellings(connection).values()}
    record(connection, action, None, {"players": before})


def _group(connection: Connection, player: int) -> dict[int, Spelling]:
    """A player's spellings by id."""
    return {one.id: one for one in spellings(connection).values() if one.player_id == player}


def _mean(connection: Connection, meant: dict[int, int]) -> None:
    """Points spellings to players."""
    known = spellings(connection)
    for one, player in meant.items():
        if known[one].player_id != player:
            seal = Spelling(one, known[one].name, player).seal
            connection.execute(update(names).where(names.c.id == one).values(player_id=player, checksum=seal))


def _refuse_met(connection: Connection, meant: dict[int, int]) -> None:
    """Raises Trouble("archive-players-met") when one player would have two columns in a game."""
    known = spellings(connection)
    by_player: dict[int, list[int]] = {}
    for one in known:
        by_player.setdefault(meant.get(one, known[one].player_id), []).append(one)
    for group in by_player.values():
        changed = len(group) > 1 and not meant.keys().isdisjoint(group) and known[group[0]].name
        if changed and (game := _common_game(connection, group)):
            game_id, one, other = game
            raise Trouble(
                "archive-players-met",
                exit_status=1,
                player=known[one].name,
                other=known[other].name,
                game=game_id,
            )


def _common_game(connection: Connection, group: list[int]) -> tuple[int, int, int] | None:
    one, other = sheets.alias(), sheets.alias()
    query = (
        select(one.c.game_id, one.c.name_id, other.c.name_id)
        .join_from(one, other, (one.c.game_id == other.c.game_id) & (one.c.position < other.c.position))
        .where(one.c.name_id.in_(group), other.c.name_id.in_(group))
        .limit(1)
    )
    row = connection.execute(query).first()
    return (row[0], row[1], row[2]) if row else None
