"""Columns as they were played: the real games of a family, and simulated ones from a seed."""

import random
from functools import cache
from pathlib import Path

from yatzy_print.games.game import Entry, Sheet
from yatzy_print.notation.read import read
from yatzy_print.rules.load import rule_set
from yatzy_print.rules.reach import reach
from yatzy_print.rules.ruleset import RuleSet
from yatzy_print.rules.score import score

FAMILY = Path(__file__).parent.parent / "family"
Column = dict[str, int]
SIMULATED = 400


@cache
def real_games() -> tuple[tuple[Column, ...], ...]:
    """The columns of every family game; those that were never played, or hold an impossible row, left out."""
    return tuple(
        tuple(_column(sheet) for sheet in paper.game.sheets if _is_played(sheet))
        for path in sorted(FAMILY.iterdir())
        for paper in read(path.name, path.read_bytes()).papers
    )


@cache
def simulated_columns() -> tuple[Column, ...]:
    """Columns of people who keep what they have most of, and choose rows by taste."""
    random_source = random.Random(SIMULATED)
    return tuple(_play(random_source, rule_set("yatzy")) for _ in range(SIMULATED))


def sheets(columns: tuple[Column, ...]) -> list[Sheet]:
    names = ("Aino", "Eero", "Maja", "Leo", "Siri")
    return [
        Sheet(name, {row: Entry(points) for row, points in column.items()})
        for name, column in zip(names, columns, strict=False)
    ]


def _column(sheet: Sheet) -> Column:
    return {row: entry.points for row, entry in sheet.entries.items()}


def _is_played(sheet: Sheet) -> bool:
    possible = reach(rule_set("yatzy"))
    points = {row: entry.points for row, entry in sheet.entries.items()}
    return any(points.values()) and all(value in possible[row] for row, value in points.items())


def _play(random_source: random.Random, rules: RuleSet) -> Column:
    column: Column = {}
    for _ in rules.categories:
        dice = _three_rolls(random_source, rules.dice)
        gains = {
            row.id: score(row, dice) / max(reach(rules)[row.id]) + random_source.random() * 0.3
            for row in rules.categories
            if row.id not in column
        }
        row = max(gains, key=lambda id_: gains[id_])
        column[row] = score(rules.by_id[row], dice)
    return column


def _three_rolls(random_source: random.Random, number: int) -> tuple[int, ...]:
    dice = [random_source.randint(1, 6) for _ in range(number)]
    for _ in range(2):
        kept = max(set(dice), key=lambda face: (dice.count(face), face))
        dice = [die if die == kept else random_source.randint(1, 6) for die in dice]
    return tuple(dice)
