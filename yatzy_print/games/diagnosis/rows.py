"""Slips with one row among those added: left out, counted twice, its digits swapped, a neighbour's value."""

from collections.abc import Iterator

from yatzy_print.errors import Fact
from yatzy_print.games.diagnosis.difference import Difference, Slip
from yatzy_print.games.diagnosis.figures import swaps
from yatzy_print.games.findings import Explanation


def row_left_out(difference: Difference) -> Iterator[Slip]:
    """A row passed over."""
    for row, points in _scored(difference):
        yield from difference.slips_in_row(row, -points, Explanation("row-left-out", row))


def row_twice(difference: Difference) -> Iterator[Slip]:
    """A row added again."""
    for row, points in _scored(difference):
        yield from difference.slips_in_row(row, points, Explanation("row-twice", row))


def digits_swapped_in_row(difference: Difference) -> Iterator[Slip]:
    """A row read with two of its digits swapped. Fact `value`: as it was counted."""
    for row, points in _scored(difference):
        for value in swaps(points):
            facts: dict[str, Fact] = {"variant": "row", "value": value}
            yield from difference.slips_in_row(row, value - points, Explanation("digits-swapped", row, facts))


def neighbour_column(difference: Difference) -> Iterator[Slip]:
    """A row taken from another player's column, the nearest first. Facts `value`, and `other`, the player."""
    counted = difference.judged.counted
    for other in difference.others:
        for row in difference.rows:
            entry = other.entries.get(row)
            if entry is not None and row in counted and entry.points != counted[row]:
                facts: dict[str, Fact] = {"value": entry.points, "other": other.player}
                explanation = Explanation("neighbour-column", row, facts)
                yield from difference.slips_in_row(row, entry.points - counted[row], explanation)


def _scored(difference: Difference) -> Iterator[tuple[str, int]]:
    """The rows added here that hold points."""
    counted = difference.judged.counted
    return ((row, counted[row]) for row in difference.rows if counted.get(row))
