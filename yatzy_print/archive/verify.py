"""Looking through a whole archive, and putting right what can be derived."""

from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy import Connection, Table, func, select

from yatzy_print.archive import counting
from yatzy_print.archive.changes import recorded
from yatzy_print.archive.opening import Archive
from yatzy_print.archive.recount import judge, recount
from yatzy_print.archive.schema import changes, names
from yatzy_print.archive.spellings import spellings
from yatzy_print.errors import Trouble


@dataclass(frozen=True, slots=True)
class Verdict:
    """How many games are sound; the ids of damaged ones, and of those whose sums come out otherwise now.

    `names` and `changes` are how many of them are damaged, `pages` what the database says of its pages;
    `recounted`: counts were wrong, and are made anew.
    """

    games: int
    damaged: tuple[int, ...] = ()
    differing: tuple[int, ...] = ()
    names: int = 0
    changes: int = 0
    pages: tuple[str, ...] = ()
    recounted: bool = False

    @property
    def sound(self) -> bool:
        """Whether nothing is lost or doubtful; wrong counts are mended and lose nothing."""
        return not (self.damaged or self.differing or self.names or self.changes or self.pages)


def verify(archive: Archive) -> Verdict:
    """Reads and checks everything; counts that differ from the sound games are made anew from them."""
    with archive.reading() as connection:
        judged = judge(connection)
        kept, unharmed = counting.stored(connection)
        lacking = any(one.history is None for one in kept.values())
        verdict = Verdict(
            games=judged.sound,
            damaged=tuple(judged.damaged),
            differing=tuple(judged.differing),
            names=_number(connection, names) - len(spellings(connection)),
            changes=_number(connection, changes) - sum(1 for _ in recorded(connection)),
            pages=_pages(connection),
            recounted=not unharmed or not counting.agree(kept, judged.tallies),
        )
    if verdict.recounted:
        _recount(archive)
    elif lacking:
        with suppress(Trouble):  # what is only slower to read may wait for a disk with room
            _recount(archive)
    return verdict


def _recount(archive: Archive) -> None:
    with archive.writing() as connection:
        recount(connection)


def _number(connection: Connection, table: Table) -> int:
    return connection.execute(select(func.count()).select_from(table)).scalar_one()


def _pages(connection: Connection) -> tuple[str, ...]:
    """What SQLite finds wrong with the pages of its file."""
    if connection.dialect.name != "sqlite":
        return ()
    said = tuple(connection.exec_driver_sql("PRAGMA integrity_check").scalars())
    return () if said == ("ok",) else said
