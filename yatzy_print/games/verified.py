"""A game that the rules engine has checked: computed totals, ranks and every finding."""

from dataclasses import dataclass
from itertools import chain

from yatzy_print.games.findings import Finding, Severity
from yatzy_print.games.game import Game, Sheet
from yatzy_print.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Totals:
    """Computed sums in points; impossible rows are left out. `total` is upper + bonus + lower + extra."""

    upper: int
    bonus: int
    lower: int
    extra: int
    total: int
    complete: bool


@dataclass(frozen=True, slots=True)
class VerifiedSheet:
    """A sheet with what was computed. `rank`: 1 for the winner, shared on ties, None while rows are open."""

    sheet: Sheet
    totals: Totals
    rank: int | None
    findings: tuple[Finding, ...]


@dataclass(frozen=True, slots=True)
class VerifiedGame:
    """A game, the rule set it was judged by, and everything found. `sheets` stand in the paper's order."""

    game: Game
    rules: RuleSet
    sheets: tuple[VerifiedSheet, ...]
    findings: tuple[Finding, ...] = ()

    @property
    def all_findings(self) -> tuple[Finding, ...]:
        """The game's own findings, then every sheet's."""
        return tuple(chain(self.findings, *[sheet.findings for sheet in self.sheets]))

    @property
    def complete(self) -> bool:
        """Whether no row of any sheet is open."""
        return all(sheet.totals.complete for sheet in self.sheets)

    def has(self, severity: Severity) -> bool:
        """Whether anything found weighs that much."""
        return severity in [finding.severity for finding in self.all_findings]
