"""The people of a mode: everyone's results and numbers, counted once for all that is told of them."""

from collections.abc import Iterable
from dataclasses import dataclass

from yatzy_print.statistics.counts import Counts, count
from yatzy_print.statistics.numbers import Numbers
from yatzy_print.statistics.results import Mode, Result


@dataclass(frozen=True, slots=True)
class Person:
    """One player's results in a mode, the oldest first, and the numbers from them."""

    name: str
    results: tuple[Result, ...]
    numbers: Numbers


def people(mode: Mode) -> tuple[Person, ...]:
    """Everybody with a finished game and a name: those with the most games first, then by name."""
    by_name: dict[str, list[Result]] = {}
    for result in mode.results:
        by_name.setdefault(result.player, []).append(result)
    names = sorted(filter(None, by_name), key=lambda name: (-len(by_name[name]), name.casefold(), name))
    return tuple(_person(name, by_name[name], mode) for name in names)


def together(everyone: Iterable[Person], mode: Mode) -> Numbers:
    """The numbers of all of them as one."""
    return Numbers(mode.rules, sum((person.numbers.counts for person in everyone), Counts()))


def _person(name: str, results: list[Result], mode: Mode) -> Person:
    return Person(name, tuple(results), Numbers(mode.rules, count(results, mode.rules)))
