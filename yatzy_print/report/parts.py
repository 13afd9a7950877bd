"""One part of a report: everything about one rule set and order, counted once for all readers."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from yatzy_print.games.verified import VerifiedGame
from yatzy_print.statistics.games import Match, matches
from yatzy_print.statistics.numbers import FEW_GAMES, Numbers
from yatzy_print.statistics.optimal import Optimal, optimal
from yatzy_print.statistics.pairs import Duel, duels
from yatzy_print.statistics.papers import Papers, papers
from yatzy_print.statistics.people import Person, people, together
from yatzy_print.statistics.results import Mode, modes


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


def parts(games: Sequence[VerifiedGame]) -> tuple[Part, ...]:
    """The parts of a report, the most played mode first."""
    return tuple(_part(number, mode, games) for number, mode in enumerate(modes(games), 1))


def _part(number: int, mode: Mode, games: Sequence[VerifiedGame]) -> Part:
    everybody = people(mode)
    return Part(
        number=number,
        mode=mode,
        people=everybody,
        everyone=together(everybody, mode),
        optimal=optimal(mode.rules.id, mode.order),
        matches=matches(mode.results),
        duels=duels(mode.results),
        papers=papers([games[game] for game in mode.games]),
    )
