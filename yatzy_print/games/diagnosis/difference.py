"""A written figure beside the one that the paper's own figures lead to, and the slips that may explain it."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal

from yatzy_print.games.findings import Explanation
from yatzy_print.games.game import Sheet
from yatzy_print.games.judged import Judged

Claim = Literal["upper", "bonus", "upper_with_bonus", "lower", "total"]


@dataclass(frozen=True, slots=True)
class Slip:
    """One thing that may have gone wrong: the points it adds to the sum, and those to the upper sum in it."""

    points: int
    explanation: Explanation
    upper: int = 0


@dataclass(frozen=True, slots=True)
class Difference:
    """A claim of one column that came out wrong.

    `expected`: the sum of what the paper itself adds here: its last written sums, then `rows` by their ids.
    `upper` and `bonus`: as they stand in that sum. `bonus_on_paper`: whether a bonus was written before.
    `others`: the other columns, the nearest first.
    """

    claim: Claim
    written: int
    expected: int
    judged: Judged
    rows: tuple[str, ...] = ()
    upper: int = 0
    bonus: int = 0
    bonus_on_paper: bool = False
    others: tuple[Sheet, ...] = field(default=(), repr=False)

    @property
    def points(self) -> int:
        """By how much the written figure is too high; negative where it is too low."""
        return self.written - self.expected

    @property
    def holds_bonus(self) -> bool:
        """Whether the bonus belongs in this sum."""
        return self.claim in ("upper_with_bonus", "total")

    def slips_in_row(self, row: str, points: int, explanation: Explanation) -> Iterator[Slip]:
        """The slips when `points` more came from a row: alone, and with the bonus that then came or went."""
        upper = points if self.judged.rules.by_id[row].section == "upper" else 0
        yield Slip(points, explanation, upper)
        yield from self.slip_over_threshold(upper, explanation, points - upper)

    def slip_over_threshold(self, upper: int, explanation: Explanation, below: int = 0) -> Iterator[Slip]:
        """The slip when `upper` more points above the line also changed a bonus that nobody wrote down."""
        change = self.judged.rules.bonus_for(self.upper + upper) - self.bonus
        if upper and change and self.holds_bonus and not self.bonus_on_paper:
            yield Slip(upper + change + below, explanation, upper)
