"""Games into rows and out again, with all that hangs on them: names, rule sets, dice, counts."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from sqlalchemy import Connection, Table, bindparam, delete, func, insert, select

from yatzy_print.archive.bulk import insert_rows
from yatzy_print.archive.checksum import checksum
from yatzy_print.archive.counting import Counted
from yatzy_print.archive.rows import Placed, new_rows
from yatzy_print.archive.schema import changes, games, rolls, rule_sets, sheets
from yatzy_print.archive.spellings import Spelling, keep
from yatzy_print.games.check import check_game
from yatzy_print.games.verified import VerifiedGame
from yatzy_print.rules.ruleset import RuleSet

HIGHEST_GAMES = select(
    select(func.max(games.c.id)).scalar_subquery(), select(func.max(changes.c.game_id)).scalar_subquery()
)


RULE_SET = select(rule_sets.c.id).where(rule_sets.c.checksum == bindparam("seal"))


def insert_games(
    connection: Connection, placed: Sequence[Placed], known: Mapping[str, Spelling]
) -> list[Counted]:
    """Stores games, their columns named as on the paper, and says what is to be counted.

    `known` has the spelling of every name.
    """
    used = dict.fromkeys(sheet.player for one in placed for sheet in one.verified.game.sheets)
    keep(connection, (known[name] for name in used))
    name_ids = {name: spelling.id for name, spelling in known.items()}
    stored = _rule_sets(connection, (one.verified.rules for one in placed))
    found = [new_rows(one, *stored[one.verified.rules.text], name_ids) for one in placed]
    insert_rows(connection, games, [rows.game for rows in found])
    insert_rows(connection, sheets, [row for rows in found for row in rows.sheets])
    insert_rows(connection, rolls, [row for rows in found for row in rows.rolls])
    return [
        Counted(one.id, _as_stored(one.verified), stored[one.verified.rules.text][0], rows.name_ids)
        for one, rows in zip(placed, found, strict=True)
    ]


def _as_stored(verified: VerifiedGame) -> VerifiedGame:
    """The game without what reading its paper found, which is not stored."""
    return check_game(verified.game, verified.rules) if verified.all_findings else verified


def delete_game(connection: Connection, game_id: int) -> None:
    """Takes a game's rows away; its counts are the caller's."""
    for table, column in ((rolls, rolls.c.game_id), (sheets, sheets.c.game_id), (games, games.c.id)):
        connection.execute(delete(table).where(column == game_id))


def next_game_id(connection: Connection) -> int:
    """An id that no game has or had; writers queue, so nobody else takes it."""
    return 1 + max(used or 0 for used in connection.execute(HIGHEST_GAMES).one())


def next_id(connection: Connection, table: Table) -> int:
    """An id that no row of the table has."""
    return 1 + (connection.execute(select(func.max(table.c.id))).scalar() or 0)


@cache
def _seal(rules: RuleSet) -> str:
    return checksum(rules.id, rules.text)


def _rule_sets(connection: Connection, wanted: Iterable[RuleSet]) -> dict[str, tuple[int, str]]:
    """By full text, the id and checksum of rule sets, stored when they are new."""
    found = {}
    for rules in {rules.text: rules for rules in wanted}.values():
        seal = _seal(rules)
        stored = connection.execute(RULE_SET, {"seal": seal}).scalar()
        if stored is None:
            stored = next_id(connection, rule_sets)
            row = {"id": stored, "rules": rules.id, "text": rules.text, "checksum": seal}
            connection.execute(insert(rule_sets).values(row))
        found[rules.text] = (stored, seal)
    return found
