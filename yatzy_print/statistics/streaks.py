"""Streaks: how many games in a row something held."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import groupby
from types import MappingProxyType

from yatzy_print.statistics.results import Result, Scored

LOW = 200


@dataclass(frozen=True, slots=True)
class Streak:
    """The longest row of games, with its first and last, and how long the one is that still runs."""

    longest: int = 0
    current: int = 0
    first: Result | None = None
    last: Result | None = None


KINDS: Mapping[str, Callable[[Scored], bool]] = MappingProxyType(
    {
        "bonus": lambda result: result.bonus > 0,
        "no-zeroed": lambda result: result.zeroed == 0,
        "wins": lambda result: result.won,
        "low": lambda result: result.total < LOW,
    }
)


def streak(results: Iterable[Result], holds: Callable[[Result], bool]) -> Streak:
    """The streak of a condition in results, the oldest first; of equally long ones the older."""
    runs = [(held, list(run)) for held, run in groupby(results, holds)]
    held_runs = [run for held, run in runs if held]
    if not held_runs:
        return Streak()
    longest = max(held_runs, key=len)
    current = len(runs[-1][1]) if runs[-1][0] else 0
    return Streak(len(longest), current, longest[0], longest[-1])


def streaks(results: Iterable[Result]) -> Mapping[str, Streak]:
    """Every kind of streak: bonus, no zeroed row, wins (alone, against somebody), totals under 200."""
    kept = tuple(results)
    return {name: streak(kept, holds) for name, holds in KINDS.items()}
