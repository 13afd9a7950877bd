"""What each placement of a game lost against the best one, and luck against skill, by an exact solver.

Needs the extra `analysis` (yatzy-solver) and games recorded with dice and turns. A turn's earlier rolls are
on no paper: what was kept of them counts as luck.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any

from yatzy_print.errors import Trouble
from yatzy_print.games.game import Entry
from yatzy_print.games.verified import VerifiedGame, VerifiedSheet

VARIANTS: Mapping[tuple[str, str], str] = MappingProxyType(
    {
        ("yatzy", "free"): "yatzy-scandinavian",
        ("yatzy", "forced"): "yatzy-scandinavian+forced",
        ("yatzy+four-as-two-pairs", "free"): "yatzy-scandinavian+tp4",
        ("yatzy+yatzy-as-full-house", "free"): "yatzy-scandinavian+fh5",
        ("yatzy+four-as-two-pairs+yatzy-as-full-house", "free"): "yatzy-scandinavian+fh5+tp4",
    }
)


@dataclass(frozen=True, slots=True)
class Placement:
    """One turn: where the dice were put, where they were worth most, and what that lost in expected points.

    `luck` is how much better the turn's last dice were than what could be expected before it.
    """

    turn: int
    row: str
    dice: tuple[int, ...]
    best_row: str
    lost: float
    luck: float


@dataclass(frozen=True, slots=True)
class Analysis:
    """A sheet's placements. `expected` is the mean of optimal play: total = expected + luck - lost."""

    expected: float
    placements: tuple[Placement, ...]

    @property
    def lost(self) -> float:
        """Expected points that all placements lost."""
        return sum(placement.lost for placement in self.placements)

    @property
    def luck(self) -> float:
        """Points that the dice gave above expectation, or below it."""
        return sum(placement.luck for placement in self.placements)

    def dearest(self, most: int = 3) -> tuple[Placement, ...]:
        """The placements that lost most, none that lost nothing."""
        losing = (placement for placement in self.placements if placement.lost > 1e-6)
        return tuple(sorted(losing, key=lambda placement: -placement.lost)[:most])


def analyse(game: VerifiedGame, sheet: VerifiedSheet, cache: Path) -> Analysis:
    """The analysis of a sheet of a game. `cache` is a folder that keeps the solver's table.

    Raises Trouble: analysis-not-installed, analysis-rules, analysis-no-dice.
    """
    variant = VARIANTS.get((game.rules.id, game.game.order))
    if variant is None:
        raise Trouble("analysis-rules", rules=game.rules.id)
    turns = _turns(sheet, len(game.rules.categories))
    return _replayed(_solver(variant, cache), turns, sheet.sheet.player)


def _turns(sheet: VerifiedSheet, rows: int) -> list[tuple[str, Entry]]:
    """Row and entry in the order of playing."""
    recorded = [(row, entry) for row, entry in sheet.sheet.entries.items() if entry.dice and entry.turn]
    if len(recorded) < rows or len({entry.turn for _, entry in recorded}) < rows:
        raise Trouble("analysis-no-dice", player=sheet.sheet.player)
    return sorted(recorded, key=lambda pair: pair[1].turn or 0)


def _solver(variant: str, cache: Path) -> Any:
    """The solved variant, read from its table, which is made the first time: half a minute."""
    try:
        import yatzy_solver  # type: ignore[import-untyped]  # a compiled package without hints
    except ImportError as error:
        raise Trouble("analysis-not-installed") from error
    rules = yatzy_solver.Variant(variant)
    table = cache / f"{variant}-{yatzy_solver.SOLVER_VERSION}.table"
    if not table.exists():
        cache.mkdir(parents=True, exist_ok=True)
        part = table.with_suffix(".part")
        yatzy_solver.Solver.build_table(rules, str(part), "f64")
        part.replace(table)
    return yatzy_solver.Solver.load(str(table), rules)


def _replayed(solver: Any, turns: list[tuple[str, Entry]], player: str) -> Analysis:
    import yatzy_solver

    card = yatzy_solver.Game(solver.variant)
    expected = solver.state_value(card.state)
    placements = []
    for number, (row, entry) in enumerate(turns, 1):
        dice, before = sorted(entry.dice or ()), solver.state_value(card.state)
        options = dict(solver.option_values(f"dice {' '.join(map(str, dice))} | rolls 0 | {card.state}"))
        best = max(options, key=lambda option: options[option])
        if card.score(dice, row)["points"] != entry.points:
            raise Trouble("analysis-no-dice", player=player)
        lost = options[best] - options[f"score {row}"]
        best_row = best.removeprefix("score ")
        placements.append(Placement(number, row, tuple(dice), best_row, lost, options[best] - before))
    return Analysis(expected, tuple(placements))
