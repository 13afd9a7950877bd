"""Where a report takes its facts: modes with their results, and single games when their sheets are shown."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from yatzy_print.games.verified import VerifiedGame
from yatzy_print.statistics.papers import Papers, added_up, paper
from yatzy_print.statistics.results import Mode, Outcome, modes_of, outcome


@dataclass(frozen=True)
class Source:
    """All that reports need. An archive may give results from its tables and load only the games shown.

    `papers` has what was found on paper, mode by mode; `game` gives the game of a `Result.game`.
    """

    modes: tuple[Mode, ...]
    papers: tuple[Papers, ...]
    game: Callable[[int], VerifiedGame]


def source(games: Sequence[VerifiedGame]) -> Source:
    """The facts of games at hand."""
    outcomes = [outcome(number, game) for number, game in enumerate(games)]
    return source_of(outcomes, dict(enumerate(map(paper, games))), games.__getitem__)


def source_of(
    outcomes: Sequence[Outcome], papers: Mapping[int, Papers], game: Callable[[int], VerifiedGame]
) -> Source:
    """The facts of outcomes in the order of their numbers, by which `papers` and `game` know each."""
    found = modes_of(outcomes)
    return Source(found, tuple(added_up(papers[one] for one in mode.games) for mode in found), game)
