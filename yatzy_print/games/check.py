"""Verifies a game: every row checked, sums recomputed, claims compared, all findings kept."""

from collections.abc import Iterable, Sequence

from yatzy_print.games.findings import Finding
from yatzy_print.games.game import Game, Sheet
from yatzy_print.games.judged import Judged, judge
from yatzy_print.games.other_rules import other_rules_fit
from yatzy_print.games.ranking import SHARED, TieBreak, places
from yatzy_print.games.sheet_checks import SHEET_CHECKS
from yatzy_print.games.verified import VerifiedGame, VerifiedSheet
from yatzy_print.games.winner import winner_differs
from yatzy_print.rules.ruleset import RuleSet


def check_game(
    game: Game,
    rules: RuleSet,
    findings: Sequence[Finding] = (),
    sheet_findings: Sequence[Sequence[Finding]] = (),
    ties: TieBreak = SHARED,
    today: str | None = None,
) -> VerifiedGame:
    """The verified game. What reading the paper already found is told first, for the game and sheet by sheet.

    Ranks stand only when no row of any sheet is open. `today` (ISO 8601) is given when a paper comes in:
    a later date is told then, and not of a stored game.
    """
    judged = [judge(sheet, rules, game.order) for sheet in game.sheets]
    complete = all(sheet.totals.complete for sheet in judged)
    totals = [sheet.totals.total for sheet in judged]
    ranks = places(game.sheets, totals, rules, ties) if complete else (None,) * len(judged)
    read = sheet_findings or ((),) * len(judged)
    doubles = _doubles(game.sheets)
    sheets = tuple(
        VerifiedSheet(sheet.sheet, sheet.totals, place, (*before, *double, *_found(sheet, game)))
        for sheet, place, before, double in zip(judged, ranks, read, doubles, strict=True)
    )
    hints = other_rules_fit(game, rules) if any(map(_may_be_of_other_rules, judged)) else ()
    winner = winner_differs(game.sheets, ranks, rules, ties)
    return VerifiedGame(game, rules, sheets, (*findings, *_in_future(game, today), *hints, *winner))


def _in_future(game: Game, today: str | None) -> tuple[Finding, ...]:
    """A date or month that has not begun; a year is compared with the year."""
    if today is None or game.date is None or game.date <= today:
        return ()
    return (Finding("date-in-future", facts={"date": game.date}),)


def _may_be_of_other_rules(judged: Judged) -> bool:
    bonus = judged.sheet.written.bonus
    return bool(judged.misfits) or (bonus is not None and bonus != judged.totals.bonus)


def _found(judged: Judged, game: Game) -> Iterable[Finding]:
    found = [finding for check in SHEET_CHECKS for finding in check(judged)]
    if not found:
        return found  # before the import of many modules
    from yatzy_print.games.diagnosis.explain import EXPLAINED, explained

    if any(finding.code in EXPLAINED for finding in found):
        return explained(found, judged, _others(judged.sheet, game))
    return found


def _others(sheet: Sheet, game: Game) -> tuple[Sheet, ...]:
    """The other columns of a sheet's game, the nearest first."""
    place = next(index for index, one in enumerate(game.sheets) if one is sheet)
    beside = [(abs(index - place), one) for index, one in enumerate(game.sheets) if index != place]
    return tuple(one for _, one in sorted(beside, key=lambda pair: pair[0]))


def _doubles(sheets: Sequence[Sheet]) -> list[tuple[Finding, ...]]:
    """`duplicate-player` for every column whose name an earlier column has."""
    names = [sheet.player.casefold() for sheet in sheets]
    if len(set(names)) == len(names):
        return [()] * len(names)
    return [
        (Finding("duplicate-player", facts={"column": index + 1}),) if name and name in names[:index] else ()
        for index, name in enumerate(names)
    ]
