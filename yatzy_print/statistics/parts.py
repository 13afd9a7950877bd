"""Everything that is told of one rule set and order, counted once for all readers."""

from collections.abc import Mapping
from dataclasses import dataclass

from yatzy_print.statistics.games import Match, matches
from yatzy_print.statistics.numbers import FEW_GAMES, Numbers
from yatzy_print.statistics.optimal import Optimal, optimal
from yatzy_print.statistics.pairs import Duel, duels
from yatzy_print.statistics.papers import Papers
from yatzy_print.statistics.people import Person, people, together
from yatzy_print.statistics.results import Mode
from yatzy_print.statistics.source import Source


@dataclass(frozen=True)
class Part:
    """A mode with its people, all of them as one, and optimal play where it is known."""

    number: int
    mode: Mode
    people: tuple[Person, ...]
    everyone: Numbers
    optimal: Optimal | None
    matches: tuple[Match, ...]
    duels: Mapping[tuple[str, str], Duel]
    papers: Papers

    @property
    def few(self) -> bool:
        """Whether there are so few games that the numbers prove little."""
        return len(self.mode.games) < FEW_GAMES

    def person(self, name: str) -> Person | None:
        """The person of a name, whatever its capitals; None without a finished game."""
        wanted = name.casefold()
        return next((person for person in self.people if person.name.casefold() == wanted), None)


def parts(source: Source) -> tuple[Part, ...]:
    """The parts of a report, in the order of the modes."""
    pairs = zip(source.modes, source.papers, strict=True)
    return tuple(_part(number, mode, found) for number, (mode, found) in enumerate(pairs, 1))


def _part(number: int, mode: Mode, found: Papers) -> Part:
    everybody = people(mode)
    return Part(
        number=number,
        mode=mode,
        people=everybody,
        everyone=together(everybody, mode),
        optimal=optimal(mode.rules.id, mode.order),
        matches=matches(mode.results),
        duels=duels(mode.results),
        papers=found,
    )
