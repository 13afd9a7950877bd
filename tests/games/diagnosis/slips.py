"""A person adds up a column and makes one slip (or two): what then stands on the paper.

Knows nothing of how the product explains: it only adds, as people do, from the upper sum on to the total.
"""

import random
from dataclasses import dataclass, field, replace

from tests.games.diagnosis.papers import Column
from yatzy_print.games.game import Entry, Sheet, Written
from yatzy_print.rules.load import rule_set
from yatzy_print.rules.reach import reachable
from yatzy_print.rules.ruleset import RuleSet

KINDS = (
    "bonus-forgotten", "bonus-undeserved", "bonus-twice", "bonus-excluded", "extra-excluded", "upper-twice",
    "row-left-out", "row-twice", "row-misread", "neighbour-column", "digits-swapped", "carry-slip",
)  # fmt: skip


@dataclass
class Adding:
    """How a column is added up. Amounts are in points; `None` leaves a line of the paper empty."""

    rules: RuleSet
    read: Column
    extra: int = 0
    write_upper: bool = True
    write_bonus: bool = True
    bonus: int | None = None
    upper_carry: int = 0
    total_carry: int = 0
    more: list[str] = field(default_factory=list)
    swap_upper: bool = False
    swap_total: bool = False

    def written(self, random_source: random.Random) -> Written:
        """The sums as this person writes them."""
        upper = self._upper(random_source)
        bonus = self.rules.bonus_for(upper) if self.bonus is None else self.bonus
        lower = sum(self.read[row.id] for row in self.rules.lower)
        total = upper + bonus + lower + self.extra + self.total_carry
        change = {"bonus": bonus, "-bonus": -bonus, "-extra": -self.extra, "upper": upper}
        total += sum(change[name] for name in self.more)
        if self.swap_total:
            total = swapped(total, random_source)
        return Written(
            upper=upper if self.write_upper else None, bonus=bonus if self.write_bonus else None, total=total
        )

    def _upper(self, random_source: random.Random) -> int:
        upper = sum(self.read[row.id] for row in self.rules.upper) + self.upper_carry
        return swapped(upper, random_source) if self.swap_upper else upper


def swapped(number: int, random_source: random.Random) -> int:
    """A number with two neighbouring digits swapped; itself where a zero would come first."""
    digits = list(str(number))
    if len(digits) < 2:
        return number
    place = random_source.randrange(len(digits) - 1)
    digits[place], digits[place + 1] = digits[place + 1], digits[place]
    return number if digits[0] == "0" else int("".join(digits))


@dataclass(frozen=True)
class Planted:
    """A sheet with slips, the columns beside it, and the true causes as (code, row, value or None)."""

    sheet: Sheet
    rules: RuleSet
    causes: tuple[tuple[str, str | None, int | None], ...]


Cause = tuple[str, str | None, int | None]


def plant(
    kinds: tuple[str, ...], column: Column, neighbours: list[Column], random_source: random.Random
) -> Planted | None:
    """A column added up with these slips, None where they can't happen there or change nothing."""
    rules = rule_set("yatzy+extra-50" if "extra-excluded" in kinds else "yatzy")
    shown = dict(column)
    write_upper = random_source.random() < 0.5
    adding = Adding(
        rules, dict(column), write_upper=write_upper, write_bonus=random_source.random() < 0.5 or write_upper
    )
    causes: list[Cause] = []
    for kind in kinds:
        cause = _SLIPS[kind](adding, shown, neighbours, random_source)
        if cause is None:
            return None
        causes.append(cause)
    written = adding.written(random_source)
    if min(figure for figure in (written.upper, written.total, 0) if figure is not None) < 0:
        return None
    entries = {row: Entry(points) for row, points in shown.items()}
    return Planted(Sheet("Aino", entries, adding.extra, written), rules, tuple(causes))


def _bonus(adding: Adding) -> int:
    return adding.rules.bonus_for(sum(adding.read[row.id] for row in adding.rules.upper))


def _bonus_forgotten(
    adding: Adding, _: Column, __: list[Column], random_source: random.Random
) -> Cause | None:
    if not _bonus(adding):
        return None
    adding.bonus = 0
    adding.write_bonus = random_source.random() < 0.5
    return "bonus-forgotten", None, None


