"""What the engine finds, as the page shows it beside its own sums."""

from typing import Any

from yatzy_print.games.findings import Finding, Severity
from yatzy_print.games.verified import VerifiedGame
from yatzy_print.languages.language import Language
from yatzy_print.languages.wording import finding_text, reasons

LINES = {
    "upper-differs": "upper",
    "bonus-differs": "bonus",
    "total-differs": "total",
    "extra-not-possible": "extra",
    "duplicate-player": "name",
}


def told(verified: VerifiedGame, language: Language) -> list[dict[str, Any]]:
    """Every finding but open rows: the column (-1: the whole game), the row, and the sentences."""
    listed = [(-1, "", finding) for finding in verified.findings]
    for column, sheet in enumerate(verified.sheets):
        listed += [(column, sheet.sheet.player, finding) for finding in sheet.findings]
    return [
        _told(column, player, finding, verified, language)
        for column, player, finding in listed
        if finding.severity is not Severity.NOTE
    ]


def _told(
    column: int, player: str, finding: Finding, verified: VerifiedGame, language: Language
) -> dict[str, Any]:
    row = LINES.get(finding.code, finding.category or "")
    sentences = (finding_text(language, finding, verified.rules, player),)
    text = " ".join(sentences + reasons(language, finding, verified.rules))
    return {"column": column, "row": row, "wrong": finding.is_wrong, "text": text}
