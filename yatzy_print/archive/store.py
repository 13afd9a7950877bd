"""Adding verified games: one transaction, the same game once."""

from collections.abc import Sequence
from dataclasses import astuple, dataclass
from datetime import datetime

from sqlalchemy import Connection, Table, func, insert, select

from yatzy_print.archive.checksum import checksum
from yatzy_print.archive.opening import Archive
from yatzy_print.archive.people import keep, spelt
from yatzy_print.archive.rows import rows_of
from yatzy_print.archive.same import stored_id
from yatzy_print.archive.schema import HIGHEST_SCORE, LARGEST_NUMBER, games, rolls, rule_sets, sheets
from yatzy_print.errors import Trouble
from yatzy_print.games.findings import Severity
from yatzy_print.games.verified import VerifiedGame
from yatzy_print.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Added:
    """A game's id in the archive; `already`: the same game stood there before, and nothing was stored."""

    id: int
    already: bool


def add(archive: Archive, verified: VerifiedGame) -> Added:
    """Stores one game durably. Raises Trouble as `add_all` does."""
    return add_all(archive, (verified,))[0]


def add_all(archive: Archive, verified: Sequence[VerifiedGame]) -> tuple[Added, ...]:
    """Stores games in one transaction, all or none; on return they are on disk.

    Raises Trouble: archive-refuses for a game with an error, and what `translated` tells of the database.
    """
    for game in verified:
        _refuse_wrong(game, archive)
    now = datetime.now().astimezone().isoformat(timespec="seconds")
    with archive.writing() as connection:
        return tuple(_add(connection, game, now) for game in verified)


def _refuse_wrong(verified: VerifiedGame, archive: Archive) -> None:
    """The command line names and refuses these before; no other caller may slip one in."""
    if verified.has(Severity.ERROR) or not verified.sheets or not _fits(verified):
        raise Trouble("archive-refuses", exit_status=1, archive=archive.location.shown)


def _fits(verified: VerifiedGame) -> bool:
    """Whether every number fits its column."""
    columns = verified.game.sheets
    points = [entry.points for sheet in columns for entry in sheet.entries.values()]
    others = [abs(value) for sheet in columns for value in (sheet.extra, *astuple(sheet.written)) if value]
    return max(points, default=0) <= HIGHEST_SCORE and max(others, default=0) <= LARGEST_NUMBER


def _add(connection: Connection, verified: VerifiedGame, now: str) -> Added:
    game = verified.game
    known = spelt(connection, (sheet.player for sheet in game.sheets))
    same = stored_id(connection, game, known)
    if same is not None:
        return Added(same, already=True)
    keep(connection, known.values())
    game_id = next_id(connection, games)
    rules_id, rules_seal = _rule_set(connection, verified.rules)
    name_ids = {name: spelling.id for name, spelling in known.items()}
    rows = rows_of(verified, game_id, rules_id, name_ids, now)
    connection.execute(insert(games).values(**rows.game, checksum=rows.checksum(rules_seal)))
    connection.execute(insert(sheets), rows.sheets)
    if rows.rolls:
        connection.execute(insert(rolls), rows.rolls)
    return Added(game_id, already=False)


def next_id(connection: Connection, table: Table) -> int:
    """An id that no row of the table has; writers queue, so nobody else takes it."""
    return (connection.execute(select(func.max(table.c.id))).scalar() or 0) + 1


def _rule_set(connection: Connection, rules: RuleSet) -> tuple[int, str]:
    """The id and checksum of a rule set's full text, stored when it is new."""
    seal = checksum(rules.id, rules.text)
    stored = connection.execute(select(rule_sets.c.id).where(rule_sets.c.checksum == seal)).scalar()
    if stored is None:
        stored = next_id(connection, rule_sets)
        connection.execute(
            insert(rule_sets).values(id=stored, rules=rules.id, text=rules.text, checksum=seal)
        )
    return stored, seal
