"""What a check found, as one JSON document."""

import json
from collections.abc import Iterable, Sequence
from typing import Any

from yatzy_print.games.findings import Finding
from yatzy_print.games.state import SheetState, states
from yatzy_print.games.verified import VerifiedGame, VerifiedSheet
from yatzy_print.languages.language import Language
from yatzy_print.languages.wording import finding_text, reasons, trouble_text
from yatzy_print.notation.paper import Unread
from yatzy_print.rules.ruleset import RuleSet


def verdict_json(
    games: Iterable[tuple[str, VerifiedGame]], unread: Iterable[Unread], language: Language
) -> str:
    """Every game with its source, totals in points, ranks and findings; then what could not be read."""
    document = {
        "games": [verdict(source, verified, language) for source, verified in games],
        "unread": [{"source": one.source, "message": trouble_text(language, one.trouble)} for one in unread],
    }
    return json.dumps(document, ensure_ascii=False)


def verdict(source: str, verified: VerifiedGame, language: Language) -> dict[str, Any]:
    """One game of the document."""
    game = verified.game
    return {
        "source": source,
        "rules": game.rules,
        "order": game.order,
        "date": game.date,
        "sheets": [
            _sheet(sheet, state, verified.rules, language)
            for sheet, state in zip(verified.sheets, states(verified), strict=True)
        ],
        "findings": _findings(verified.findings, verified.rules, "", language),
    }


def _sheet(verified: VerifiedSheet, state: SheetState, rules: RuleSet, language: Language) -> dict[str, Any]:
    totals, player = verified.totals, verified.sheet.player
    return {
        "player": player,
        "upper": totals.upper,
        "bonus": totals.bonus,
        "lower": totals.lower,
        "extra": totals.extra,
        "total": totals.total,
        "complete": totals.complete,
        "rank": verified.rank,
        "state": _state(state),
        "findings": _findings(verified.findings, rules, player, language),
    }


def _state(state: SheetState) -> dict[str, Any]:
    bonus = state.bonus
    return {
        "pace": state.pace_in_all,
        "pace_by_row": None if state.pace is None else dict(state.pace),
        "bonus": {"outlook": bonus.outlook, "missing": bonus.missing, "row": bonus.row, "dice": bonus.dice}
        if bonus.points
        else None,
        "open_points": state.open_points,
        "can_win": state.can_win,
    }


def _findings(
    findings: Sequence[Finding], rules: RuleSet, player: str, language: Language
) -> list[dict[str, Any]]:
    return [
        {
            "code": finding.code,
            "severity": str(finding.severity),
            "category": finding.category,
            "written": finding.written,
            "computed": finding.computed,
            "message": finding_text(language, finding, rules, player),
            "explanations": _explanations(finding, rules, language),
        }
        for finding in findings
    ]


def _explanations(finding: Finding, rules: RuleSet, language: Language) -> list[dict[str, Any]]:
    return [
        {"code": reason.code, "category": reason.category, "message": message}
        for reason, message in zip(finding.explanations, reasons(language, finding, rules), strict=True)
    ]
