"""Counts made anew from the checked games."""

from collections.abc import Iterator

from sqlalchemy import Connection, delete

from yatzy_print.archive import counting
from yatzy_print.archive.counting import Counted
from yatzy_print.archive.filter import Filter
from yatzy_print.archive.reading import counted, read
from yatzy_print.archive.schema import counts, duels

BATCH = 1000


def recount(connection: Connection) -> None:
    """Replaces every count by what the sound games give."""
    connection.execute(delete(counts))
    connection.execute(delete(duels))
    batch: list[Counted] = []
    for game in countable(connection):
        batch.append(game)
        if len(batch) == BATCH:
            counting.change(connection, batch)
            batch.clear()
    counting.change(connection, batch)


def countable(connection: Connection) -> Iterator[Counted]:
    """Every sound game as it is counted."""
    for found in read(connection, Filter()):
        if found.sound:
            yield counted(found)
