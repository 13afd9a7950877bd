"""A sheet with its rows weighed: which points count, and what they sum to. The checks read it."""

from collections.abc import Mapping
from dataclasses import dataclass

from yatzy_print.games.dice import dice_points
from yatzy_print.games.extras import extra_fault, jokers_allowed
from yatzy_print.games.game import Entry, Sheet
from yatzy_print.games.verified import Totals
from yatzy_print.rules.reach import reach
from yatzy_print.rules.ruleset import Order, RuleSet


@dataclass(frozen=True, slots=True)
class Judged:
    """`counted`: points by row as they enter the sums. `misfits`: rows whose points no dice give, left out.

    `recounted`: rows whose recorded dice give other points, which count instead. `extra_fault`: why the extra
    line can't stand ("" when it can).
    """

    sheet: Sheet
    rules: RuleSet
    order: Order
    counted: Mapping[str, int]
    misfits: tuple[str, ...]
    recounted: tuple[str, ...]
    extra_fault: str
    totals: Totals


def judge(sheet: Sheet, rules: RuleSet, order: Order) -> Judged:
    """Weighs every row of a sheet and sums what counts."""
    known = reach(rules)
    counted: dict[str, int] = {}
    misfits: list[str] = []
    recounted: list[str] = []
    for row, entry in sheet.entries.items():
        if row not in known:
            continue
        points = entry.points if entry.dice is None else _by_dice(sheet, rules, row, entry)
        if points != entry.points:
            recounted.append(row)
        if points in known[row] or entry.dice is not None:
            counted[row] = points
        else:
            misfits.append(row)
    if misfits and rules.extra:
        allowed = jokers_allowed(sheet, rules, misfits)
        counted |= {row: sheet.entries[row].points for row in allowed}
        misfits = [row for row in misfits if row not in allowed]
    fault = extra_fault(sheet, rules, order) if sheet.extra else ""
    totals = _totals(rules, counted, 0 if fault else sheet.extra, len(counted) + len(misfits))
    return Judged(sheet, rules, order, counted, tuple(misfits), tuple(recounted), fault, totals)


def _by_dice(sheet: Sheet, rules: RuleSet, row: str, entry: Entry) -> int:
    return 0 if entry.points == 0 else dice_points(sheet, rules, row, entry)


def _totals(rules: RuleSet, counted: Mapping[str, int], extra: int, filled: int) -> Totals:
    upper = sum([counted.get(category.id, 0) for category in rules.upper])
    lower = sum(counted.values()) - upper
    bonus = rules.bonus_for(upper)
    return Totals(upper, bonus, lower, extra, upper + bonus + lower + extra, filled == len(rules.categories))
