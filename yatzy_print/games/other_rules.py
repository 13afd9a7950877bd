"""Papers that fit another rule set better than the one they are judged by: a hint, which changes nothing."""

from collections.abc import Iterator, Sequence
from functools import cache

from yatzy_print.games.findings import Finding
from yatzy_print.games.game import Game, Sheet
from yatzy_print.games.judged import judge
from yatzy_print.rules.load import house_rules, known, rule_set
from yatzy_print.rules.reach import reach
from yatzy_print.rules.ruleset import RuleSet

Misfit = tuple[int, str]
"""A column and a row, or its bonus."""
BONUS = "bonus"
LEAST = 2
"""How many rows or bonuses another rule set must put right; one is likelier a slip of the pen."""


def other_rules_fit(game: Game, rules: RuleSet) -> tuple[Finding, ...]:
    """A warning `other-rules-fit` with the id of a rule set in which nothing is impossible. Fact `rules`.

    Points that no dice give count, and bonuses that the written upper sums do not earn.
    """
    here = _misfits(game, rules)
    for other in _candidates(rules):
        if len(here) >= _needed(rules, other, here) and _fits(game, other, here):
            return (Finding("other-rules-fit", facts={"rules": other.id}),)
    return ()


def _needed(rules: RuleSet, other: RuleSet, here: frozenset[Misfit]) -> int:
    """One impossible row is enough for a house rule of the same game."""
    rows = {row for _, row in here} - {BONUS}
    return 1 if rows and other.base == rules.base else LEAST


def _fits(game: Game, other: RuleSet, here: frozenset[Misfit]) -> bool:
    """Whether another rule set has the rows in question, and neither a row nor a total against it."""
    rows = {row for _, row in here} - {BONUS}
    return rows <= other.by_id.keys() and not _misfits(game, other) and _agrees(game, other)


def _agrees(game: Game, other: RuleSet) -> bool:
    """Whether the written totals are right by another rule set that has all the rows of the paper."""
    return all(
        sheet.written.total in (None, judge(sheet, other, game.order).totals.total)
        for sheet in game.sheets
        if sheet.entries.keys() <= other.by_id.keys()
    )


@cache
def _candidates(rules: RuleSet) -> tuple[RuleSet, ...]:
    """House rules of the same base first, then the other rule sets for as many dice."""
    own = [rule_set(f"{rules.base}+{name}") for name in house_rules(rules)] if rules.base in known() else []
    others = [rule_set(name) for name in known() if name != rules.base]
    return tuple(other for other in (*own, *others) if other.dice == rules.dice and other.id != rules.id)


def _misfits(game: Game, rules: RuleSet) -> frozenset[Misfit]:
    """What a rule set makes impossible; rows that it does not have are passed over."""
    return frozenset(_found(game.sheets, rules))


def _found(sheets: Sequence[Sheet], rules: RuleSet) -> Iterator[Misfit]:
    for column, sheet in enumerate(sheets):
        yield from ((column, row) for row in _rows(sheet, rules))
        upper, bonus = sheet.written.upper, sheet.written.bonus
        if upper is not None and bonus is not None and bonus != rules.bonus_for(upper):
            yield column, BONUS


def _rows(sheet: Sheet, rules: RuleSet) -> list[str]:
    possible = reach(rules)
    return [
        row for row, entry in sheet.entries.items() if entry.points not in possible.get(row, (entry.points,))
    ]
