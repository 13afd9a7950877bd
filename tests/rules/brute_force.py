"""The rules written once more, apart from the engine: plain functions over counts of dice.

Each function takes the dice of one roll and gives the points of its row, as the rule texts have them.
"""

from collections import Counter
from collections.abc import Callable
from itertools import combinations

Dice = tuple[int, ...]
Scorer = Callable[[Dice], int]


def face(number: int) -> Scorer:
    return lambda dice: sum(die for die in dice if die == number)


def alike(size: int) -> Scorer:
    """Sum of the alike dice, the highest face that has enough of them."""
    return lambda dice: max([size * f for f in set(dice) if dice.count(f) >= size], default=0)


def alike_all(size: int) -> Scorer:
    return lambda dice: sum(dice) if max(Counter(dice).values()) >= size else 0


def fixed_alike(size: int, points: int) -> Scorer:
    return lambda dice: points if max(Counter(dice).values()) >= size else 0


def pairs(number: int) -> Scorer:
    """So many pairs of different faces, the highest ones."""

    def points(dice: Dice) -> int:
        faces = sorted((f for f in set(dice) if dice.count(f) >= 2), reverse=True)
        return 2 * sum(faces[:number]) if len(faces) >= number else 0

    return points


def exactly_two_pairs(dice: Dice) -> int:
    counts = sorted(Counter(dice).values())
    return sum(f * 2 for f in set(dice) if dice.count(f) == 2) if counts == [1, 2, 2] else 0


def two_pairs_or_four(dice: Dice) -> int:
    fours = [4 * f for f in set(dice) if dice.count(f) >= 4]
    return max([pairs(2)(dice), *fours])


def splits(first: int, second: int) -> Scorer:
    """The best choice of dice that splits into two groups of different faces (3+2, 3+3, 4+2)."""

    def points(dice: Dice) -> int:
        size = first + second
        chosen = [c for c in combinations(dice, size) if _is_split(c, first, second)]
        return max(map(sum, chosen), default=0)

    return points


def _is_split(dice: Dice, first: int, second: int) -> bool:
    return sorted(Counter(dice).values()) == sorted((first, second))


def house_or_five(dice: Dice) -> int:
    return sum(dice) if len(set(dice)) == 1 else splits(3, 2)(dice)


def fixed_house(dice: Dice) -> int:
    return 25 if sorted(Counter(dice).values()) == [2, 3] else 0


def straight(faces: str, points: int) -> Scorer:
    return lambda dice: points if all(int(f) in dice for f in faces) else 0


def any_straight(length: int, points: int) -> Scorer:
    def found(dice: Dice) -> int:
        shown = "".join(str(f) if f in dice else " " for f in range(1, 7))
        return points if any(len(run) >= length for run in shown.split()) else 0

    return found


UPPER = {
    name: face(number) for number, name in enumerate(("ones", "twos", "threes", "fours", "fives", "sixes"), 1)
}

YATZY: dict[str, Scorer] = {
    **UPPER,
    "one_pair": alike(2),
    "two_pairs": pairs(2),
    "three_of_a_kind": alike(3),
    "four_of_a_kind": alike(4),
    "small_straight": straight("12345", 15),
    "large_straight": straight("23456", 20),
    "full_house": splits(3, 2),
    "chance": sum,
    "yatzy": fixed_alike(5, 50),
}

MAXI: dict[str, Scorer] = {
    **UPPER,
    "one_pair": alike(2),
    "two_pairs": pairs(2),
    "three_pairs": pairs(3),
    "three_of_a_kind": alike(3),
    "four_of_a_kind": alike(4),
    "five_of_a_kind": alike(5),
    "small_straight": straight("12345", 15),
    "large_straight": straight("23456", 20),
    "full_straight": straight("123456", 21),
    "full_house": splits(3, 2),
    "villa": splits(3, 3),
    "tower": splits(4, 2),
    "chance": sum,
    "maxi_yatzy": fixed_alike(6, 100),
}

YAHTZEE: dict[str, Scorer] = {
    **UPPER,
    "three_of_a_kind": alike_all(3),
    "four_of_a_kind": alike_all(4),
    "full_house": fixed_house,
    "small_straight": any_straight(4, 30),
    "large_straight": any_straight(5, 40),
    "yahtzee": fixed_alike(5, 50),
    "chance": sum,
}

KIDS = {
    row: YATZY[row] for row in (*UPPER, "one_pair", "three_of_a_kind", "four_of_a_kind", "chance", "yatzy")
}

EVERY_RULE_SET: dict[str, dict[str, Scorer]] = {
    "yatzy": YATZY,
    "yatzy+four-as-two-pairs": {**YATZY, "two_pairs": two_pairs_or_four},
    "yatzy+yatzy-as-full-house": {**YATZY, "full_house": house_or_five},
    "yatzy+bonus-42": YATZY,
    "yatzy+extra-50": YATZY,
    "yatzy+extra-100": YATZY,
    "yatzy-fi": {**YATZY, "two_pairs": exactly_two_pairs},
    "yatzy-fi+extra-50": {**YATZY, "two_pairs": exactly_two_pairs},
    "yatzy-kids": KIDS,
    "maxi-yatzy": MAXI,
    "maxi-yatzy+full-straight-30": {**MAXI, "full_straight": straight("123456", 30)},
    "maxi-yatzy+full-straight-25": {**MAXI, "full_straight": straight("123456", 25)},
    "maxi-yatzy+bonus-75": MAXI,
    "maxi-yatzy+bonus-75-100": MAXI,
    "maxi-yatzy+bonus-84-50": MAXI,
    "maxi-yatzy+bonus-63": MAXI,
    "maxi-yatzy+graded-bonus": MAXI,
    "yahtzee": YAHTZEE,
    "yahtzee+free-joker": YAHTZEE,
    "yahtzee+joker-needs-50": YAHTZEE,
    "yahtzee+no-joker": YAHTZEE,
    "yahtzee+no-extra": YAHTZEE,
}
