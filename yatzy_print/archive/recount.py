"""Every stored game read and judged again, and the counts that follow."""

from dataclasses import dataclass, field

from sqlalchemy import Connection, delete

from yatzy_print.archive import counting
from yatzy_print.archive.counting import Counted, Tally, tally
from yatzy_print.archive.filter import Filter
from yatzy_print.archive.reading import Read, counted, read
from yatzy_print.archive.schema import SUMS, counts, duels

BATCH = 1000


@dataclass(slots=True)
class Judged:
    """How many games are sound, the ids of damaged ones and of those whose sums differ, what is counted."""

    sound: int = 0
    damaged: list[int] = field(default_factory=list)
    differing: list[int] = field(default_factory=list)
    tally: Tally = field(default_factory=Tally)


def judge(connection: Connection) -> Judged:
    """Reads and judges every game, a batch in memory at a time."""
    judged = Judged()
    batch: list[Counted] = []
    for found in read(connection, Filter()):
        if not found.sound:
            judged.damaged.append(found.id)
            continue
        batch.append(counted(found))
        judged.sound += 1
        if _sums(found) != _computed(batch[-1]):
            judged.differing.append(found.id)
        if len(batch) == BATCH:
            judged.tally.add(tally(batch))
            batch.clear()
    judged.tally.add(tally(batch))
    return judged


def _sums(found: Read) -> list[list[int]]:
    return [[row[name] for name in SUMS] for row in found.rows.sheets]


def _computed(game: Counted) -> list[list[int]]:
    totals = [sheet.totals for sheet in game.verified.sheets]
    return [[one.upper, one.bonus, one.lower, one.total] for one in totals]


def recount(connection: Connection) -> None:
    """Replaces every count by what the sound games give."""
    judged = judge(connection)
    connection.execute(delete(counts))
    connection.execute(delete(duels))
    counting.store(connection, judged.tally)
