"""The numbers of one player, or of everybody together, derived from counts."""

from dataclasses import dataclass

from yatzy_print.rules.reach import row_maximum
from yatzy_print.rules.ruleset import RuleSet
from yatzy_print.statistics.counts import Counts
from yatzy_print.statistics.pace import NEAR, threshold
from yatzy_print.statistics.spread import Rate, Spread

FEW_GAMES = 20
"""Fewer games than this say little: a bonus rate of 50 % may then be anything from 30 to 70 %."""


@dataclass(frozen=True, slots=True)
class Row:
    """One row over all games: its points, and how often it was struck."""

    id: str
    spread: Spread
    maximum: int

    @property
    def at_most(self) -> Rate:
        """The games in which the row held all that dice can give."""
        return self.spread.within(self.maximum)

    @property
    def zeroed(self) -> Rate:
        """The games in which the row held 0."""
        return self.spread.within(0, 0)


@dataclass(frozen=True, slots=True)
class Numbers:
    """Everything that follows from counts alone, for games of one rule set and order."""

    rules: RuleSet
    counts: Counts

    @property
    def games(self) -> int:
        """How many finished sheets."""
        return self.counts.sheets

    @property
    def few(self) -> bool:
        """Whether there are so few that the numbers prove little."""
        return self.games < FEW_GAMES

    @property
    def all_struck(self) -> int:
        """The sheets with 0 in every row: often somebody who was not there."""
        return self.counts.of("zeroed").get(len(self.rules.categories), 0)

    @property
    def totals(self) -> Spread:
        """The totals in points."""
        return Spread(self.counts.of("total"))

    @property
    def uppers(self) -> Spread:
        """The upper sums in points, without bonus."""
        return Spread(self.counts.of("upper"))

    @property
    def bonus(self) -> Rate:
        """The games with a bonus, of whatever size."""
        return self.bonuses.within(1)

    @property
    def bonuses(self) -> Spread:
        """The bonuses in points, 0 where it was missed."""
        return Spread(self.counts.of("bonus"))

    @property
    def near_misses(self) -> Rate:
        """The games whose upper sum lay at most five points below the highest bonus: 58 to 62 of 63."""
        needed = threshold(self.rules)
        return self.uppers.within(needed - NEAR, needed - 1) if needed else Rate(0, self.games)

    @property
    def extras(self) -> Spread:
        """The points for further Yatzys."""
        return Spread(self.counts.of("extra"))

    @property
    def zeroed(self) -> Spread:
        """The zeroed rows a game."""
        return Spread(self.counts.of("zeroed"))

    @property
    def rows(self) -> tuple[Row, ...]:
        """Every row, in the order of the card."""
        rows = ((row.id, Spread(self.counts.of(row.id))) for row in self.rules.categories)
        return tuple(Row(row, spread, row_maximum(self.rules, row)) for row, spread in rows)

    @property
    def wins(self) -> Rate:
        """Games won alone, of those played against somebody."""
        return Rate(self.counts.of("rank").get(1, 0), self._contested)

    @property
    def shared_wins(self) -> Rate:
        """Games won together with others, of those played against somebody."""
        return Rate(self.counts.of("shared_rank").get(1, 0), self._contested)

    @property
    def _contested(self) -> int:
        return sum(sum(self.counts.of(measure).values()) for measure in ("rank", "shared_rank"))
