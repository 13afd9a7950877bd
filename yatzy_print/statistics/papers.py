"""What verification found on paper: sums that were wrong, and games where they named another winner."""

from collections.abc import Iterable
from dataclasses import dataclass

from yatzy_print.games.findings import Severity
from yatzy_print.games.verified import VerifiedGame
from yatzy_print.statistics.results import why_left_out


@dataclass(frozen=True, slots=True)
class Papers:
    """Finished games only. `claiming`: games with a written total; `wrong`: games with a discrepancy;
    `mistakes`: discrepancies in them all; `other_winner`: games where the written totals name other winners.
    """

    claiming: int
    wrong: int
    mistakes: int
    other_winner: int = 0


NOTHING = Papers(0, 0, 0)


def papers(games: Iterable[VerifiedGame]) -> Papers:
    """What was found on the papers of finished games."""
    return added_up(map(paper, games))


def paper(game: VerifiedGame) -> Papers:
    """What was found on one paper."""
    if why_left_out(game) is not None:
        return NOTHING
    mistakes = _mistakes(game)
    return Papers(
        claiming=int(any(total is not None for total in _written(game))),
        wrong=int(mistakes > 0),
        mistakes=mistakes,
        other_winner=int(_names_other_winners(game)),
    )


def added_up(each: Iterable[Papers]) -> Papers:
    """The papers of single games together."""
    every = tuple(each)
    return Papers(
        claiming=sum(one.claiming for one in every),
        wrong=sum(one.wrong for one in every),
        mistakes=sum(one.mistakes for one in every),
        other_winner=sum(one.other_winner for one in every),
    )


def _mistakes(game: VerifiedGame) -> int:
    return sum(finding.severity is Severity.DISCREPANCY for finding in game.all_findings)


def _written(game: VerifiedGame) -> list[int | None]:
    return [sheet.sheet.written.total for sheet in game.sheets]


def _names_other_winners(game: VerifiedGame) -> bool:
    """Only papers that claim a total for everybody name a winner."""
    written = [total for total in _written(game) if total is not None]
    if len(written) < len(game.sheets):
        return False
    computed = [sheet.totals.total for sheet in game.sheets]
    return _winners(written) != _winners(computed)


def _winners(totals: list[int]) -> list[int]:
    return [column for column, total in enumerate(totals) if total == max(totals)]
