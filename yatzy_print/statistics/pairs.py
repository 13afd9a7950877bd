"""Head to head: what two players did in the games that both played. Ties stand apart."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, permutations
from operator import attrgetter

from yatzy_print.statistics.results import Result
from yatzy_print.statistics.spread import Rate


@dataclass(frozen=True, slots=True)
class Duel:
    """One player's games against another. `points` is the sum of own total less the other's."""

    wins: int = 0
    ties: int = 0
    losses: int = 0
    points: int = 0

    @property
    def games(self) -> int:
        """All their common games."""
        return self.wins + self.ties + self.losses

    @property
    def rate(self) -> Rate:
        """Wins of the decided games; of ties alone there is no rate."""
        return Rate(self.wins, self.wins + self.losses)

    @property
    def margin(self) -> float | None:
        """The mean difference in points."""
        return self.points / self.games if self.games else None

    @property
    def negative(self) -> "Duel":
        """What added to the same games leaves none."""
        return Duel(-self.wins, -self.ties, -self.losses, -self.points)

    @property
    def numbers(self) -> tuple[int, int, int, int]:
        """Wins, ties, losses and points."""
        return self.wins, self.ties, self.losses, self.points

    def __add__(self, other: "Duel") -> "Duel":
        return Duel(
            self.wins + other.wins,
            self.ties + other.ties,
            self.losses + other.losses,
            self.points + other.points,
        )


def duels(results: Iterable[Result]) -> Mapping[tuple[str, str], Duel]:
    """Every pair that met, both ways round. The results of one game stand together."""
    margins: dict[tuple[str, str], list[int]] = {}
    for _, game in groupby(results, attrgetter("game")):
        for one, other in permutations([result for result in game if result.player], 2):
            margins.setdefault((one.player, other.player), []).append(one.total - other.total)
    return {pair: duel_of(found) for pair, found in margins.items()}


def duel_of(margins: Sequence[int]) -> Duel:
    """The duel of these differences, own total less the other's."""
    wins, ties = sum(margin > 0 for margin in margins), margins.count(0)
    return Duel(wins, ties, len(margins) - wins - ties, sum(margins))
