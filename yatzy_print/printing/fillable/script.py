"""The script of a fillable card: one fixed program, and the rules and words of the card as its data."""

import json
from functools import cache
from pathlib import Path

from yatzy_print.languages.language import Language
from yatzy_print.languages.rows import line_name, row_name
from yatzy_print.notation.cells import STRUCK
from yatzy_print.rules.jokers import joker_scores
from yatzy_print.rules.reach import reachable
from yatzy_print.rules.ruleset import RuleSet

SUMS = ("extra", "upper", "bonus", "total")
"""The lines that are calculated, in the order in which they need one another."""


def document_script(rules: RuleSet, language: Language) -> str:
    """The script that runs when the document opens: ASCII, and ECMAScript 3 for the oldest readers."""
    return _program().replace("CARD", json.dumps(_card(rules, language)), 1)


def calculation(line: str, column: int) -> str:
    """The script of a sum field."""
    return f'yatzy.calculate("{line}", {column + 1});'


def validation(line: str) -> str:
    """The script that refuses what a row can't hold."""
    return f'yatzy.validate("{line}");'


def limits(rules: RuleSet) -> dict[str, list[int]]:
    """The points that each row and the extra line may hold, jokers among them, in rising order."""
    rows = {
        category.id: sorted({*reachable(rules, category.id), *joker_scores(rules, category)})
        for category in rules.categories
    }
    if rules.extra is None or not rules.extra.points:
        return rows
    counts = range(len(rules.categories))
    return {**rows, "extra": sorted({*counts, *(count * rules.extra.points for count in counts)})}


def _card(rules: RuleSet, language: Language) -> dict[str, object]:
    labels = {row: row_name(language, row, rules) for row in rules.by_id}
    return {
        "struck": STRUCK.pattern,
        "upper": [row.id for row in rules.upper],
        "lower": [row.id for row in rules.lower],
        "bonus": rules.bonus,
        "each": rules.extra.points if rules.extra else 0,
        "allowed": limits(rules),
        "labels": {**labels, "extra": line_name(language, "extra")},
        "impossible": language.names("form.impossible")[0],
        "noScore": language.names("form.not-a-score")[0],
    }


@cache
def _program() -> str:
    lines = (Path(__file__).parent / "script.js").read_text(encoding="utf-8").splitlines()
    code = [line.strip() for line in lines]
    return "\n".join(line for line in code if line and not line.startswith("//"))
