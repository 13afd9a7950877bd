"""The analysis of a sheet as plain text."""

from yatzy_print.languages.formats import number_text
from yatzy_print.languages.language import Language
from yatzy_print.languages.rows import row_name
from yatzy_print.rules.ruleset import RuleSet
from yatzy_print.statistics.analysis import Analysis, Placement

NOTHING = 0.05
"""Points below which a placement counts as the best one."""


def analysis_text(player: str, found: Analysis, rules: RuleSet, language: Language) -> str:
    """What optimal play expects, what the dice gave, what the placements lost, and the three dearest."""
    total = found.expected + found.luck - found.lost
    facts = {
        "expected": number_text(language, found.expected, 1),
        "luck": _signed(language, found.luck),
        "lost": number_text(language, found.lost, 1),
        "total": number_text(language, total),
    }
    lines = [player, language.text("analysis.sum", **facts)]
    dear = [placement for placement in found.dearest() if placement.lost > NOTHING]
    lines += [_placement(placement, rules, language) for placement in dear]
    return "\n".join(lines if dear else [*lines, language.text("analysis.flawless")])


def _placement(placement: Placement, rules: RuleSet, language: Language) -> str:
    return language.text(
        "analysis.placement",
        turn=placement.turn,
        dice="-".join(map(str, placement.dice)),
        row=row_name(language, placement.row, rules),
        best=row_name(language, placement.best_row, rules),
        lost=number_text(language, placement.lost, 1),
    )


def _signed(language: Language, value: float) -> str:
    sign = "+" if value >= 0 else "−"
    return sign + number_text(language, abs(value), 1)
