"""Places by totals: the highest is 1, equal totals share a place, and the next place is left out."""

from collections.abc import Sequence


def ranks(totals: Sequence[int]) -> tuple[int, ...]:
    """The place of each total in the order given: 250, 240, 240, 200 gives 1, 2, 2, 4."""
    return tuple(1 + sum(other > total for other in totals) for total in totals)
