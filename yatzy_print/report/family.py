"""What a family or club report tells of one mode, ready to be laid out."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from yatzy_print.charts.shade import shade
from yatzy_print.report.words import Words
from yatzy_print.statistics.games import Match, closest, widest
from yatzy_print.statistics.numbers import Row
from yatzy_print.statistics.pairs import Duel
from yatzy_print.statistics.parts import Part
from yatzy_print.statistics.people import Person
from yatzy_print.statistics.periods import Period, years
from yatzy_print.statistics.records import best
from yatzy_print.statistics.results import Result
from yatzy_print.statistics.spread import Rate
from yatzy_print.statistics.streaks import Streak

BEST = 5
EXTREMES = 3
WIDE = 12
"""Tables with a column a player show so many, those who played most: more fit no page."""


@dataclass(frozen=True)
class Family:
    """Everybody's part."""

    part: Part
    words: Words

    @property
    def id(self) -> str:
        """Unique on a page, for anchors."""
        return f"m{self.part.number}"

    @property
    def league(self) -> tuple[tuple[Person, Result], ...]:
        """Everybody with their best game: the highest mean first, those with few games last."""
        order = sorted(self.part.people, key=lambda person: -(person.numbers.totals.mean or 0))
        enough = max((person.numbers.games for person in order), default=0) / 5
        order.sort(key=lambda person: person.numbers.games < enough)
        return tuple((person, person.career.best) for person in order)

    @property
    def shown(self) -> tuple[Person, ...]:
        """Those with a column of their own in the wide tables."""
        return self.part.people[:WIDE]

    @property
    def hidden(self) -> int:
        """How many have none."""
        return len(self.part.people) - len(self.shown)

    @cached_property
    def best(self) -> tuple[Result, ...]:
        """The highest totals of all."""
        return best(self.part.mode.results, BEST)

    @property
    def best_upper(self) -> Result:
        """The highest upper sum, the older of equals."""
        return max(self._oldest_first, key=lambda result: result.upper)

    @property
    def richest(self) -> Match | None:
        """The game with the most points at one table, for each player; the older of equals."""
        return max(self.part.matches, key=lambda match: match.points / len(match.results), default=None)

    @cached_property
    def closest(self) -> tuple[Match, ...]:
        """The closest games."""
        return closest(self.part.matches, EXTREMES)

    @cached_property
    def widest(self) -> tuple[Match, ...]:
        """The widest games."""
        return widest(self.part.matches, EXTREMES)

    @property
    def streaks(self) -> tuple[tuple[str, str, Streak], ...]:
        """For each kind of streak the longest, and whose it is; only those of two games and more."""
        all_of_them = [(person.name, person.career.streaks) for person in self.part.people]
        kinds = all_of_them[0][1] if all_of_them else {}
        longest = (max(all_of_them, key=lambda pair: pair[1][kind].longest) for kind in kinds)
        found = ((kind, name, of_kind[kind]) for kind, (name, of_kind) in zip(kinds, longest, strict=True))
        return tuple(line for line in found if line[2].longest > 1)

    @property
    def games(self) -> frozenset[int]:
        """The games whose sheets the report shows: all that its records speak of."""
        results = [*self.best, self.best_upper] if self.best else []
        tables = [*self.closest, *self.widest, *([self.richest] if self.richest else [])]
        return frozenset(result.game for result in results) | {match.results[0].game for match in tables}

    @property
    def years(self) -> tuple[tuple[Period, tuple[int, ...]], ...]:
        """Each year's sheets, and how many games each shown player had in it."""
        own = [{year.year: year.games for year in years(person.numbers.counts)} for person in self.shown]
        total = years(self.part.everyone.counts)
        return tuple((year, tuple(games.get(year.year, 0) for games in own)) for year in total)

    @cached_property
    def rows(self) -> Mapping[str, tuple[Row, ...]]:
        """Each shown player's rows, by name."""
        return {person.name: person.numbers.rows for person in self.shown}

    def duel(self, one: Person, other: Person) -> Duel | None:
        """Their common games, from the first one's side; None when they never met."""
        return self.part.duels.get((one.name, other.name))

    def shade(self, rate: Rate) -> int:
        """How dark a zeroed rate is drawn: 0 to 5."""
        return shade(rate.value)

    def attendance(self, person: Person) -> Rate:
        """In how many of the games somebody played."""
        return Rate(len({result.game for result in person.results}), self.part.mode.played)

    @property
    def _oldest_first(self) -> list[Result]:
        return sorted(self.part.mode.results, key=lambda result: (result.date is None, result.date or ""))
