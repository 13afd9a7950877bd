"""Where a sheet stands, finished or not: pace, bonus, points still open, and who can still win."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from yatzy_print.games.extras import rows_after
from yatzy_print.games.game import Game, Sheet
from yatzy_print.games.judged import Judged, judge
from yatzy_print.games.pace import pace
from yatzy_print.games.verified import VerifiedGame
from yatzy_print.rules.patterns import Face
from yatzy_print.rules.reach import most_with_extras, row_maximum
from yatzy_print.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class BonusState:
    """Whether a bonus is certain, possible or lost; `points` is that bonus, 0 in rules without one.

    `missing`: upper points still needed. Where one upper row alone is open, `row` is its id and `dice` how
    many of its face they take.
    """

    outlook: Literal["certain", "possible", "lost"]
    points: int
    missing: int = 0
    row: str | None = None
    dice: int = 0


@dataclass(frozen=True, slots=True)
class SheetState:
    """One sheet. `pace`: points above (or below, negative) pace by filled upper row; None without a pace.

    `open_points`: the most that the open rows, the bonus and extra points can still bring. `can_win`: whether
    the best outcome is a win, shared ones included; None for a lone player.
    """

    pace: Mapping[str, int] | None
    bonus: BonusState
    open_points: int
    can_win: bool | None = None

    @property
    def pace_in_all(self) -> int | None:
        """Points above or below pace in all filled upper rows together."""
        return None if self.pace is None else sum(self.pace.values())


def states(verified: VerifiedGame) -> tuple[SheetState, ...]:
    """The state of every sheet of a game, in the paper's order."""
    game = verified.game
    alone = [sheet_state(sheet, verified.rules, game) for sheet in game.sheets]
    totals = [sheet.totals.total for sheet in verified.sheets]
    if len(alone) < 2 or game.state == "cancelled":
        return tuple(alone)
    if verified.complete:
        wins = [sheet.rank == 1 for sheet in verified.sheets]
    else:
        wins = _can_win(game.sheets, totals, [state.open_points for state in alone])
    return tuple(replace(state, can_win=win) for state, win in zip(alone, wins, strict=True))


def sheet_state(sheet: Sheet, rules: RuleSet, game: Game) -> SheetState:
    """The state of one sheet by itself; `can_win` stays None."""
    judged = judge(sheet, rules, game.order)
    return SheetState(_pace(judged), bonus_state(judged), _open_points(judged))


def _pace(judged: Judged) -> Mapping[str, int] | None:
    on_pace = pace(judged.rules)
    return {
        row: judged.counted[row] - points for row, points in on_pace.items() if row in judged.counted
    } or (None if not on_pace else {})


def bonus_state(judged: Judged) -> BonusState:
    """The outlook of the lowest bonus not yet reached, or of the one that is when no other can be.

    A row with impossible points is still to be corrected, so it counts as open here.
    """
    rules, upper = judged.rules, judged.totals.upper
    open_rows = [row for row in rules.upper if row.id not in judged.counted]
    within_reach = upper + sum(row_maximum(rules, row.id) for row in open_rows)
    ahead = [(threshold, points) for threshold, points in rules.bonus if threshold > upper]
    earned = rules.bonus_for(upper)
    if ahead and within_reach >= ahead[0][0]:
        threshold, points = ahead[0]
        missing = threshold - upper
        if len(open_rows) == 1 and isinstance(open_rows[0].pattern, Face):
            dice = -(-missing // open_rows[0].pattern.face)
            return BonusState("possible", points, missing, open_rows[0].id, dice)
        return BonusState("possible", points, missing)
    if earned or not ahead:
        return BonusState("certain", earned)
    return BonusState("lost", ahead[0][1], ahead[0][0] - upper)


def _open_points(judged: Judged) -> int:
    rules, totals = judged.rules, judged.totals
    open_rows = [row for row in rules.categories if row.id not in judged.sheet.entries]
    earning = _rows_for_extras(judged)
    rows = sum(
        most_with_extras(rules, row) if row.id in earning else row_maximum(rules, row.id) for row in open_rows
    )
    best_upper = totals.upper + sum(row_maximum(rules, row.id) for row in open_rows if row.section == "upper")
    return rows + rules.bonus_for(best_upper) - totals.bonus


def _rows_for_extras(judged: Judged) -> set[str]:
    """The rows in which a further roll of all dice alike may still earn extra points."""
    extra = judged.rules.extra
    if extra is None:
        return set()
    own = judged.sheet.entries.get(extra.category)
    return set() if own is not None and not own.points else rows_after(judged.rules, judged.order)


def _can_win(sheets: Sequence[Sheet], totals: Sequence[int], open_points: Sequence[int]) -> list[bool]:
    """Whether each sheet's side can reach what every other side already has."""
    sides = [sheet.team or index for index, sheet in enumerate(sheets)]
    now = {side: _of(side, sides, totals) for side in sides}
    best = {side: now[side] + _of(side, sides, open_points) for side in sides}
    return [best[side] >= max(now.values()) for side in sides]


def _of(side: str | int, sides: Sequence[str | int], points: Sequence[int]) -> int:
    return sum(value for other, value in zip(sides, points, strict=True) if other == side)
