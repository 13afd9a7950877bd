"""What optimal play gives, as data: only for the rule sets and orders that were solved."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from yatzy_print.rules.ruleset import Order
from yatzy_print.statistics.spread import Spread

DATA = Path(__file__).parent / "data" / "optimal.json"
BIN = 10


@dataclass(frozen=True, slots=True)
class OptimalRow:
    """A row under optimal play: its mean in points, and the share of games (0 to 1) in which it holds 0."""

    mean: float
    zero_rate: float


@dataclass(frozen=True, slots=True)
class Optimal:
    """Optimal play of one rule set and order. `mean` is exact; the rest is from `games` simulated games.

    Rates are shares between 0 and 1; `zeroed` is rows a game; `totals` are counted in bins of ten.
    """

    games: int
    mean: float
    sd: float
    bonus_rate: float
    upper: float
    zeroed: float
    rows: Mapping[str, OptimalRow]
    totals: Spread

    def percentile(self, total: int) -> float:
        """The share of optimal games below a total (0 to 1), straight within a bin of ten."""
        below = self.totals.within(0, total // BIN * BIN - 1).hits
        inside = self.totals.histogram.get(total // BIN * BIN, 0) * (total % BIN) / BIN
        return (below + inside) / self.totals.number


def optimal(rules: str, order: Order) -> Optimal | None:
    """Optimal play of a canonical rule-set id in an order, None where nobody has solved it."""
    return _all().get((rules, order))


@cache
def _all() -> Mapping[tuple[str, str], Optimal]:
    entries = json.loads(DATA.read_text(encoding="utf-8"))["entries"]
    return {(entry["rules"], entry["order"]): _optimal(entry) for entry in entries}


def _optimal(entry: Mapping[str, Any]) -> Optimal:
    return Optimal(
        games=entry["games"],
        mean=entry["exact_mean"],
        sd=entry["sd"],
        bonus_rate=entry["bonus_rate"],
        upper=entry["upper_mean"],
        zeroed=entry["zeroed_mean"],
        rows={name: OptimalRow(**row) for name, row in entry["rows"].items()},
        totals=Spread({int(low): number for low, number in entry["by_ten"].items()}),
    )
