"""Two slips in one sum, told only when a single pair of them fits."""

from collections import defaultdict
from collections.abc import Sequence

from yatzy_print.games.diagnosis.difference import Difference, Slip
from yatzy_print.games.findings import Explanation


def two_slips(difference: Difference, slips: Sequence[Slip]) -> tuple[Explanation, ...]:
    """The one pair of slips that together make the difference; none when several do."""
    earlier: dict[int, list[Slip]] = defaultdict(list)
    pairs = []
    for slip in slips:
        pairs += [(other, slip) for other in earlier[difference.points - slip.points] if _apart(other, slip)]
        earlier[slip.points].append(slip)
    if len(pairs) != 1:
        return ()
    return (Explanation("two-slips", parts=tuple(slip.explanation for slip in pairs[0])),)


def _apart(one: Slip, two: Slip) -> bool:
    """Whether two slips can have happened beside each other: not of one kind in one place."""
    row, other = one.explanation.category, two.explanation.category
    return row != other if row and other else one.explanation.code != two.explanation.code
