"""Slips in the adding and writing of a sum itself."""

from collections.abc import Iterator
from itertools import combinations

from yatzy_print.games.diagnosis.difference import Difference, Slip
from yatzy_print.games.findings import Explanation

CARRIES = (10, 100)
LARGEST_SUM = 9999


def upper_twice(difference: Difference) -> Iterator[Slip]:
    """The upper sum added again, alone or with the bonus in it."""
    if difference.claim == "total" and difference.upper > 0:
        for points in sorted({difference.upper, difference.upper + difference.bonus}):
            yield Slip(points, Explanation("upper-twice"))


def digits_swapped(difference: Difference) -> Iterator[Slip]:
    """The right sum written with two of its digits swapped."""
    if difference.claim != "bonus":
        for meant in swaps(difference.written):
            yield Slip(difference.written - meant, Explanation("digits-swapped"))


def carry_slip(difference: Difference) -> Iterator[Slip]:
    """A ten or a hundred carried wrongly, in this sum or in the upper sum under it."""
    if difference.claim == "bonus":
        return
    for points in (sign * carry for carry in CARRIES for sign in (-1, 1)):
        explanation = Explanation("carry-slip", facts={"value": abs(points)})
        yield Slip(points, explanation)
        if any(row.id in difference.rows for row in difference.judged.rules.upper):
            yield from difference.slip_over_threshold(points, explanation)


def swaps(number: int) -> list[int]:
    """The numbers of as many digits that two swapped digits make of one, in rising order; none of no sum."""
    if not 0 < number <= LARGEST_SUM:
        return []
    digits = str(number)
    swapped = set()
    for one, two in combinations(range(len(digits)), 2):
        changed = list(digits)
        changed[one], changed[two] = changed[two], changed[one]
        swapped.add("".join(changed))
    return sorted(int(text) for text in swapped - {digits} if text[0] != "0")
