"""What statistics tells of stored games, from their rows; single games are loaded when they are shown."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from sqlalchemy import Connection, select

from yatzy_print.archive.absent import absent
from yatzy_print.archive.filter import Filter, conditions
from yatzy_print.archive.opening import Archive
from yatzy_print.archive.outcomes import outcomes
from yatzy_print.archive.plain import told
from yatzy_print.archive.reading import read_these
from yatzy_print.archive.schema import games, rule_sets
from yatzy_print.archive.spellings import names_shown
from yatzy_print.errors import Trouble
from yatzy_print.games.verified import VerifiedGame
from yatzy_print.statistics.source import Source, source, source_of


@dataclass(frozen=True)
class Facts:
    """What was asked for, the shown names of the players asked for, and the ids of damaged games."""

    source: Source
    players: tuple[str, ...]
    damaged: tuple[int, ...]


def facts(archive: Archive, asked: Filter = Filter(), players: Iterable[str] = ()) -> Facts:  # noqa: B008 - frozen
    """The facts of the games that a filter asks for; the archive stays open as long as games are shown.

    Games are numbered by date, undated ones first. Raises Trouble: archive-player-unknown, the database's.
    """
    with archive.reading() as connection:
        names = names_shown(connection, players)
        ids = _by_date(connection, asked)
        found = list(outcomes(connection, {game_id: number for number, game_id in enumerate(ids)}))
    sound = sorted((one for one in found if one.outcome), key=lambda one: one.number)

    def shown(numbers: Iterable[int]) -> Mapping[int, VerifiedGame]:
        return _games(archive, {ids[number]: number for number in numbers})

    found_source = source_of(
        [one.outcome for one in sound if one.outcome], {one.number: one.papers for one in sound}, shown
    )
    damaged = tuple(sorted(ids[one.number] for one in found if not one.outcome))
    return Facts(found_source, names, damaged)


def facts_at_hand(archive: Archive, asked: Filter = Filter(), players: Iterable[str] = ()) -> Facts:  # noqa: B008 - frozen
    """The same with every game loaded, for when most will be shown. Raises Trouble as `facts` does."""
    from yatzy_print.archive.load import games as load

    stored = load(archive, asked)
    with archive.reading() as connection:
        names = names_shown(connection, players)
    return Facts(source([one.verified for one in stored.games]), names, stored.damaged)


def _games(archive: Archive, numbers: Mapping[int, int]) -> Mapping[int, VerifiedGame]:
    """Games by the numbers that are given by their ids. Raises Trouble: archive-game-damaged, -unknown."""
    with archive.reading() as connection:
        found = list(read_these(connection, numbers))
        for gone in numbers.keys() - {one.id for one in found}:
            raise absent(connection, archive, gone)
    damaged = next((one.id for one in found if not one.sound), None)
    if damaged is not None:
        raise Trouble("archive-game-damaged", archive=archive.location.shown, game=damaged)
    return {numbers[one.id]: told(one) for one in found}


def _by_date(connection: Connection, asked: Filter) -> list[int]:
    query = select(games.c.id, games.c.date).join_from(games, rule_sets).where(*conditions(connection, asked))
    return [row[0] for row in sorted(connection.execute(query), key=lambda row: (row[1] or "", row[0]))]
