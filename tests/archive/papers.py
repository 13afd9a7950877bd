"""Papers for the tests of this room, as text: facts, a line of names, a line a row."""

from types import MappingProxyType
from typing import Any

from yatzy_print.games.check import check_game
from yatzy_print.games.game import Entry, Game, Sheet, Written
from yatzy_print.games.verified import VerifiedGame
from yatzy_print.rules.load import rule_set

PAPER = """
                  Aino  Eero
ones                 4     3
twos                 6     6
threes               9     9
fours               12    12
fives               15    15
sixes               18    24
one_pair            12    10
two_pairs           22    18
three_of_a_kind     18    12
four_of_a_kind      24     0
small_straight      15    15
large_straight      20     0
full_house          28    19
chance              30    23
yatzy               50     0
"""
"""Aino 333 (64 + 50 + 219), Eero 216 (69 + 50 + 97)."""


def named(one: str, other: str) -> str:
    """The paper with two other players."""
    return PAPER.replace("Aino  Eero", f"{one}  {other}")


def game(paper: str = PAPER, **facts: Any) -> Game:
    """The game on a paper; a missing figure is "." and `facts` are Game's own."""
    names, *rows = [line.split() for line in paper.strip().splitlines()]
    columns = [{row[0]: row[at] for row in rows if row[at] != "."} for at in range(1, len(names) + 1)]
    return Game(
        **{"rules": "yatzy", **facts},
        sheets=tuple(_sheet(name, cells) for name, cells in zip(names, columns, strict=True)),
    )


def _sheet(name: str, cells: dict[str, str]) -> Sheet:
    total = cells.pop("total", None)
    entries = MappingProxyType({row: Entry(int(points)) for row, points in cells.items()})
    return Sheet(name, entries, written=Written(total=int(total) if total else None))


def verified(paper: str = PAPER, **facts: Any) -> VerifiedGame:
    """The same, checked by the rule set it names."""
    found = game(paper, **facts)
    return check_game(found, rule_set(found.rules))
