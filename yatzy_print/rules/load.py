"""Rule sets by name: built-in ones, a user's own file, and house rules after a plus.

A test holds the built-in files faultless, so only own ones load what looks for faults.
"""

from functools import cache

from yatzy_print.rules import documents
from yatzy_print.rules.build import build
from yatzy_print.rules.documents import DEFAULT, SUFFIX, known
from yatzy_print.rules.ruleset import RuleSet

__all__ = ["DEFAULT", "house_rules", "known", "rule_set"]


def rule_set(spec: str) -> RuleSet:
    """The rule set named "base+house-rule+…", or "own.toml+…".

    Raises Trouble: unknown-rules, unknown-house-rule, contradictory-house-rules, rules-faulty,
    rules-not-toml, rules-extend-badly, or what reading the file raises.
    """
    base, chosen = _split(spec)
    if not base.endswith(SUFFIX):
        return _built_in(base, chosen)
    from yatzy_print.rules.own import own_rule_set

    return own_rule_set(base, chosen)


@cache
def _built_in(base: str, chosen: tuple[str, ...]) -> RuleSet:
    document = documents.document(base)
    return build(documents.resolved(document, chosen), document["id"], chosen)


def house_rules(rules: RuleSet) -> tuple[str, ...]:
    """The house rules that a rule set's base offers, in the order of its file."""
    if rules.base not in known():
        return rules.house_rules
    return tuple(documents.offers(documents.document(rules.base)))


def _split(spec: str) -> tuple[str, tuple[str, ...]]:
    """The base, and the house rules without doubles in their canonical order."""
    path, suffix, rest = spec.strip().rpartition(SUFFIX)
    base, *chosen = [path + suffix, *rest.lower().split("+")] if suffix else rest.lower().split("+")
    return base, tuple(sorted({name for name in chosen if name}))
