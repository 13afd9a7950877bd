"""A rule set with everything it implies, as plain data for JSON."""

from typing import Any

from yatzy_print.rules.reach import maximum, maximum_with_extras, reachable
from yatzy_print.rules.ruleset import RuleSet


def describe(rules: RuleSet) -> dict[str, Any]:
    """Id, source, dice, maxima, bonus tiers, and each row with its section, maximum and reachable scores."""
    rows = [(category, reachable(rules, category.id)) for category in rules.categories]
    return {
        "id": rules.id,
        "source": rules.source,
        "dice": rules.dice,
        "maximum": maximum(rules),
        "maximum_with_extras": maximum_with_extras(rules),
        "bonus": [list(tier) for tier in rules.bonus],
        "categories": [
            {"id": row.id, "section": row.section, "maximum": scores[-1], "reachable": list(scores)}
            for row, scores in rows
        ],
    }
