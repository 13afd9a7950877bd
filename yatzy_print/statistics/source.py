"""Where a report takes its facts: modes with their results, and single games when their sheets are shown."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from yatzy_print.games.verified import VerifiedGame
from yatzy_print.statistics.papers import Papers, added_up, paper
from yatzy_print.statistics.results import Mode, Outcome, modes_of, outcome

Games = Callable[[Iterable[int]], Mapping[int, VerifiedGame]]


@dataclass(frozen=True)
class Source:
    """All that reports need. An archive may give results from its tables and load only the games shown.

    `papers` has what was found on paper, mode by mode; `games` gives games by their `Result.game`.
    """

    modes: tuple[Mode, ...]
    papers: tuple[Papers, ...]
    games: Games

    def game(self, number: int) -> VerifiedGame:
        """One of them."""
        return self.games([number])[number]


def source(games: Sequence[VerifiedGame]) -> Source:
    """The facts of games at hand."""
    outcomes = [outcome(number, game) for number, game in enumerate(games)]
    papers = dict(enumerate(map(paper, games)))
    return source_of(outcomes, papers, lambda numbers: {one: games[one] for one in numbers})


def source_of(outcomes: Sequence[Outcome], papers: Mapping[int, Papers], games: Games) -> Source:
    """The facts of outcomes in the order of their numbers, by which `papers` and `games` know each."""
    found = modes_of(outcomes)
    return Source(found, tuple(added_up(papers[one] for one in mode.games) for mode in found), games)
