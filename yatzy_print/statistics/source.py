"""Where a report takes its facts: modes with their results, and single games when their sheets are shown."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from yatzy_print.games.verified import VerifiedGame
from yatzy_print.statistics.papers import Papers, papers
from yatzy_print.statistics.results import Mode, modes


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
    found = modes(games)
    return Source(
        found, tuple(papers([games[game] for game in mode.games]) for mode in found), games.__getitem__
    )
