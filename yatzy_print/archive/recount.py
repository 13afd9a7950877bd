"""Every stored game read and judged again, and the counts that follow."""

from dataclasses import dataclass, field

from sqlalchemy import Connection, delete, func, select

from yatzy_print.archive import counting
from yatzy_print.archive.counting import Counted, Tallies, tally
from yatzy_print.archive.reading import Read, read_these, verified
from yatzy_print.archive.schema import SUMS, games, tallies
from yatzy_print.archive.tally import text_of

BATCH = 1000
BY_DATE = select(games.c.id).order_by(func.coalesce(games.c.date, ""), games.c.id)


@dataclass(slots=True)
class Judged:
    """How many games are sound, the ids of damaged ones and of those whose sums differ, what is counted."""

    sound: int = 0
    damaged: list[int] = field(default_factory=list)
    differing: list[int] = field(default_factory=list)
    tallies: Tallies = field(default_factory=dict)


def judge(connection: Connection) -> Judged:
    """Reads and judges every game in the order of play, a batch in memory at a time."""
    judged = Judged()
    batch: list[Counted] = []
    for found in read_these(connection, list(connection.scalars(BY_DATE))):
        if not found.sound:
            judged.damaged.append(found.id)
            continue
        batch.append(counted(found))
        judged.sound += 1
        if _sums(found) != _computed(batch[-1]):
            judged.differing.append(found.id)
        if len(batch) == BATCH:
            counting.gather(judged.tallies, tally(batch))
            batch.clear()
    counting.gather(judged.tallies, tally(batch))
    return judged


def counted(found: Read) -> Counted:
    """A sound game as it is counted: judged again, by the names on the paper."""
    name_ids = tuple(row["name_id"] for row in found.rows.sheets)
    return Counted(found.id, verified(found, found.rows.written), found.rows.game["rule_set_id"], name_ids)


def _sums(found: Read) -> list[list[int]]:
    return [[row[name] for name in SUMS] for row in found.rows.sheets]


def _computed(game: Counted) -> list[list[int]]:
    totals = [sheet.totals for sheet in game.verified.sheets]
    return [[one.upper, one.bonus, one.lower, one.total] for one in totals]


def recount(connection: Connection) -> None:
    """Replaces every tally by what the sound games give."""
    found = judge(connection).tallies
    connection.execute(delete(tallies))
    counting.write(connection, {key: text_of(one) for key, one in found.items()})
