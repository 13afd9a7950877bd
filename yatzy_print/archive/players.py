"""Who is meant by which name: aliases by merging and splitting, all of it undoable but forgetting."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from sqlalchemy import Connection, func, select

from yatzy_print.archive.changes import Change, recorded
from yatzy_print.archive.erased import is_erased
from yatzy_print.archive.meanings import group, keep_meanings, mean, refuse_met
from yatzy_print.archive.opening import Archive
from yatzy_print.archive.schema import sheets
from yatzy_print.archive.spellings import (
    Spelling,
    asked_for,
    folded,
    keep,
    names_shown,
    player_ids,
    players_called,
    spellings,
    spelt,
)
from yatzy_print.errors import Trouble
from yatzy_print.notation.names import clean


@dataclass(frozen=True, slots=True)
class Undone:
    """A change of names that was taken back: rename, merge or split, and the shown names that it parted.

    `before` are the names that the change replaced, `after` those that it put in their place.
    """

    action: str
    before: tuple[str, ...]
    after: tuple[str, ...]


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
            tuple(one.name for one in own if one.id != player_id),
            sum(played.get(one.id, 0) for one in own),
        )
        for player_id, own in by_player.items()
        if player_id in known and known[player_id].name
    ]
    return tuple(sorted(found, key=lambda player: (-player.games, player.name.casefold(), player.name)))


def _games(connection: Connection) -> dict[int, int]:
    query = select(sheets.c.name_id, func.count()).group_by(sheets.c.name_id)
    return {row[0]: row[1] for row in connection.execute(query)}


def shown_names(archive: Archive, asked: Iterable[str]) -> tuple[str, ...]:
    """The shown name of each player asked for, in any spelling. Raises Trouble: archive-player-unknown."""
    with archive.reading() as connection:
        return names_shown(connection, asked)


def rename(archive: Archive, name: str, new: str) -> bool:
    """Shows a player by a new name, cleaned as a paper's; False when that name is shown already.

    Papers with the old one still mean the player. Raises Trouble: archive-player-unknown,
    archive-name-empty, archive-name-taken when another player has the new name.
    """
    new = clean(new)
    if not new:
        raise Trouble("archive-name-empty")
    with archive.writing() as connection:
        player = player_ids(connection, [name])[name]
        others = players_called(connection, [new])
        if others.get(folded(new), player) != player:
            raise Trouble("archive-name-taken", exit_status=1, player=new)
        spelling = replace(spelt(connection, [new])[new], player_id=player)
        if spelling.id == player:
            return False
        keep(connection, [spelling])
        keep_meanings(connection, "rename")
        mean(connection, dict.fromkeys(group(connection, player), spelling.id))
        return True


def merge(archive: Archive, name: str, others: Iterable[str]) -> bool:
    """Makes other players one with the player, whose name is shown; False when they are one already.

    Raises Trouble: archive-player-unknown; archive-players-met when two of them met in one game.
    """
    with archive.writing() as connection:
        ids = player_ids(connection, [name, *others])
        player = ids[name]
        if set(ids.values()) == {player}:
            return False
        merged = {one: player for other in ids.values() for one in group(connection, other)}
        refuse_met(connection, merged)
        keep_meanings(connection, "merge")
        mean(connection, merged)
        return True


def split(archive: Archive, name: str) -> None:
    """Makes a spelling a player of its own again; the player's other spellings stay together.

    Raises Trouble: archive-player-unknown, archive-one-spelling when the player has no other.
    """
    with archive.writing() as connection:
        player = player_ids(connection, [name])[name]
        own = group(connection, player)
        leaving = {one for one in own if asked_for(own[one].name) == asked_for(name)}
        staying = sorted(set(own) - leaving)
        if not staying:
            raise Trouble("archive-one-spelling", exit_status=1, player=name)
        keep_meanings(connection, "split")
        kept = player if player in staying else staying[0]
        mean(connection, dict.fromkeys(staying, kept) | dict.fromkeys(leaving, min(leaving)))


def undo(archive: Archive) -> Undone:
    """Takes back the last change of names that still stands: one undo after another reaches the first.

    Raises Trouble: archive-nothing-to-undo; archive-players-met when games stored since forbid it.
    """
    with archive.writing() as connection:
        standing = _standing(connection)
        if not standing:
            raise Trouble("archive-nothing-to-undo")
        meant = _meant_before(connection, standing[-1])
        refuse_met(connection, meant)
        undone = _undone(spellings(connection), standing[-1].action, meant)
        keep_meanings(connection, "undo")
        mean(connection, meant)
        return undone


def _standing(connection: Connection) -> list[Change]:
    """The changes of names that no undo has taken back, oldest first.

    An undo with nothing before it is an older version's, which undid its own undo: a change like others.
    """
    standing: list[Change] = []
    for change in recorded(connection):
        if not change.before or "players" not in change.before:
            continue
        if change.action == "undo" and standing:
            standing.pop()
        else:
            standing.append(change)
    return standing


def _meant_before(connection: Connection, change: Change) -> dict[int, int]:
    """Whom each spelling meant before a change; spellings new since then go with their player.

    Nothing is given to or taken from those who were forgotten since.
    """
    before = {int(one): player for one, player in (change.before or {})["players"].items()}
    living = {one.id: one.player_id for one in spellings(connection).values() if not is_erased(one.name)}
    wanted = {one: before.get(one, before.get(player, player)) for one, player in living.items()}
    return {one: player if player in living else living[one] for one, player in wanted.items()}


def _undone(known: dict[int, Spelling], action: str, meant: dict[int, int]) -> Undone:
    moved = [
        (player, known[one].player_id) for one, player in meant.items() if player != known[one].player_id
    ]
    before, after = (dict.fromkeys(ids) for ids in zip(*moved, strict=True)) if moved else ({}, {})
    return Undone(action, *(tuple(known[one].name for one in ids if one in known) for ids in (before, after)))
