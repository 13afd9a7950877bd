"""Every roll there is, and rolls as people write them."""

import re
from functools import cache
from itertools import combinations_with_replacement

from yatzy_print.rules.patterns import FACES, Counts, Dice, counts_of


def rolls(dice: int) -> tuple[Dice, ...]:
    """Every roll of so many dice in rising order: 252 for five, 462 for six."""
    return tuple(combinations_with_replacement(FACES, dice))


@cache
def roll_counts(dice: int) -> tuple[Counts, ...]:
    """The same rolls as counts of the faces 1 to 6."""
    return tuple(counts_of(roll) for roll in rolls(dice))


def parse_dice(text: str) -> Dice | None:
    """The dice in "66421", "6-6-4-2-1", "6 6 4 2 1" or "6,6,4,2,1"; None when it is no such list of faces."""
    compact = re.sub(r"(?<=[1-6])[\s,\-–]+(?=[1-6])", "", text.strip())
    return tuple(map(int, compact)) if re.fullmatch(r"[1-6]+", compact) else None
