"""Slips with the bonus and the extra points: forgotten, given or counted wrongly."""

from collections.abc import Iterator

from yatzy_print.games.diagnosis.difference import Difference, Slip
from yatzy_print.games.findings import Explanation


def bonus_forgotten(difference: Difference) -> Iterator[Slip]:
    """An earned bonus that stands nowhere."""
    left_blank = difference.holds_bonus and not difference.bonus_on_paper
    if difference.bonus and (left_blank or difference.claim == "bonus"):
        yield Slip(-difference.bonus, Explanation("bonus-forgotten"))


def bonus_undeserved(difference: Difference) -> Iterator[Slip]:
    """A bonus that the upper sum does not reach."""
    if difference.holds_bonus or difference.claim == "bonus":
        for _, points in difference.judged.rules.bonus:
            if points > difference.bonus:
                yield Slip(points - difference.bonus, Explanation("bonus-undeserved"))


def bonus_twice(difference: Difference) -> Iterator[Slip]:
    """A bonus added again, perhaps to a sum that held it."""
    if difference.bonus and (difference.holds_bonus or difference.claim == "bonus"):
        yield Slip(difference.bonus, Explanation("bonus-twice"))


def bonus_included(difference: Difference) -> Iterator[Slip]:
    """An upper sum that already holds the bonus."""
    bonus = difference.judged.rules.bonus_for(difference.expected)
    if difference.claim == "upper" and bonus:
        yield Slip(bonus, Explanation("bonus-included"))


def bonus_excluded(difference: Difference) -> Iterator[Slip]:
    """A written bonus that by habit is not in the total."""
    if difference.claim == "total" and difference.bonus and difference.bonus_on_paper:
        yield Slip(-difference.bonus, Explanation("bonus-excluded"))


def extra_excluded(difference: Difference) -> Iterator[Slip]:
    """Written extra points that by habit are not in the total."""
    extra = difference.judged.totals.extra
    if difference.claim == "total" and extra:
        yield Slip(-extra, Explanation("extra-excluded"))


def extra_as_written(difference: Difference) -> Iterator[Slip]:
    """Extra points that cannot stand, counted all the same."""
    judged = difference.judged
    if difference.claim == "total" and judged.extra_fault:
        yield Slip(judged.sheet.extra, Explanation("extra-as-written", facts={"value": judged.sheet.extra}))
