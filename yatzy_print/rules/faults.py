"""What is wrong with a rule document: every fault with its key, worded with its cure by the languages."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from yatzy_print.errors import Fact, nearest_first
from yatzy_print.rules.merge import PATTERN_KEYS, Document
from yatzy_print.rules.ruleset import CATEGORIES, NAMED_ROWS

DOCUMENT_KEYS = (
    "id",
    "source",
    "dice",
    "bonus",
    "extra",
    "names",
    "categories",
    "rows",
    "house_rules",
    "extends",
)
ROW_KEYS = (*PATTERN_KEYS, "section", "points", "different", "exact", "names")
EXTRA_KEYS = ("category", "points", "joker", "joker_needs_points")
JOKERS = ("none", "right", "forced", "free")


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault of a rule document: its dotted key, and a code worded under `[rule_faults]`."""

    key: str
    code: str
    facts: Mapping[str, Fact] = field(default_factory=lambda: MappingProxyType({}))


def faults(document: Document) -> tuple[Fault, ...]:
    """Everything wrong with a resolved document; empty when `build` will accept it."""
    return (
        *_shape_faults(document),
        *_row_faults(document),
        *_bonus_faults(document),
        *_extra_faults(document),
    )


def _unknown(table: Mapping[str, Any], known: tuple[str, ...], prefix: str = "") -> Iterator[Fault]:
    for key in table:
        if key not in known:
            yield Fault(f"{prefix}{key}", "unknown-key", {"known": ", ".join(nearest_first(key, known))})


def _shape_faults(document: Document) -> Iterator[Fault]:
    yield from _unknown(document, DOCUMENT_KEYS)
    for key in ("id", "source"):
        if not isinstance(document.get(key), str) or not document[key].strip():
            yield Fault(key, "text-needed")
    if not set(str(document.get("id", ""))).isdisjoint("+/\\ "):
        yield Fault("id", "plain-id-needed")
    if document.get("dice") not in (5, 6):
        yield Fault("dice", "dice-5-or-6")
    if not _is_names(document.get("names", {})):
        yield Fault("names", "names-needed")


def _is_names(value: Any) -> bool:
    return isinstance(value, Mapping) and all(
        isinstance(name, str) and name.strip() for name in value.values()
    )


def _row_faults(document: Document) -> Iterator[Fault]:
    rows = document.get("categories")
    if not isinstance(rows, Mapping) or not rows:
        yield Fault("categories", "rows-needed")
        return
    for row, table in rows.items():
        key = f"categories.{row}"
        if row not in CATEGORIES:
            yield Fault(key, "unknown-row-id", {"known": ", ".join(nearest_first(row, NAMED_ROWS))})
        if not isinstance(table, Mapping):
            yield Fault(key, "table-needed")
            continue
        yield from _unknown(table, ROW_KEYS, f"{key}.")
        yield from _one_row_faults(key, table, document.get("dice"))
        if row.startswith("own_") and not table.get("names"):
            yield Fault(f"{key}.names", "own-row-name-needed")
    yield from _listed_faults(document, rows)


def _listed_faults(document: Document, rows: Mapping[str, Any]) -> Iterator[Fault]:
    listed = document.get("rows", list(rows))
    if not isinstance(listed, list) or not all(isinstance(row, str) for row in listed):
        yield Fault("rows", "row-list-needed")
        return
    for row in dict.fromkeys(listed):
        if row not in rows:
            yield Fault("rows", "row-not-defined", {"row": row})
        elif listed.count(row) > 1:
            yield Fault("rows", "row-listed-twice", {"row": row})


def _one_row_faults(key: str, table: Mapping[str, Any], dice: Any) -> Iterator[Fault]:
    if table.get("section") not in ("upper", "lower"):
        yield Fault(f"{key}.section", "section-needed")
    patterns = [name for name in PATTERN_KEYS if name in table]
    if len(patterns) != 1:
        yield Fault(key, "one-pattern-needed", {"known": ", ".join(PATTERN_KEYS)})
    elif not _pattern_is_sound(patterns[0], table[patterns[0]], dice if dice in (5, 6) else 6):
        yield Fault(f"{key}.{patterns[0]}", f"bad-{patterns[0].replace('_', '-')}")
    points = table.get("points", "used")
    if points not in ("used", "all") and not _whole(points, 1, 1000):
        yield Fault(f"{key}.points", "bad-points")
    for switch in ("different", "exact"):
        if not isinstance(table.get(switch, True), bool):
            yield Fault(f"{key}.{switch}", "true-or-false-needed")
    if not _is_names(table.get("names", {})):
        yield Fault(f"{key}.names", "names-needed")


def _whole(value: Any, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high


def _pattern_is_sound(name: str, value: Any, dice: int) -> bool:
    if name == "face":
        return _whole(value, 1, 6)
    if name == "any_run":
        return _whole(value, 2, min(dice, 6))
    if name == "anything":
        return value is True
    if not isinstance(value, list) or not value or not all(_whole(item, 1, 6) for item in value):
        return False
    if name == "groups":
        return sum(value) <= dice
    return len(value) <= dice and value == list(range(value[0], value[0] + len(value)))


def _bonus_faults(document: Document) -> Iterator[Fault]:
    tiers = document.get("bonus", [])
    sound = isinstance(tiers, list) and all(
        isinstance(tier, list) and len(tier) == 2 and _whole(tier[0], 1, 126) and _whole(tier[1], 1, 1000)
        for tier in tiers
    )
    if not sound:
        yield Fault("bonus", "bad-bonus")
    elif tiers != sorted(tiers) or len({tier[0] for tier in tiers}) < len(tiers):
        yield Fault("bonus", "bonus-not-rising")


def _extra_faults(document: Document) -> Iterator[Fault]:
    extra = document.get("extra")
    if extra is None:
        return
    if not isinstance(extra, Mapping):
        yield Fault("extra", "table-needed")
        return
    yield from _unknown(extra, EXTRA_KEYS, "extra.")
    rows = document.get("categories", {})
    row = rows.get(extra.get("category")) if isinstance(rows, Mapping) else None
    if not isinstance(row, Mapping) or row.get("groups") != [document.get("dice")]:
        yield Fault("extra.category", "extra-row-needed")
    if not _whole(extra.get("points"), 0, 1000):
        yield Fault("extra.points", "bad-extra-points")
    if extra.get("joker", "none") not in JOKERS:
        yield Fault("extra.joker", "bad-joker", {"known": ", ".join(JOKERS)})
    if not isinstance(extra.get("joker_needs_points", True), bool):
        yield Fault("extra.joker_needs_points", "true-or-false-needed")
