"""What is counted of finished sheets: counts of parts add up to those of the whole, and come off again."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from yatzy_print.rules.ruleset import RuleSet
from yatzy_print.statistics.results import Result

Histogram = Mapping[int, int]
Cell = tuple[str, int]
ISO_MONTH = re.compile(r"(?P<year>\d{4})(?:$|-(?P<month>\d{2}))")
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

    def cells(self) -> dict[Cell, int]:
        """The same as one flat table, (measure, value) to number: what a database keeps."""
        return {
            (measure, value): number
            for measure, histogram in self.histograms.items()
            for value, number in histogram.items()
        }

    def __add__(self, other: "Counts") -> "Counts":
        return _merged(self, other, 1)

    def __sub__(self, other: "Counts") -> "Counts":
        return _merged(self, other, -1)


def from_cells(cells: Mapping[Cell, int]) -> Counts:
    """Counts from a flat table; cells with 0 vanish."""
    histograms: dict[str, dict[int, int]] = {}
    for (measure, value), number in sorted(cells.items()):
        if number:
            histograms.setdefault(measure, {})[value] = number
    return Counts(MappingProxyType({name: MappingProxyType(found) for name, found in histograms.items()}))


def count(results: Iterable[Result], rules: RuleSet) -> Counts:
    """The counts of results that were played by one rule set."""
    cells: dict[Cell, int] = {}
    rows = [row.id for row in rules.categories]
    for result in results:
        for cell in (*zip(rows, result.points, strict=True), *_facts(result)):
            cells[cell] = cells.get(cell, 0) + 1
        month = ("month_points", month_code(result.date))
        cells[month] = cells.get(month, 0) + result.total
    return from_cells(cells)


def month_code(date: str | None) -> int:
    """yyyymm of an ISO date; yyyy00 when it says only the year, 0 when there is none."""
    found = ISO_MONTH.match(date or "")
    return int(found["year"]) * 100 + int(found["month"] or 0) if found else 0


def _facts(result: Result) -> Iterable[Cell]:
    yield "total", result.total
    yield "upper", result.upper
    yield "bonus", result.bonus
    yield "extra", result.extra
    yield "zeroed", result.zeroed
    yield "players", result.players
    yield "month", month_code(result.date)
    if result.contested:
        yield "shared_rank" if result.shared else "rank", result.rank


def _merged(left: Counts, right: Counts, sign: int) -> Counts:
    cells = left.cells()
    for cell, number in right.cells().items():
        cells[cell] = cells.get(cell, 0) + sign * number
    return from_cells(cells)
