"""The pace towards the bonus, and how near a missed bonus was."""

from yatzy_print.games.pace import pace, threshold

__all__ = ["NEAR", "pace", "threshold"]

NEAR = 5
"""An upper sum at most this far below the threshold is a near miss: one die of the fives."""
