"""One row's entry as JSON: points, or an object of points, dice and turn."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from yatzy_print.games.game import Entry
from yatzy_print.notation.names import shortened
from yatzy_print.rules.ruleset import Category, RuleSet
from yatzy_print.rules.score import score


@dataclass(frozen=True, slots=True)
class Odd:
    """A part of an entry that does not fit; `name` is "" when it is the points."""

    name: str
    value: Any


def read_entry(value: Any, category: Category, rules: RuleSet) -> tuple[Entry | None, list[Odd]]:
    """The entry, None when the row is open, and what of it does not fit. Dice alone are scored plainly."""
    parts = value if isinstance(value, Mapping) else {"points": value}
    dice = _dice(parts.get("dice"), rules)
    turn = _turn(parts.get("turn"), rules)
    points = _points(parts.get("points"))
    odd = [
        Odd("" if name == "points" else name, parts[name])
        for name, read in (("points", points), ("dice", dice), ("turn", turn))
        if read is None and parts.get(name) is not None
    ]
    odd += [Odd(name, part) for name, part in parts.items() if name not in ("points", "dice", "turn")]
    if points is None and dice is not None and parts.get("points") is None:
        points = score(category, dice)
    return (None if points is None else Entry(points, dice, turn)), odd


def is_points(value: Any) -> bool:
    """Whether a JSON value is a whole number of points, 0 or more."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def shown(value: Any) -> str:
    """A JSON value for a message."""
    if isinstance(value, Mapping | list):
        return "{…}" if isinstance(value, Mapping) else "[…]"
    return shortened(str(value).lower() if isinstance(value, bool) else str(value))


def _points(value: Any) -> int | None:
    if isinstance(value, float) and value.is_integer() and 0 <= value < 1e9:
        return int(value)
    return value if is_points(value) else None


def _dice(value: Any, rules: RuleSet) -> tuple[int, ...] | None:
    if not isinstance(value, list) or len(value) != rules.dice:
        return None
    return tuple(value) if all(is_points(die) and 1 <= die <= 6 for die in value) else None


def _turn(value: Any, rules: RuleSet) -> int | None:
    return value if is_points(value) and 1 <= value <= len(rules.categories) else None
