"""Records: the best and the worst results, the older of equals first."""

from collections.abc import Iterable

from yatzy_print.statistics.results import Result, Scored

Key = tuple[int, bool, str, int]


def best(results: Iterable[Result], most: int = 1) -> tuple[Result, ...]:
    """The highest totals, at most so many; of equal ones the older first, those without a date last."""
    return tuple(sorted(results, key=best_first)[:most])


def worst(results: Iterable[Result], most: int = 1) -> tuple[Result, ...]:
    """The lowest totals, at most so many, in the same way."""
    return tuple(sorted(results, key=worst_first)[:most])


def best_first(result: Scored) -> Key:
    """Sorts the best first."""
    return (-result.total, *_older(result))


def worst_first(result: Scored) -> Key:
    """Sorts the worst first."""
    return (result.total, *_older(result))


def _older(result: Scored) -> tuple[bool, str, int]:
    return (result.date is None, result.date or "", result.game)
