"""How good totals are, in bands that the rules' own sources name."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from yatzy_print.statistics.spread import Rate, Spread

DATA = Path(__file__).parent / "data" / "bands.toml"


@dataclass(frozen=True, slots=True)
class Band:
    """A named band of totals from `low` to `high`, both included; `high` None is open."""

    name: str
    low: int
    high: int | None = None

    def share(self, totals: Spread) -> Rate:
        """How many of the totals lie in the band."""
        return totals.within(self.low, self.high)


def bands(base: str) -> tuple[Band, ...]:
    """The bands of a rule set's base, such as "yatzy"; none where no source names any."""
    return tuple(Band(name, *ends) for name, ends in _data().get(base, {}).items())


@cache
def _data() -> Mapping[str, Mapping[str, list[int]]]:
    return tomllib.loads(DATA.read_text(encoding="utf-8"))
