"""Correcting, removing and bringing back games. Every change keeps the version that it replaces."""

from collections import defaultdict
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection

from yatzy_print.archive import counting
from yatzy_print.archive.absent import absent
from yatzy_print.archive.batch import delete_game, insert_games
from yatzy_print.archive.changes import Before, Change, as_before, record, recorded
from yatzy_print.archive.opening import Archive
from yatzy_print.archive.reading import Read, read_one, rules_of, verified
from yatzy_print.archive.recount import counted
from yatzy_print.archive.rows import GameRows, Placed
from yatzy_print.archive.same import look, looks_like, same_id
from yatzy_print.archive.spellings import shown, spellings, spelt
from yatzy_print.archive.store import refuse_twice, refuse_wrong
from yatzy_print.errors import Trouble
from yatzy_print.games.verified import VerifiedGame


@dataclass(frozen=True, slots=True)
class Version:
    """A game as it stood from `at` on, by the action add, edit, remove or restore; None once removed."""

    number: int
    at: datetime
    action: str
    verified: VerifiedGame | None


def edit(archive: Archive, game_id: int, corrected: VerifiedGame) -> bool:
    """Puts a corrected game in the place of a stored one; when it was added stays. False when it is the same.

    Raises Trouble: archive-game-unknown, archive-game-damaged, archive-refuses, archive-player-twice,
    archive-same-game when another stored game is the same.
    """
    refuse_wrong(corrected)
    with archive.writing() as connection:
        found = _sound(connection, archive, game_id)
        if _is_as_stored(corrected, found):
            return False
        _replace(connection, "edit", game_id, corrected, found.rows.game["added"], found)
        return True


def _is_as_stored(corrected: VerifiedGame, found: Read) -> bool:
    """Whether nothing differs, by the names on the paper or by those that are shown."""
    stored = (verified(found, names) for names in (found.rows.written, found.players))
    return any((one.game, one.rules) == (corrected.game, corrected.rules) for one in stored)


def remove(archive: Archive, game_id: int) -> None:
    """Takes a game away; `restore` brings it back. Raises Trouble: archive-game-unknown, -damaged."""
    with archive.writing() as connection:
        found = _sound(connection, archive, game_id)
        record(connection, "remove", game_id, as_before(found.rows))
        _take_away(connection, found)


def restore(archive: Archive, game_id: int, version: int | None = None) -> int:
    """Makes an earlier version of a game stand again, by default the last before the present one; its number.

    Raises Trouble: archive-game-unknown, archive-game-damaged, archive-version-unknown, archive-same-game,
    archive-player-twice.
    """
    with archive.writing() as connection:
        befores = [change.before for change in recorded(connection, game_id)]
        found = read_one(connection, game_id)
        if found is None and not befores:
            raise absent(connection, archive, game_id)
        number = version or max((at for at, before in enumerate(befores, 1) if before), default=0)
        before = befores[number - 1] if 0 < number <= len(befores) else None
        if before is None:
            raise Trouble("archive-version-unknown", game=game_id, version=number)
        earlier = _earlier(connection, archive, before)
        game = verified(earlier, earlier.rows.written)
        _replace(connection, "restore", game_id, game, earlier.rows.game["added"], found)
        return number


def history(archive: Archive, game_id: int) -> tuple[Version, ...]:
    """Every version of a game, oldest first; the last one stands.

    Raises Trouble: archive-game-unknown, archive-game-damaged.
    """
    with archive.reading() as connection:
        log = list(recorded(connection, game_id))
        found = read_one(connection, game_id)
        if found is None and not log:
            raise absent(connection, archive, game_id)
        if found and not found.sound:
            raise _damaged(archive, game_id)
        states = [_earlier(connection, archive, change.before) if change.before else None for change in log]
        return tuple(_versions(log, [*states, found]))


def _versions(log: list[Change], states: list[Read | None]) -> list[Version]:
    first = next(state for state in states if state)
    made = [(first.rows.game["added"], "add"), *((change.at, change.action) for change in log)]
    return [
        Version(number, datetime.fromisoformat(at), action, verified(state, state.players) if state else None)
        for number, ((at, action), state) in enumerate(zip(made, states, strict=True), 1)
    ]


def _replace(
    connection: Connection, action: str, game_id: int, verified: VerifiedGame, added: str, found: Read | None
) -> None:
    game = verified.game
    known = spelt(connection, (sheet.player for sheet in game.sheets))
    refuse_twice(game, known)
    own = look(game, known)
    same = same_id(looks_like(connection, [own], besides=game_id), own)
    if same is not None:
        raise Trouble("archive-same-game", exit_status=1, game=same)
    record(connection, action, game_id, as_before(found.rows) if found and found.sound else None)
    if found:
        _take_away(connection, found)
    placed = Placed(game_id, verified, added, own.cells, own.key)
    counting.change(connection, counting.tally(insert_games(connection, [placed], known)))


def _take_away(connection: Connection, found: Read) -> None:
    """A game goes with its counts; of a damaged one nobody knows them, and `verify` counts anew."""
    if found.sound:
        counting.change(connection, counting.tally([counted(found)]), sign=-1)
    delete_game(connection, found.id)


def _earlier(connection: Connection, archive: Archive, before: Before) -> Read:
    """The rows that a change kept, as if read from their tables. Raises Trouble: archive-game-damaged."""
    sheets = [defaultdict(lambda: None, row) for row in before["sheets"]]
    rolls = [defaultdict(lambda: None, row) for row in before["rolls"]]
    known = spellings(connection)
    ids = [row["name_id"] for row in sheets]
    written = tuple(known[name_id].name for name_id in ids if name_id in known)
    players = tuple(name for name_id in ids if (name := shown(known, name_id)) is not None)
    rules = rules_of(connection, before["game"]["rule_set_id"])
    if rules is None or not len(written) == len(players) == len(ids):
        raise _damaged(archive, before["game"]["id"])
    rows = GameRows(before["game"], tuple(sheets), tuple(rolls), written)
    return Read(rows, *rules, players=players, sound=True)


def _sound(connection: Connection, archive: Archive, game_id: int) -> Read:
    found = read_one(connection, game_id)
    if found is None:
        raise absent(connection, archive, game_id)
    if not found.sound:
        raise _damaged(archive, game_id)
    return found


def _damaged(archive: Archive, game_id: int) -> Trouble:
    return Trouble("archive-game-damaged", archive=archive.location.shown, game=game_id)
