"""Records: the best and the worst results, the older of equals first."""

from collections.abc import Iterable

from yatzy_print.statistics.results import Result


def best(results: Iterable[Result], most: int = 1) -> tuple[Result, ...]:
    """The highest totals, at most so many; of equal ones the older first, those without a date last."""
    return tuple(sorted(results, key=lambda result: (-result.total, *_older(result)))[:most])


def worst(results: Iterable[Result], most: int = 1) -> tuple[Result, ...]:
    """The lowest totals, at most so many, in the same way."""
    return tuple(sorted(results, key=lambda result: (result.total, *_older(result)))[:most])


def _older(result: Result) -> tuple[bool, str, int]:
    return (result.date is None, result.date or "", result.game)
