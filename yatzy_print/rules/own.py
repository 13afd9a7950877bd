"""Rule sets that no test holds faultless: a user's own file, and the text that an archive keeps."""

from yatzy_print.errors import Trouble
from yatzy_print.rules import documents
from yatzy_print.rules.build import build
from yatzy_print.rules.documents import known
from yatzy_print.rules.faults import Fault, faults
from yatzy_print.rules.merge import Document
from yatzy_print.rules.ruleset import RuleSet


def own_rule_set(path: str, chosen: tuple[str, ...]) -> RuleSet:
    """The rule set of an own file with house rules of its own. Raises Trouble as `load.rule_set` does."""
    _refuse(own_faults(path), path)
    document = documents.document(path)
    return _sound(documents.resolved(document, chosen), path, document["id"], chosen)


def from_text(text: str) -> RuleSet:
    """The rule set whose `text` this is, as an archive keeps it. Raises Trouble when it is damaged."""
    document = documents.parsed(text, "text")
    base, *chosen = str(document.get("id", "")).split("+")
    return _sound({**document, "id": base}, base, base, tuple(chosen))


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


def _sound(document: Document, name: str, base: str, chosen: tuple[str, ...]) -> RuleSet:
    _refuse(faults(document), name)
    return build(document, base, chosen)


def _refuse(found: tuple[Fault, ...], name: str) -> None:
    if found:
        raise Trouble("rules-faulty", rules=name, key=found[0].key, number=len(found))
