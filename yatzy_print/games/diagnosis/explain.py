"""Findings with their explanations: the slips that account for a written sum, best first."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from yatzy_print.games.diagnosis.bonus import (
    bonus_excluded,
    bonus_forgotten,
    bonus_included,
    bonus_twice,
    bonus_undeserved,
    extra_as_written,
    extra_excluded,
)
from yatzy_print.games.diagnosis.difference import Difference, Slip
from yatzy_print.games.diagnosis.figures import carry_slip, digits_swapped, upper_twice
from yatzy_print.games.diagnosis.misread import open_row, row_as_written, row_misread, struck_instead
from yatzy_print.games.diagnosis.pairs import two_slips
from yatzy_print.games.diagnosis.rows import digits_swapped_in_row, neighbour_column, row_left_out, row_twice
from yatzy_print.games.diagnosis.steps import differences
from yatzy_print.games.findings import Explanation, Finding
from yatzy_print.games.game import Sheet
from yatzy_print.games.judged import Judged

Kind = Callable[[Difference], Iterable[Slip]]
MOST = 5

REPAIRS: tuple[Kind, ...] = (row_as_written, row_misread, extra_as_written)
"""What must be so where a row or the extra points can't stand; nothing else is told when one fits."""

OWN_SLIPS: tuple[Kind, ...] = (
    extra_excluded,
    bonus_forgotten,
    bonus_undeserved,
    bonus_twice,
    bonus_included,
    bonus_excluded,
    upper_twice,
    digits_swapped,
    carry_slip,
    digits_swapped_in_row,
    row_left_out,
    row_twice,
)
"""The slips inside one column, the likeliest first."""

SLIPS: tuple[Kind, ...] = (open_row, *OWN_SLIPS, neighbour_column)

CLAIMS: Mapping[str, str] = {
    "upper-differs": "upper",
    "bonus-differs": "bonus",
    "upper-with-bonus-differs": "upper_with_bonus",
    "lower-differs": "lower",
    "total-differs": "total",
}
EXPLAINED = frozenset((*CLAIMS, "unreachable-score"))


def explained(findings: Sequence[Finding], judged: Judged, others: tuple[Sheet, ...]) -> list[Finding]:
    """The findings of a column, each with five explanations at most. `others`: columns, the nearest first."""
    by_claim = explanations(judged, others)
    return [replace(finding, explanations=_of(finding, judged, by_claim)) for finding in findings]


def explanations(judged: Judged, others: tuple[Sheet, ...] = ()) -> Mapping[str, tuple[Explanation, ...]]:
    """What explains each claim that differs, best first; `unexplained` where no slip and no one pair does."""
    told: dict[str, tuple[Explanation, ...]] = {}
    matching: dict[str, list[Slip]] = {}
    for readings in differences(judged, others):
        claim = readings[0].claim
        if any(reading.points == 0 for reading in readings):
            told[claim] = _first_five(why for earlier in told.values() for why in earlier)
            continue
        matching[claim] = next(filter(None, map(_slips, readings)), [])
        told[claim] = _first_five(slip.explanation for slip in matching[claim]) or _pair(readings[0])
    return {**told, **_through_the_bonus(judged, matching)}


def _slips(difference: Difference) -> list[Slip]:
    """Every single slip that makes the difference; repairs alone, when one does."""
    return _fitting(REPAIRS, difference) or _fitting(SLIPS, difference)


def _fitting(kinds: Sequence[Kind], difference: Difference) -> list[Slip]:
    return [slip for kind in kinds for slip in kind(difference) if slip.points == difference.points]


def _pair(difference: Difference) -> tuple[Explanation, ...]:
    kinds = (row_as_written, extra_as_written, *OWN_SLIPS)
    pair = two_slips(difference, [slip for kind in kinds for slip in kind(difference)])
    return pair or (Explanation("unexplained"),)


def _through_the_bonus(
    judged: Judged, matching: Mapping[str, Sequence[Slip]]
) -> Mapping[str, tuple[Explanation, ...]]:
    """Slips in an upper sum that nobody wrote down, where the sum they make earns the bonus on paper."""
    claims = judged.sheet.written
    if claims.upper is not None or claims.bonus is None or "bonus" not in matching:
        return {}
    for claim, slips in matching.items():
        sums = [(judged.totals.upper + slip.upper, slip) for slip in slips if slip.upper]
        both = [slip for upper, slip in sums if judged.rules.bonus_for(upper) == claims.bonus]
        if both:
            why = _first_five(slip.explanation for slip in both)
            return {"bonus": why, claim: why}
    return {}


def _of(
    finding: Finding, judged: Judged, by_claim: Mapping[str, tuple[Explanation, ...]]
) -> tuple[Explanation, ...]:
    if finding.code == "unreachable-score":
        every = (why for told in by_claim.values() for why in told)
        return _first_five(why for why in every if why.category == finding.category) or struck_instead(judged)
    return by_claim.get(CLAIMS.get(finding.code, ""), ())


def _first_five(every: Iterable[Explanation]) -> tuple[Explanation, ...]:
    found: list[Explanation] = []
    for why in every:
        if why not in found:
            found.append(why)
    return tuple(found[:MOST])