def _bonus_undeserved(adding: Adding, *_: object) -> Cause | None:
    if _bonus(adding):
        return None
    adding.bonus = 50
    return "bonus-undeserved", None, None


def _bonus_twice(adding: Adding, *_: object) -> Cause | None:
    adding.more.append("bonus")
    return ("bonus-twice", None, None) if _bonus(adding) else None


def _bonus_excluded(adding: Adding, *_: object) -> Cause | None:
    adding.more.append("-bonus")
    adding.write_bonus = True
    return ("bonus-excluded", None, None) if _bonus(adding) else None


def _extra_excluded(adding: Adding, shown: Column, __: list[Column], ___: random.Random) -> Cause | None:
    struck = next((row for row, points in shown.items() if not points and row != "yatzy"), None)
    if struck is None:
        return None
    shown["yatzy"] = adding.read["yatzy"] = 50
    adding.extra = 50
    adding.more.append("-extra")
    return "extra-excluded", None, None


def _upper_twice(adding: Adding, *_: object) -> Cause | None:
    adding.more.append("upper")
    return "upper-twice", None, None


def _scored(column: Column, random_source: random.Random) -> str:
    return random_source.choice([row for row, points in column.items() if points])


def _row_left_out(adding: Adding, shown: Column, _: list[Column], random_source: random.Random) -> Cause:
    row = _scored(shown, random_source)
    adding.read[row] = 0
    return "row-left-out", row, None


def _row_twice(adding: Adding, shown: Column, _: list[Column], random_source: random.Random) -> Cause:
    row = _scored(shown, random_source)
    adding.read[row] *= 2
    return "row-twice", row, None


def _row_misread(adding: Adding, shown: Column, _: list[Column], random_source: random.Random) -> Cause:
    row = _scored(shown, random_source)
    impossible = sorted(set(range(1, 60)) - set(reachable(adding.rules, row)))
    shown[row] = random_source.choice(impossible)
    return "row-misread", row, adding.read[row]


def _neighbour_column(
    adding: Adding, shown: Column, neighbours: list[Column], random_source: random.Random
) -> Cause | None:
    if not neighbours:
        return None
    other = random_source.choice(neighbours)
    row = random_source.choice([row for row in shown if shown[row] != other[row]])
    adding.read[row] = other[row]
    return "neighbour-column", row, other[row]


def _digits_swapped(
    adding: Adding, shown: Column, _: list[Column], random_source: random.Random
) -> Cause | None:
    if random_source.random() < 0.5:
        row = random_source.choice(list(shown))
        adding.read[row] = swapped(shown[row], random_source)
        return "digits-swapped", row, adding.read[row]
    adding.swap_upper = adding.write_upper and random_source.random() < 0.5
    adding.swap_total = not adding.swap_upper
    return "digits-swapped", None, None


def _carry_slip(adding: Adding, _: Column, __: list[Column], random_source: random.Random) -> Cause:
    sign = random_source.choice((-1, 1))
    if adding.write_upper and random_source.random() < 0.5:
        adding.upper_carry = sign * 10
        return "carry-slip", None, 10
    carry = random_source.choice((10, 100))
    adding.total_carry = sign * carry
    return "carry-slip", None, carry


_SLIPS = {
    "bonus-forgotten": _bonus_forgotten,
    "bonus-undeserved": _bonus_undeserved,
    "bonus-twice": _bonus_twice,
    "bonus-excluded": _bonus_excluded,
    "extra-excluded": _extra_excluded,
    "upper-twice": _upper_twice,
    "row-left-out": _row_left_out,
    "row-twice": _row_twice,
    "row-misread": _row_misread,
    "neighbour-column": _neighbour_column,
    "digits-swapped": _digits_swapped,
    "carry-slip": _carry_slip,
}


def correct(column: Column, random_source: random.Random) -> Sheet:
    """The same person on a good day."""
    adding = Adding(rule_set("yatzy"), dict(column), write_upper=random_source.random() < 0.5)
    return replace(
        Sheet("Aino", {row: Entry(points) for row, points in column.items()}),
        written=adding.written(random_source),
    )
