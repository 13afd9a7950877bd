"""Rule sets by name: built-in ones, a user's own file, and house rules after a plus."""

from functools import cache

from yatzy_print.errors import Trouble
from yatzy_print.rules import documents
from yatzy_print.rules.build import build
from yatzy_print.rules.documents import DEFAULT, SUFFIX, known
from yatzy_print.rules.faults import Fault, faults
from yatzy_print.rules.merge import Document
from yatzy_print.rules.ruleset import RuleSet

__all__ = ["DEFAULT", "from_text", "house_rules", "known", "own_faults", "rule_set"]


def rule_set(spec: str) -> RuleSet:
    """The rule set named "base+house-rule+…", or "own.toml+…".

    Raises Trouble: unknown-rules, unknown-house-rule, contradictory-house-rules, rules-faulty,
    rules-not-toml, rules-extend-badly, or what reading the file raises.
    """
    base, chosen = _split(spec)
    return _own(base, chosen) if base.endswith(SUFFIX) else _built_in(base, chosen)


@cache
def _built_in(base: str, chosen: tuple[str, ...]) -> RuleSet:
    return _built(documents.document(base), chosen)


def _own(path: str, chosen: tuple[str, ...]) -> RuleSet:
    found = own_faults(path)
    if found:
        raise Trouble("rules-faulty", rules=path, key=found[0].key, number=len(found))
    return _built(documents.document(path), chosen)


def _built(document: Document, chosen: tuple[str, ...]) -> RuleSet:
    result = documents.resolved(document, chosen)
    return build(_faultless(result, str(document.get("id"))), document["id"], chosen)


def _faultless(document: Document, name: str) -> Document:
    found = faults(document)
    if found:
        raise Trouble("rules-faulty", rules=name, key=found[0].key, number=len(found))
    return document


def own_faults(path: str) -> tuple[Fault, ...]:
    """Everything wrong with a user's own file, its house rules included; empty when it can be used.

    Raises Trouble when the file can't be read or extended at all.
    """
    document = documents.document(path)
    taken = (Fault("id", "id-taken"),) if document.get("id") in known() else ()
    plain = (*taken, *faults(documents.resolved(document, ())))
    if plain:
        return plain
    return tuple(
        Fault(f"house_rules.{name}: {fault.key}", fault.code, fault.facts)
        for name in documents.offers(document)
        for fault in faults(documents.resolved(document, (name,)))
    )


def house_rules(rules: RuleSet) -> tuple[str, ...]:
    """The house rules that a rule set's base offers, in the order of its file."""
    if rules.base not in known():
        return rules.house_rules
    return tuple(documents.offers(documents.document(rules.base)))


def from_text(text: str) -> RuleSet:
    """The rule set whose `text` this is, as an archive keeps it. Raises Trouble when it is damaged."""
    document = documents.parsed(text, "text")
    base, *chosen = str(document.get("id", "")).split("+")
    return build(_faultless({**document, "id": base}, base), base, tuple(chosen))


def _split(spec: str) -> tuple[str, tuple[str, ...]]:
    """The base, and the house rules without doubles in their canonical order."""
    path, suffix, rest = spec.strip().rpartition(SUFFIX)
    base, *chosen = [path + suffix, *rest.lower().split("+")] if suffix else rest.lower().split("+")
    return base, tuple(sorted({name for name in chosen if name}))
