"""What one paper says: a Game of Sheets, with what the paper claims kept beside it."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal

from yatzy_print.rules.ruleset import Order

State = Literal["played", "cancelled"]
ISO_DATE = re.compile(r"\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?")
"""A date to the day, the month or the year."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A filled row: its points (0 is struck), and the dice and the turn (1 is the first) where recorded."""

    points: int
    dice: tuple[int, ...] | None = None
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class Written:
    """The sums that the paper claims; None where it says nothing."""

    upper: int | None = None
    bonus: int | None = None
    upper_with_bonus: int | None = None
    lower: int | None = None
    total: int | None = None


@dataclass(frozen=True, slots=True)
class Sheet:
    """One player's column. A row absent from `entries` is open. `extra`: points on the extra-Yatzy line."""

    player: str
    entries: Mapping[str, Entry] = field(default_factory=lambda: MappingProxyType({}))
    extra: int = 0
    written: Written = Written()
    team: str | None = None


@dataclass(frozen=True, slots=True)
class Game:
    """One paper. `rules` is a canonical id; `date` is ISO 8601, perhaps only a month or a year, or None."""

    rules: str
    sheets: tuple[Sheet, ...]
    order: Order = "free"
    state: State = "played"
    date: str | None = None
    place: str = ""
    note: str = ""
