"""Everything that is told of one rule set and order, counted once for all readers."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

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
    """A mode with its people, or those asked for, and optimal play where it is known."""

    number: int
    mode: Mode
    people: tuple[Person, ...]
    optimal: Optimal | None
    duels: Mapping[tuple[str, str], Duel]
    papers: Papers

    @cached_property
    def everyone(self) -> Numbers:
        """The people as one."""
        return together(self.people, self.mode)

    @cached_property
    def matches(self) -> tuple[Match, ...]:
        """The games of several, where their results are at hand."""
        return matches(self.mode.results)

    @property
    def few(self) -> bool:
        """Whether there are so few games that the numbers prove little."""
        return self.mode.played < FEW_GAMES

    def person(self, name: str) -> Person | None:
        """The person of a name, whatever its capitals; None without a finished game."""
        wanted = name.casefold()
        return next((person for person in self.people if person.name.casefold() == wanted), None)

    def against(self, name: str) -> tuple[tuple[str, Duel], ...]:
        """A player's games against each other player, the most frequent first, then by name."""
        met = ((other, duel) for (one, other), duel in self.duels.items() if one == name)
        return tuple(sorted(met, key=lambda pair: (-pair[1].games, pair[0].casefold(), pair[0])))


def parts(source: Source) -> tuple[Part, ...]:
    """The parts of a report, in the order of the modes."""
    pairs = zip(source.modes, source.papers, strict=True)
    return tuple(_part(number, mode, found) for number, (mode, found) in enumerate(pairs, 1))


def _part(number: int, mode: Mode, found: Papers) -> Part:
    return Part(
        number=number,
        mode=mode,
        people=people(mode),
        optimal=optimal(mode.rules.id, mode.order),
        duels=duels(mode.results),
        papers=found,
    )
