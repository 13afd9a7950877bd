"""What a personal report tells of one player in one mode, ready to be laid out."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from yatzy_print.charts.bars import BarChart, bars
from yatzy_print.charts.histogram import HistogramChart, histogram
from yatzy_print.charts.shade import shade
from yatzy_print.charts.timeline import Timeline, timeline
from yatzy_print.report.words import Words
from yatzy_print.statistics.comparison import Comparison, compare_games
from yatzy_print.statistics.form import Form, moving_means
from yatzy_print.statistics.pace import pace
from yatzy_print.statistics.pairs import Duel
from yatzy_print.statistics.parts import Part
from yatzy_print.statistics.people import Person
from yatzy_print.statistics.periods import Period, months, undated, years
from yatzy_print.statistics.records import best
from yatzy_print.statistics.results import Result
from yatzy_print.statistics.streaks import Streak

BEST = 5


@dataclass(frozen=True)
class Personal:
    """One player's part. Charts are None where there is too little to draw."""

    part: Part
    person: Person
    words: Words

    @property
    def id(self) -> str:
        """Unique on a page, for anchors and charts."""
        place = self.part.people.index(self.person) + 1
        return f"m{self.part.number}p{place}"

    @cached_property
    def best(self) -> tuple[Result, ...]:
        """The five highest games."""
        return best(self.person.results, BEST)

    @property
    def worst(self) -> Result:
        """The lowest game."""
        return self.person.career.worst

    @property
    def latest(self) -> Result:
        """The last game played."""
        return self.person.results[-1]

    @property
    def games(self) -> frozenset[int]:
        """The games whose sheets the report shows: all that its records speak of."""
        return frozenset(result.game for result in (*self.best, self.worst, self.latest))

    @property
    def form(self) -> Form | None:
        """The last games beside those before."""
        return self.person.career.form

    @property
    def streaks(self) -> Mapping[str, Streak]:
        """The streaks, by their kind."""
        return self.person.career.streaks

    @property
    def totals_chart(self) -> HistogramChart | None:
        """Totals by ten, with the own mean and that of optimal play."""
        totals = self.person.numbers.totals
        means = [totals.mean, self.part.optimal.mean if self.part.optimal else None]
        return histogram(totals.histogram, [mean for mean in means if mean is not None])

    @property
    def time_chart(self) -> Timeline | None:
        """Totals in the order of playing, with the mean of ten."""
        results = self.person.results
        level = self.part.optimal.mean if self.part.optimal else None
        totals, dates = [result.total for result in results], [result.date for result in results]
        return timeline(totals, dates, self.means, level)

    @cached_property
    def means(self) -> tuple[float | None, ...]:
        """The mean of ten games at each game."""
        return moving_means(self.person.results)

    @property
    def zeroed_chart(self) -> BarChart:
        """The zeroed rate of every row, beside optimal play or else the household."""
        rows = self.person.numbers.rows
        labels = [self.words.row(row.id, self.part.mode.rules) for row in rows]
        return bars(labels, [[row.zeroed.value or 0.0 for row in rows], self._others()])

    def _others(self) -> list[float]:
        if self.part.optimal:
            return [self.part.optimal.rows[row.id].zero_rate for row in self.part.mode.rules.categories]
        return [row.zeroed.value or 0.0 for row in self.part.everyone.rows]

    @property
    def pace(self) -> Mapping[str, int]:
        """The points of each upper row on pace for the bonus; empty where no such number fits."""
        return pace(self.part.mode.rules)

    @property
    def duels(self) -> tuple[tuple[str, Duel], ...]:
        """The games against each other player, the most frequent first."""
        return self.part.against(self.person.name)

    @property
    def years(self) -> tuple[tuple[Period, Mapping[int | None, Period]], ...]:
        """Each year with its months, by their number."""
        counts = self.person.numbers.counts
        by_month = months(counts)
        return tuple(
            (year, {month.month: month for month in by_month if month.year == year.year})
            for year in years(counts)
        )

    @property
    def undated(self) -> int:
        """How many games have no date."""
        return undated(self.person.numbers.counts)

    @cached_property
    def busiest(self) -> int:
        """The most games in a month."""
        return max((month.games for month in months(self.person.numbers.counts)), default=0)

    def shade(self, month: Period | None) -> int:
        """How dark a month is drawn: 0 to 5, 5 for the busiest."""
        return shade(month.games / self.busiest) if month else 0

    @property
    def comparison(self) -> Comparison:
        """The best game beside the latest, or beside the second best when the latest is the best."""
        return compare_games(self.best[0], self.compared, tuple(self.part.mode.rules.by_id))

    @property
    def compared(self) -> Result:
        """The game that stands beside the best."""
        others = [result for result in (self.latest, *self.best[1:]) if result != self.best[0]]
        return others[0] if others else self.best[0]

    @property
    def all_games(self) -> list[list[object]]:
        """Every game for the chooser: a label, then points line by line as the comparison has them."""
        return [
            [self._label(number, result), *result.points, result.bonus, result.extra]
            for number, result in enumerate(self.person.results, 1)
        ]

    def _label(self, number: int, result: Result) -> str:
        date = f" {self.words.short_date(result.date)}" if result.date else ""
        return f"{number}.{date} · {result.total}"

    @property
    def chosen(self) -> tuple[int, int]:
        """The places of the two compared games among all."""
        results = self.person.results
        return results.index(self.best[0]), results.index(self.compared)
