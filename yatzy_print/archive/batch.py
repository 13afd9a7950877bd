"""Games into rows and out again, with all that hangs on them: names, rule sets, dice, counts."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, Table, delete, func, insert, select

from yatzy_print.archive import counting
from yatzy_print.archive.checksum import checksum
from yatzy_print.archive.counting import Counted
from yatzy_print.archive.rows import GameRows, Row, rows_of
from yatzy_print.archive.schema import changes, games, rolls, rule_sets, sheets
from yatzy_print.archive.spellings import Spelling, keep
from yatzy_print.games.verified import VerifiedGame
from yatzy_print.rules.ruleset import RuleSet

HIGHEST_GAMES = select(
    select(func.max(games.c.id)).scalar_subquery(), select(func.max(changes.c.game_id)).scalar_subquery()
)


@dataclass(frozen=True, slots=True)
class Placed:
    """A game with the id under which it stands, and when it was added (ISO 8601)."""

    id: int
    verified: VerifiedGame
    added: str


def insert_games(connection: Connection, placed: Sequence[Placed], known: Mapping[str, Spelling]) -> None:
    """Stores games, their columns named as on the paper; `known` has the spelling of every name."""
    used = dict.fromkeys(sheet.player for one in placed for sheet in one.verified.game.sheets)
    keep(connection, (known[name] for name in used))
    name_ids = {name: spelling.id for name, spelling in known.items()}
    stored = _rule_sets(connection, (one.verified.rules for one in placed))
    found = []
    for one in placed:
        rules_id, seal = stored[one.verified.rules.text]
        rows = rows_of(one.verified, one.id, rules_id, name_ids, one.added)
        found.append((rows, rows.checksum(seal)))
    _insert(connection, games, [{**rows.game, "checksum": seal} for rows, seal in found])
    _insert(connection, sheets, [row for rows, _ in found for row in rows.sheets])
    _insert(connection, rolls, [row for rows, _ in found for row in rows.rolls])
    counting.change(connection, [_counted(one, rows) for one, (rows, _) in zip(placed, found, strict=True)])


def _counted(one: Placed, rows: GameRows) -> Counted:
    name_ids = tuple(row["name_id"] for row in rows.sheets)
    return Counted(one.verified, rows.game["rule_set_id"], name_ids)


def _insert(connection: Connection, table: Table, rows: Sequence[Row]) -> None:
    if rows:
        connection.execute(insert(table), rows)


def delete_game(connection: Connection, game: Counted, game_id: int) -> None:
    """Takes a game's rows and counts away."""
    counting.change(connection, [game], sign=-1)
    for table, column in ((rolls, rolls.c.game_id), (sheets, sheets.c.game_id), (games, games.c.id)):
        connection.execute(delete(table).where(column == game_id))


def next_game_id(connection: Connection) -> int:
    """An id that no game has or had; writers queue, so nobody else takes it."""
    return 1 + max(used or 0 for used in connection.execute(HIGHEST_GAMES).one())


def next_id(connection: Connection, table: Table) -> int:
    """An id that no row of the table has."""
    return 1 + (connection.execute(select(func.max(table.c.id))).scalar() or 0)


def _rule_sets(connection: Connection, wanted: Iterable[RuleSet]) -> dict[str, tuple[int, str]]:
    """By full text, the id and checksum of rule sets, stored when they are new."""
    found = {}
    for rules in {rules.text: rules for rules in wanted}.values():
        seal = checksum(rules.id, rules.text)
        stored = connection.execute(select(rule_sets.c.id).where(rule_sets.c.checksum == seal)).scalar()
        if stored is None:
            stored = next_id(connection, rule_sets)
            row = {"id": stored, "rules": rules.id, "text": rules.text, "checksum": seal}
            connection.execute(insert(rule_sets).values(row))
        found[rules.text] = (stored, seal)
    return found
