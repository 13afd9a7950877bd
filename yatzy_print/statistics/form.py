"""Form: the last games beside the ones before, and moving means."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import sqrt

from yatzy_print.statistics.counts import Histogram
from yatzy_print.statistics.results import Result
from yatzy_print.statistics.spread import Spread

RECENT = 20
WINDOW = 10


@dataclass(frozen=True, slots=True)
class Form:
    """The mean of the last games and of all before them, in points. `margin` is 95 % of their difference."""

    recent_games: int
    recent: float
    before: float | None = None
    margin: float | None = None

    @property
    def change(self) -> float | None:
        """By how many points the last games are better; None with nothing before them."""
        return None if self.before is None else self.recent - self.before

    @property
    def proven(self) -> bool:
        """Whether the change is larger than chance explains."""
        return self.change is not None and self.margin is not None and abs(self.change) > self.margin


def form(results: Sequence[Result], recent: int = RECENT) -> Form | None:
    """The last `recent` games (the oldest first in `results`) beside those before; None without games."""
    totals = [result.total for result in results]
    return form_of(Counter(totals[-recent:]), Counter(totals[:-recent]))


def form_of(recent: Histogram, earlier: Histogram) -> Form | None:
    """The same from histograms of totals."""
    last, before = Spread(recent), Spread(earlier)
    if last.mean is None:
        return None
    return Form(last.number, last.mean, before.mean, _margin(last, before))


def moving_means(results: Sequence[Result], window: int = WINDOW) -> tuple[float | None, ...]:
    """For each game the mean of the `window` games that end with it; None before there are so many."""
    sums = [0, *accumulate(result.total for result in results)]
    full = tuple((upto - before) / window for upto, before in zip(sums[window:], sums, strict=False))
    return (None,) * min(window - 1, len(results)) + full


def _margin(last: Spread, before: Spread) -> float | None:
    """1.96 standard errors of the difference of two means (Welch); None when a side has fewer than two."""
    if last.sd is None or before.sd is None:
        return None
    return 1.96 * sqrt(last.sd**2 / last.number + before.sd**2 / before.number)
