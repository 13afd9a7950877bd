"""Counts kept ready for fast reports, changed in the transaction that changes the games.

A row's guard is its numbers times a weight made of its key, so that both change by plain addition, and
damage to key, number or guard shows.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import combinations, repeat
from operator import itemgetter
from zlib import crc32

from sqlalchemy import Connection, Table, delete, select

from yatzy_print.archive.schema import EVERYBODY, counts, duels
from yatzy_print.games.verified import VerifiedGame
from yatzy_print.rules.ruleset import RuleSet
from yatzy_print.statistics.counts import other_cells, plain_measures, plain_values
from yatzy_print.statistics.pairs import Duel
from yatzy_print.statistics.papers import papers
from yatzy_print.statistics.results import Result, results_of, why_left_out

Key = tuple[int | str, ...]
Named = list[tuple[int, Result]]
MOST_KEYS = 200_000
"""So many counts are gathered at most before they are written, which bounds the memory."""


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
    found = Tally()
    for mode, played in modes.items():
        results = [_results(game) for game in played]
        cells = _cells(results, played[0].verified.rules)
        for measure, number in _games(played).items():
            cells[EVERYBODY, measure, 0] = number
        found.counts.update(((*mode, *cell), number) for cell, number in cells.items() if number)
        found.duels.update(((*mode, *pair), duel) for pair, duel in _duels(results).items())
    return found


def _results(game: Counted) -> Named:
    """The results of a game that counts, with the spellings they are counted for."""
    if why_left_out(game.verified) is not None:
        return []
    found = zip(game.name_ids, results_of(0, game.verified), strict=True)
    return [(name_id, result) for name_id, result in found if result.player]


def _cells(played: Iterable[Named], rules: RuleSet) -> dict[Key, int]:
    """Numbers by (spelling, measure, value) of one mode."""
    measures = plain_measures(rules)
    found: Counter[Key] = Counter()
    for name_id, result in (column for game in played for column in game):
        found.update(zip(repeat(name_id), measures, plain_values(result), strict=False))
        for measure, value, number in other_cells(result):
            found[name_id, measure, value] += number
    everybody: dict[Key, int] = {}
    for (_, *cell), number in found.items():
        of_all: Key = (EVERYBODY, *cell)
        everybody[of_all] = everybody.get(of_all, 0) + number
    return {**found, **everybody}


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


def _duels(played: Iterable[Named]) -> dict[Key, Duel]:
    """What came of every pair's games, from the side of the smaller id."""
    margins: dict[Key, list[int]] = {}
    for game in played:
        for (one, first), (other, second) in combinations(sorted(game, key=itemgetter(0)), 2):
            margins.setdefault((one, other), []).append(first.total - second.total)
    return {pair: _duel(points) for pair, points in margins.items()}


def _duel(margins: list[int]) -> Duel:
    wins = sum(points > 0 for points in margins)
    ties = margins.count(0)
    return Duel(wins, ties, len(margins) - wins - ties, sum(margins))


def weight(key: Key) -> int:
    """31 bits that another key hardly has."""
    return crc32("|".join(map(str, key)).encode()) & 0x7FFFFFFF


def duel_sum(duel: Duel) -> int:
    """One number of a duel's numbers, which adds up as they do."""
    return duel.wins + 3 * duel.ties + 5 * duel.losses + 7 * duel.points


class Counting:
    """What one transaction counts, gathered so that each count is written once."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._tally = Tally()

    def add(self, games: Iterable[Counted]) -> None:
        """Counts games."""
        self._tally.add(tally(games))
        if len(self._tally.counts) > MOST_KEYS:
            self.write()

    def write(self) -> None:
        """Writes what was gathered."""
        store(self._connection, self._tally)
        self._tally = Tally()


@contextmanager
def together(connection: Connection) -> Iterator[Counting]:
    """Counts whatever is added within, and writes it at the end."""
    counted = Counting(connection)
    yield counted
    counted.write()


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
        ADD_COUNTS,
        [(*key, sign * number, sign * number * weight(key)) for key, number in found.counts.items()],
    )
    _add(connection, ADD_DUELS, [_duel_row(key, duel, sign) for key, duel in found.duels.items()])


def _duel_row(key: Key, duel: Duel, sign: int) -> tuple[int | str, ...]:
    numbers = (duel.wins, duel.ties, duel.losses, duel.points, duel_sum(duel) * weight(key))
    return (*key, *(sign * number for number in numbers))


def _adding(table: Table) -> str:
    """SQL that adds numbers to the rows of their keys; both engines understand it."""
    names = [column.name for column in table.columns]
    keys = [column.name for column in table.primary_key.columns]
    sums = ", ".join(f"{name} = {table.name}.{name} + excluded.{name}" for name in names if name not in keys)
    values = ", ".join("?" * len(names))
    return (
        f"INSERT INTO {table.name} ({', '.join(names)}) VALUES ({values}) "
        f"ON CONFLICT ({', '.join(keys)}) DO UPDATE SET {sums}"
    )


ADD_COUNTS, ADD_DUELS = _adding(counts), _adding(duels)


def _add(connection: Connection, statement: str, rows: list[tuple[int | str, ...]]) -> None:
    if rows:
        mark = "?" if connection.dialect.name == "sqlite" else "%s"
        connection.exec_driver_sql(statement.replace("?", mark), rows)


def stored(connection: Connection) -> tuple[Tally, bool]:
    """All sound counts of the archive, and whether all of them are: whether every guard holds."""
    found, sound = Tally(), True
    for *key, number, guard in connection.execute(select(counts)):
        whole = isinstance(number, int) and number * weight(tuple(key)) == guard
        sound &= whole
        if whole:
            found.counts[tuple(key)] = number
    for *key, wins, ties, losses, points, guard in connection.execute(select(duels)):
        whole = all(isinstance(number, int) for number in (wins, ties, losses, points))
        duel = Duel(wins, ties, losses, points)
        whole = whole and duel_sum(duel) * weight(tuple(key)) == guard
        sound &= whole
        if whole:
            found.duels[tuple(key)] = duel
    return found, sound
