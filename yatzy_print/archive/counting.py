"""Counts kept ready for fast reports, changed in the transaction that changes the games.

A row's guard is its numbers times a weight made of its key, so that both change by plain addition, and
damage to key, number or guard shows.
"""

from collections.abc import Iterable, Sequence
from dataclasses import astuple, dataclass, field
from typing import Any
from zlib import crc32

from sqlalchemy import Connection, Table, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from yatzy_print.archive.schema import EVERYBODY, counts, duels
from yatzy_print.games.verified import VerifiedGame
from yatzy_print.statistics.counts import count
from yatzy_print.statistics.pairs import Duel
from yatzy_print.statistics.pairs import duels as duels_of
from yatzy_print.statistics.papers import papers
from yatzy_print.statistics.results import Result, results_of, why_left_out

Key = tuple[int | str, ...]


@dataclass(frozen=True, slots=True)
class Counted:
    """A game to count: as it was judged, its rule set's id, and the spelling ids of its columns."""

    verified: VerifiedGame
    rule_set_id: int
    name_ids: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Tally:
    """Numbers by (rule set, order, spelling, measure, value), duels by (rule set, order, one, other)."""

    counts: dict[Key, int] = field(default_factory=dict)
    duels: dict[Key, Duel] = field(default_factory=dict)

    def add(self, other: "Tally") -> None:
        """Counts what the other counted, too."""
        for key, number in other.counts.items():
            self.counts[key] = self.counts.get(key, 0) + number
        for key, duel in other.duels.items():
            self.duels[key] = self.duels.get(key, Duel()) + duel


def tally(games: Iterable[Counted]) -> Tally:
    """What is counted of games. Columns without a name count for nobody."""
    modes: dict[tuple[int, str], list[Counted]] = {}
    for game in games:
        modes.setdefault((game.rule_set_id, game.verified.game.order), []).append(game)
    numbers: dict[Key, int] = {}
    met: dict[Key, Duel] = {}
    for mode, played in modes.items():
        numbers |= {(*mode, *cell): number for cell, number in _cells(played).items()}
        met |= {(*mode, *pair): duel for pair, duel in _duels(played).items()}
    return Tally(numbers, met)


def _cells(played: Sequence[Counted]) -> dict[Key, int]:
    """Numbers by (spelling, measure, value) of one mode."""
    rules = played[0].verified.rules
    found: dict[Key, int] = {}
    by_name: dict[int, list[Result]] = {}
    for game in played:
        for name_id, result in _results(game):
            by_name.setdefault(name_id, []).append(result)
    for name_id, results in by_name.items():
        for (measure, value), number in count(results, rules).cells().items():
            for counted in (name_id, EVERYBODY):
                key = (counted, measure, value)
                found[key] = found.get(key, 0) + number
    return found | {(EVERYBODY, measure, 0): number for measure, number in _games(played).items() if number}


def _results(game: Counted) -> Iterable[tuple[int, Result]]:
    if why_left_out(game.verified) is None:
        for name_id, result in zip(game.name_ids, results_of(0, game.verified), strict=True):
            if result.player:
                yield name_id, result


def _games(played: Sequence[Counted]) -> dict[str, int]:
    """Numbers of games: the counted ones, those left out by reason, and what was wrong on paper."""
    reasons = [why_left_out(game.verified) for game in played]
    paper = papers([game.verified for game in played])
    return {
        "games": reasons.count(None),
        "cancelled": reasons.count("cancelled"),
        "unfinished": reasons.count("unfinished"),
        "claiming": paper.claiming,
        "wrong": paper.wrong,
        "mistakes": paper.mistakes,
        "other_winner": len(paper.other_winner),
    }


def _duels(played: Sequence[Counted]) -> dict[Key, Duel]:
    found: dict[Key, Duel] = {}
    for game in played:
        ids = {result.player: name_id for name_id, result in _results(game)}
        for (one, other), duel in duels_of(result for _, result in _results(game)).items():
            pair = (ids[one], ids[other])
            if pair[0] < pair[1]:
                found[pair] = found.get(pair, Duel()) + duel
    return found


def weight(key: Key) -> int:
    """31 bits that another key hardly has."""
    return crc32("|".join(map(str, key)).encode()) & 0x7FFFFFFF


def duel_sum(duel: Duel) -> int:
    """One number of a duel's numbers, which adds up as they do."""
    return duel.wins + 3 * duel.ties + 5 * duel.losses + 7 * duel.points


def change(connection: Connection, games: Iterable[Counted], sign: int = 1) -> None:
    """Counts games, or takes them back with `sign` -1."""
    store(connection, tally(games), sign)
    if sign < 0:
        connection.execute(delete(counts).where(counts.c.number == 0))
        connection.execute(delete(duels).where(duels.c.wins + duels.c.ties + duels.c.losses == 0))


def store(connection: Connection, found: Tally, sign: int = 1) -> None:
    """Adds a tally to what is counted."""
    _add(
        connection,
        counts,
        [(*key, sign * number, sign * number * weight(key)) for key, number in found.counts.items()],
    )
    _add(
        connection,
        duels,
        [
            (*key, *(sign * number for number in astuple(duel)), sign * duel_sum(duel) * weight(key))
            for key, duel in found.duels.items()
        ],
    )


def _add(connection: Connection, table: Table, rows: list[tuple[Any, ...]]) -> None:
    """Adds numbers to the rows of their keys."""
    if not rows:
        return
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    new = insert(table)
    keys = list(table.primary_key.columns)
    sums = {
        column.name: column + new.excluded[column.name] for column in table.columns if not column.primary_key
    }
    names = [column.name for column in table.columns]
    connection.execute(
        new.on_conflict_do_update(index_elements=keys, set_=sums),
        [dict(zip(names, row, strict=True)) for row in rows],
    )


def stored(connection: Connection) -> tuple[Tally, bool]:
    """Everything that is counted in the archive, and whether every guard holds."""
    numbers = {tuple(row[:5]): (row.number, row.guard) for row in connection.execute(select(counts))}
    met = {tuple(row[:4]): (Duel(*row[4:8]), row.guard) for row in connection.execute(select(duels))}
    sound = all(number * weight(key) == guard for key, (number, guard) in numbers.items())
    sound &= all(duel_sum(duel) * weight(key) == guard for key, (duel, guard) in met.items())
    return Tally(
        {key: one for key, (one, _) in numbers.items()}, {key: one for key, (one, _) in met.items()}
    ), sound
