"""What is counted of finished sheets: counts of parts add up to those of the whole, and come off again."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from operator import attrgetter
from types import MappingProxyType

from yatzy_print.rules.ruleset import RuleSet
from yatzy_print.statistics.results import Result

Histogram = Mapping[int, int]
ISO_MONTH = re.compile(r"(?P<year>\d{4})(?:$|-(?P<month>\d{2}))")
PLAIN = ("total", "upper", "bonus", "extra", "zeroed", "players")
EMPTY: Histogram = MappingProxyType({})


@dataclass(frozen=True)
class Counts:
    """For each measure, how many sheets had each value: a histogram a measure, none with a zero.

    Measures are the row ids and "total", "upper", "bonus", "extra", "zeroed" (rows a sheet), "rank" and
    "shared_rank" (games against somebody), "players", "month" (yyyymm; mm 0 when unknown, all of it without
    a date) and "month_points", which holds points instead of sheets.
    """

    histograms: Mapping[str, Histogram] = field(default_factory=lambda: MappingProxyType({}))

    def of(self, measure: str) -> Histogram:
        """The histogram of a measure, value to number, ascending; empty when nothing was counted."""
        return self.histograms.get(measure, EMPTY)

    @property
    def sheets(self) -> int:
        """How many finished sheets were counted."""
        return sum(self.of("total").values())

    def __add__(self, other: "Counts") -> "Counts":
        both = (self.histograms, other.histograms)
        measures = dict.fromkeys(measure for one in both for measure in one)
        return of_histograms(
            {measure: Counter(self.of(measure)) + Counter(other.of(measure)) for measure in measures}
        )


def of_histograms(histograms: Mapping[str, Histogram]) -> Counts:
    """Counts of histograms, in one form for equal content: values ascending, no zeros, no empty measures."""
    kept = {
        name: {value: histogram[value] for value in sorted(histogram) if histogram[value]}
        for name, histogram in sorted(histograms.items())
    }
    return Counts(MappingProxyType({name: MappingProxyType(found) for name, found in kept.items() if found}))


def count(results: Iterable[Result], rules: RuleSet) -> Counts:
    """The counts of results that were played by one rule set."""
    return of_histograms(tabulated(tuple(results), rules))


def tabulated(results: Sequence[Result], rules: RuleSet) -> dict[str, Counter[int]]:
    """The same as plain histograms, unsorted."""
    rows = zip(*(result.points for result in results), strict=True)
    histograms = {row.id: Counter(points) for row, points in zip(rules.categories, rows, strict=False)}
    return {**histograms, **_facts(results)}


@cache
def month_code(date: str | None) -> int:
    """yyyymm of an ISO date; yyyy00 when it says only the year, 0 when there is none."""
    found = ISO_MONTH.match(date or "")
    return int(found["year"]) * 100 + int(found["month"] or 0) if found else 0


def _facts(results: Sequence[Result]) -> dict[str, Counter[int]]:
    contested = [result for result in results if result.contested]
    month_points: Counter[int] = Counter()
    for result in results:
        month_points[month_code(result.date)] += result.total
    return {
        **{name: Counter(map(attrgetter(name), results)) for name in PLAIN},
        "month": Counter(month_code(result.date) for result in results),
        "month_points": month_points,
        "rank": Counter(result.rank for result in contested if not result.shared),
        "shared_rank": Counter(result.rank for result in contested if result.shared),
    }
