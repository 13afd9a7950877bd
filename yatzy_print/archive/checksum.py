"""Checksums by which damage to stored facts shows, and the key by which the same game is found again."""

import json
from collections.abc import Iterable
from hashlib import sha256

from yatzy_print.games.game import Game, Sheet
from yatzy_print.rules.ruleset import CATEGORIES

_encode = json.JSONEncoder(separators=(",", ":"), default=repr).encode

Cells = tuple[int | None, ...]


def checksum(*facts: object) -> str:
    """SHA-256, 64 hexadecimal digits, of facts as compact JSON: texts, numbers, None and tuples of them.

    What damage has made of a fact, bytes say, is told from what it was.
    """
    return sha256(_encode(facts).encode()).hexdigest()


def cells(sheet: Sheet) -> Cells:
    """A column's cells: points by category, None where open, and the extra line."""
    points = {row: entry.points for row, entry in sheet.entries.items()}
    return (*map(points.get, CATEGORIES), sheet.extra)


def cells_key(game: Game, columns: Iterable[Cells]) -> str:
    """32 hexadecimal digits, equal for games of one rule set and order with the same columns of cells."""
    return checksum(game.rules, game.order, sorted(_encode(column) for column in columns))[:32]
