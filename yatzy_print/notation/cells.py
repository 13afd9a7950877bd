"""What one cell says: open, points, or dice; in points or as pace."""

import re
from dataclasses import dataclass
from functools import cache

from yatzy_print.games.game import Entry
from yatzy_print.notation.names import clean
from yatzy_print.notation.vocabulary import readable
from yatzy_print.rules.patterns import Face
from yatzy_print.rules.ruleset import Category, RuleSet
from yatzy_print.rules.score import score

DASHES = re.compile(r"[-–—−‐‑]+")
STRUCK = re.compile(r"[-–—−‐‑]+|[xX×✗✕✘]|/+|\\")
NUMBER = re.compile(r"(\d{1,9})(?:[.,]0{1,2})?", re.ASCII)
LONGEST_NUMBER = 9
SIGNED = re.compile(r"([+±−–-]?)\s*(\d{1,3})", re.ASCII)
DICE = re.compile(r"[1-6](?:[\s,–-]?[1-6])*", re.ASCII)


@dataclass(frozen=True, slots=True)
class NoScore:
    """A cell whose text is not a score."""

    text: str


def entry(text: str, category: Category, rules: RuleSet, pace: bool = False) -> Entry | NoScore | None:
    """The entry of a cell, None when it is open. `pace`: upper cells are differences from the target."""
    written = cell_text(text)
    if not written:
        return None
    if pace and isinstance(category.pattern, Face):
        return _pace_entry(written, category, category.pattern.face, rules)
    points = number(written)
    if points is not None:
        roll = dice(written, rules)
        return Entry(points) if roll is None else Entry(score(category, roll), roll)
    return Entry(0) if STRUCK.fullmatch(written) else _dice_entry(written, category, rules)


def cell_text(text: str) -> str:
    """A cell's text cleaned, without Markdown emphasis around it."""
    return clean(text).strip("*").strip()


def is_score_like(text: str, rules: RuleSet) -> bool:
    """Whether a cell's text could stand for points, whatever the row; an empty one could."""
    written = cell_text(text)
    return not written or entry(written, rules.categories[0], rules).__class__ is Entry


def number(text: str) -> int | None:
    """A whole number of 0 to 999999999 as people write it ("12", "12,0", "12p"), else None."""
    written = cell_text(text).casefold().rstrip(".")
    if written.isascii() and written.isdigit():
        return int(written) if len(written) <= LONGEST_NUMBER else None
    for unit in _units():
        if written.endswith(unit):
            written = written.removesuffix(unit).rstrip()
            break
    match = NUMBER.fullmatch(written)
    return int(match[1]) if match else None


def dice(text: str, rules: RuleSet) -> tuple[int, ...] | None:
    """The dice of a roll of the rule set written as 66421, 6-6-4-2-1 or 6 6 4 2 1, else None."""
    faces = tuple(int(char) for char in text if char.isdigit()) if DICE.fullmatch(text) else ()
    return faces if len(faces) == rules.dice else None


def signed(text: str) -> int | None:
    """A difference such as +3, −2 or 0, or a dash for none, else None."""
    written = cell_text(text)
    match = SIGNED.fullmatch(written)
    if match:
        return -int(match[2]) if match[1] in ("-", "−", "–") else int(match[2])
    return 0 if DASHES.fullmatch(written) else None


def pace_count(rules: RuleSet) -> int:
    """How many of each face pace is counted from: three with five dice, four with six."""
    return rules.dice - 2


def _dice_entry(written: str, category: Category, rules: RuleSet) -> Entry | NoScore:
    rolled, equals, claimed = written.partition("=")
    roll = dice(rolled.strip(), rules)
    if roll is None:
        return NoScore(written)
    if not equals:
        return Entry(score(category, roll), roll)
    points = 0 if STRUCK.fullmatch(claimed.strip()) else number(claimed)
    return NoScore(written) if points is None else Entry(points, roll)


def _pace_entry(written: str, category: Category, face: int, rules: RuleSet) -> Entry | NoScore:
    difference = signed(written)
    if difference is not None:
        points = pace_count(rules) * face + difference
        return Entry(points) if points >= 0 else NoScore(written)
    return Entry(0) if STRUCK.fullmatch(written) else _dice_entry(written, category, rules)


@cache
def _units() -> list[str]:
    units = {unit for language in readable() for unit in language.names("units.points")}
    return sorted(units, key=lambda unit: (-len(unit), unit))
