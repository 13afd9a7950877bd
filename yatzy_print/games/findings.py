"""A finding is a value: code, severity, where, and facts. The languages word it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType

from yatzy_print.errors import Fact


class Severity(StrEnum):
    """Errors refuse a game; discrepancies are claims that differ; warnings and notes change nothing."""

    ERROR = "error"
    DISCREPANCY = "discrepancy"
    WARNING = "warning"
    NOTE = "note"


SEVERITIES: Mapping[str, Severity] = MappingProxyType(
    {
        "unreachable-score": Severity.ERROR,
        "dice-score-differs": Severity.DISCREPANCY,
        "duplicate-row": Severity.ERROR,
        "unknown-row": Severity.ERROR,
        "ambiguous-row": Severity.ERROR,
        "missing-row": Severity.WARNING,
        "not-a-score": Severity.ERROR,
        "column-without-player": Severity.ERROR,
        "player-without-column": Severity.ERROR,
        "too-few-figures": Severity.ERROR,
        "order-broken": Severity.ERROR,
        "same-turn": Severity.ERROR,
        "extra-not-possible": Severity.ERROR,
        "duplicate-player": Severity.ERROR,
        "upper-differs": Severity.DISCREPANCY,
        "bonus-differs": Severity.DISCREPANCY,
        "upper-with-bonus-differs": Severity.DISCREPANCY,
        "lower-differs": Severity.DISCREPANCY,
        "total-differs": Severity.DISCREPANCY,
        "duplicate-sum": Severity.DISCREPANCY,
        "ambiguous-sum": Severity.WARNING,
        "not-a-sum": Severity.WARNING,
        "unknown-fact": Severity.WARNING,
        "date-in-future": Severity.WARNING,
        "other-rules-fit": Severity.WARNING,
        "winner-differs": Severity.WARNING,
        "open-row": Severity.NOTE,
    }
)


EXPLANATIONS = (
    "row-as-written", "row-misread", "extra-as-written", "extra-excluded", "bonus-forgotten",
    "bonus-undeserved", "bonus-twice", "bonus-included", "bonus-excluded", "upper-twice", "digits-swapped",
    "carry-slip", "row-left-out", "row-twice", "neighbour-column", "two-slips", "unexplained",
)  # fmt: skip
"""The codes of explanations, in the order in which they are told."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """A possible reason why a written sum differs; `facts` fill its message. `parts`: two slips together."""

    code: str
    category: str | None = None
    facts: Mapping[str, Fact] = field(default_factory=lambda: MappingProxyType({}))
    parts: tuple["Explanation", ...] = ()


@dataclass(frozen=True, slots=True)
class Finding:
    """Something about a sheet or a game. `facts` fill its message beside row, written and computed."""

    code: str
    category: str | None = None
    written: int | None = None
    computed: int | None = None
    facts: Mapping[str, Fact] = field(default_factory=lambda: MappingProxyType({}))
    explanations: tuple[Explanation, ...] = ()

    @property
    def severity(self) -> Severity:
        """How much it weighs, by its code."""
        return SEVERITIES[self.code]

    @property
    def is_wrong(self) -> bool:
        """Whether it makes the paper wrong: an error or a discrepancy."""
        return self.severity in (Severity.ERROR, Severity.DISCREPANCY)
