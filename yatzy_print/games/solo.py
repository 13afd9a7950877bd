"""Columns of one and the same player as separate games: attempts beside each other on one paper."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from yatzy_print.games.findings import Finding
from yatzy_print.games.game import Game

SheetFindings = Sequence[tuple[Finding, ...]]


def attempts(game: Game, found: SheetFindings = ()) -> tuple[tuple[Game, SheetFindings], ...]:
    """The games that the columns make: the first columns of all names, then the second ones, and so on.

    With no name repeated that is the game itself. `found` are the findings of each column.
    """
    seen: Counter[str] = Counter()
    rounds: dict[int, list[int]] = {}
    for column, sheet in enumerate(game.sheets):
        rounds.setdefault(seen[sheet.player.casefold()], []).append(column)
        seen[sheet.player.casefold()] += 1
    return tuple(
        (
            replace(game, sheets=tuple(game.sheets[column] for column in columns)),
            [found[column] for column in columns] if found else (),
        )
        for columns in rounds.values()
    )
