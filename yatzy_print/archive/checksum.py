"""Checksums by which damage to a stored game shows, and the key by which the same game is found again."""

import json
from hashlib import sha256

from yatzy_print.games.game import Game, Sheet


def checksum(*facts: object) -> str:
    """SHA-256, 64 hexadecimal digits, of facts written as compact JSON; what is None in a row vanishes.

    What damage has made of a fact, bytes say, is told from what it was.
    """
    text = json.dumps(_present(facts), separators=(",", ":"), sort_keys=True, default=repr)
    return sha256(text.encode()).hexdigest()


def _present(fact: object) -> object:
    if isinstance(fact, dict):
        return {key: value for key, value in fact.items() if value is not None}
    if isinstance(fact, (list, tuple)):
        return [_present(part) for part in fact]
    return fact


def cells_key(game: Game) -> str:
    """32 hexadecimal digits, equal for games of one rule set and order with the same cells."""
    return checksum(game.rules, game.order, sorted(cells(sheet) for sheet in game.sheets))[:32]


def cells(sheet: Sheet) -> list[tuple[str, int]]:
    """A column's cells in one spelling: row and points, the extra line among them."""
    return sorted((*((row, entry.points) for row, entry in sheet.entries.items()), ("extra", sheet.extra)))
