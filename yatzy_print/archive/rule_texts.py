"""Rule sets by the full text that is stored with their games."""

from functools import cache

from yatzy_print.rules.load import known, rule_set
from yatzy_print.rules.own import from_text
from yatzy_print.rules.ruleset import RuleSet


@cache
def rules_by_text(rules: str, text: str) -> RuleSet:
    """The rule set of a stored text: the built-in one itself when it still reads the same."""
    if rules.split("+")[0] in known() and rule_set(rules).text == text:
        return rule_set(rules)
    return from_text(text)
