"""The people of a mode: everyone's results and numbers, counted once for all that is told of them."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from yatzy_print.statistics.career import Career, career
from yatzy_print.statistics.counts import Counts, count
from yatzy_print.statistics.numbers import Numbers
from yatzy_print.statistics.results import Mode, Result


@dataclass(frozen=True)
class Person:
    """One player's numbers in a mode, and the results, the oldest first; there may be counts only."""

    name: str
    results: tuple[Result, ...]
    numbers: Numbers
    kept: Career | None = None

    @cached_property
    def career(self) -> Career:
        """What hangs on the order of the games."""
        return self.kept or career(self.results)


def people(mode: Mode) -> tuple[Person, ...]:
    """Everybody with a finished game and a name: those with the most games first, then by name."""
    by_name: dict[str, list[Result]] = {}
    for result in mode.results:
        by_name.setdefault(result.player, []).append(result)
    found = (_person(name, results, mode) for name, results in by_name.items() if name)
    return tuple(sorted(found, key=most_games_first))


def most_games_first(person: Person) -> tuple[int, str, str]:
    """Sorts people as reports tell of them."""
    return -person.numbers.games, person.name.casefold(), person.name


def together(everyone: Iterable[Person], mode: Mode) -> Numbers:
    """The numbers of all of them as one."""
    return Numbers(mode.rules, sum((person.numbers.counts for person in everyone), Counts()))


def _person(name: str, results: list[Result], mode: Mode) -> Person:
    return Person(name, tuple(results), Numbers(mode.rules, count(results, mode.rules)))
