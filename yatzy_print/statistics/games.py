"""Whole games: who won, by how much, the closest and the widest, and who was there."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter

from yatzy_print.statistics.results import Result


@dataclass(frozen=True, slots=True)
class Match:
    """A game of several, the best total first."""

    results: tuple[Result, ...]

    @property
    def margin(self) -> int:
        """How far the first was ahead of the second, in points; 0 for a shared win."""
        return self.results[0].total - self.results[1].total

    @property
    def points(self) -> int:
        """Everybody's totals together."""
        return sum(result.total for result in self.results)

    @property
    def winners(self) -> tuple[Result, ...]:
        """The winner, or all who share the win."""
        return tuple(result for result in self.results if result.total == self.results[0].total)


def matches(results: Iterable[Result]) -> tuple[Match, ...]:
    """The games with at least two players, in the order given. The results of one game stand together."""
    games = (tuple(game) for _, game in groupby(results, attrgetter("game")))
    return tuple(
        Match(tuple(sorted(game, key=lambda result: -result.total))) for game in games if len(game) > 1
    )


def closest(found: Iterable[Match], most: int = 1) -> tuple[Match, ...]:
    """The games with the smallest margin, the older of equals first."""
    return tuple(sorted(found, key=lambda match: (match.margin, *_older(match)))[:most])


def widest(found: Iterable[Match], most: int = 1) -> tuple[Match, ...]:
    """The games with the largest margin, the older of equals first."""
    return tuple(sorted(found, key=lambda match: (-match.margin, *_older(match)))[:most])


def _older(match: Match) -> tuple[bool, str, int]:
    first = match.results[0]
    return (first.date is None, first.date or "", first.game)
