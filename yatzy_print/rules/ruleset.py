"""A rule set as a value: its rows, bonus and extra-Yatzy rule."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Any, Literal

from yatzy_print.rules.patterns import Pattern

Section = Literal["upper", "lower"]
Order = Literal["free", "forced", "half-forced"]
Joker = Literal["none", "right", "forced", "free"]
ORDERS: tuple[Order, ...] = ("free", "forced", "half-forced")

NAMED_ROWS = (
    "ones", "twos", "threes", "fours", "fives", "sixes", "one_pair", "two_pairs", "three_pairs",
    "three_of_a_kind", "four_of_a_kind", "five_of_a_kind", "small_straight", "large_straight",
    "full_straight", "full_house", "villa", "tower", "chance", "yatzy", "maxi_yatzy", "yahtzee",
)  # fmt: skip
OWN_ROWS = tuple(f"own_{number}" for number in range(1, 9))
CATEGORIES = NAMED_ROWS + OWN_ROWS


@dataclass(frozen=True, eq=False)
class Category:
    """One row. `points`: "used" sums the dice of the pattern, "all" every die, a number is fixed."""

    id: str
    section: Section
    pattern: Pattern
    points: Literal["used", "all"] | int = "used"
    names: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))


@dataclass(frozen=True)
class ExtraRule:
    """Further rolls of all dice alike, once the row `category` is filled.

    `points` for each one after a row filled with points (0: none). `joker` says where such a roll takes full
    points: "none"; "right", any open lower row, then the upper ones; "forced", the row of its face, else a
    lower one, else 0 above; "free", any open row. `joker_needs_points`: only after a row not struck.
    """

    category: str
    points: int
    joker: Joker = "none"
    joker_needs_points: bool = True


@dataclass(frozen=True, eq=False)
class RuleSet:
    """Everything one game's sheet is judged by. `id` is canonical: base, then house rules in order.

    `bonus` holds tiers (threshold, points), lowest first: the highest tier reached counts.
    """

    id: str
    base: str
    house_rules: tuple[str, ...]
    source: str
    dice: int
    categories: tuple[Category, ...]
    bonus: tuple[tuple[int, int], ...] = ()
    extra: ExtraRule | None = None
    names: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    document: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}), repr=False)

    @cached_property
    def text(self) -> str:
        """The whole resolved rule set as TOML, which `own.from_text` reads: a stored game stays readable."""
        import tomli_w

        return tomli_w.dumps({**self.document, "id": self.id})

    @cached_property
    def by_id(self) -> Mapping[str, Category]:
        """The rows by their ids, in the order of the card."""
        return MappingProxyType({category.id: category for category in self.categories})

    @cached_property
    def upper(self) -> tuple[Category, ...]:
        """The rows that count towards the bonus."""
        return tuple(category for category in self.categories if category.section == "upper")

    @cached_property
    def lower(self) -> tuple[Category, ...]:
        """The rows under the line."""
        return tuple(category for category in self.categories if category.section == "lower")

    def bonus_for(self, upper: int) -> int:
        """The bonus that an upper sum earns, 0 below every tier."""
        return max([points for threshold, points in self.bonus if upper >= threshold], default=0)
