"""The winner by what the paper claims, against the winner by the verified totals."""

from collections.abc import Sequence

from yatzy_print.games.findings import Finding
from yatzy_print.games.game import Sheet
from yatzy_print.games.ranking import SHARED, TieBreak, places
from yatzy_print.rules.ruleset import RuleSet


def winner_differs(
    sheets: Sequence[Sheet], ranks: Sequence[int | None], rules: RuleSet, ties: TieBreak = SHARED
) -> tuple[Finding, ...]:
    """A warning when a finished game has other winners on paper. Facts: `on_paper` and `verified`, names."""
    claimed = [sheet.written.total for sheet in sheets]
    known = [total for total in claimed if total is not None]
    if len(sheets) < 2 or None in ranks or len(known) < len(claimed):
        return ()
    on_paper = _winners(sheets, places(sheets, known, rules, ties))
    verified = _winners(sheets, ranks)
    if on_paper == verified:
        return ()
    return (Finding("winner-differs", facts={"on_paper": on_paper, "verified": verified}),)


def _winners(sheets: Sequence[Sheet], ranks: Sequence[int | None]) -> str:
    first = [sheet.team or sheet.player for sheet, rank in zip(sheets, ranks, strict=True) if rank == 1]
    return ", ".join(dict.fromkeys(first))
