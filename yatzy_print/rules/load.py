"""Rule sets by name: built-in TOML files, a user's own file, and house rules after a plus."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from yatzy_print.errors import Trouble, nearest_first
from yatzy_print.files import read_input
from yatzy_print.resources import PACKAGE
from yatzy_print.rules.build import build
from yatzy_print.rules.faults import faults
from yatzy_print.rules.merge import Document, contradict, merge
from yatzy_print.rules.ruleset import RuleSet

DATA = PACKAGE / "rules" / "data"
DEFAULT = "yatzy"


@cache
def known() -> tuple[str, ...]:
    """The ids of the built-in rule sets, the default first."""
    ids = sorted(path.stem for path in DATA.glob("*.toml"))
    return (DEFAULT, *(name for name in ids if name != DEFAULT))


@cache
def rule_set(spec: str) -> RuleSet:
    """The rule set named "base+house-rule+…", or "own.toml+…".

    Raises Trouble: unknown-rules, unknown-house-rule, contradictory-house-rules, rules-faulty,
    rules-not-toml, or what reading the file raises.
    """
    base, *house_rules = _split(spec.strip())
    document = _document(base)
    chosen = tuple(sorted(set(filter(None, house_rules))))
    resolved = _resolved(document, chosen)
    found = faults(resolved)
    if found:
        raise Trouble("rules-faulty", rules=base, key=found[0].key, number=len(found))
    return build(resolved, document["id"], chosen)


def house_rules(rules: RuleSet) -> tuple[str, ...]:
    """The house rules that a rule set's base offers, in the order of its file."""
    return tuple(_document(rules.base).get("house_rules", {})) if rules.base in known() else rules.house_rules


def from_text(text: str) -> RuleSet:
    """The rule set whose `text` this is, as an archive keeps it. Raises Trouble when it is damaged."""
    document = _parsed(text, "text")
    base, *chosen = str(document.get("id", "")).split("+")
    plain = {**document, "id": base}
    if faults(plain):
        raise Trouble("rules-faulty", rules=base, key=faults(plain)[0].key, number=len(faults(plain)))
    return build(plain, base, tuple(chosen))


def _split(spec: str) -> list[str]:
    if ".toml" not in spec:
        return spec.lower().split("+")
    path, _, rest = spec.rpartition(".toml")
    return [f"{path}.toml", *rest.lower().split("+")]


def document_of(path: Path) -> Document:
    """A user's own rule file as a document, extended but not judged. Raises Trouble when it is no TOML."""
    return _extended(_parsed(_text(path), str(path)), str(path), ())


def _text(path: Path) -> str:
    try:
        return read_input(path).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Trouble("rules-not-toml", rules=str(path), reason=str(error.reason)) from error


def _parsed(text: str, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise Trouble("rules-not-toml", rules=name, reason=str(error)) from error


def _document(base: str, seen: tuple[str, ...] = ()) -> Document:
    if base.endswith(".toml"):
        return document_of(Path(base))
    if base not in known():
        raise Trouble("unknown-rules", given=base, known=", ".join(nearest_first(base, known())))
    return _extended(_parsed((DATA / f"{base}.toml").read_text(encoding="utf-8"), base), base, seen)


def _extended(document: Document, name: str, seen: tuple[str, ...]) -> Document:
    if "extends" not in document:
        return document
    parent = document["extends"]
    if not isinstance(parent, str) or parent in seen:
        raise Trouble("rules-extend-badly", rules=name)
    base, *chosen = parent.split("+")
    inherited = _resolved(_document(base, (*seen, parent)), tuple(chosen))
    return merge(inherited, {key: value for key, value in document.items() if key != "extends"})


def _resolved(document: Document, chosen: tuple[str, ...]) -> dict[str, Any]:
    offered: Mapping[str, Document] = document.get("house_rules", {})
    for house_rule in chosen:
        if house_rule not in offered:
            names = ", ".join(nearest_first(house_rule, offered)) or "–"
            raise Trouble("unknown-house-rule", given=house_rule, rules=str(document.get("id")), known=names)
    resolved = {key: value for key, value in document.items() if key != "house_rules"}
    for index, house_rule in enumerate(chosen):
        for other in chosen[:index]:
            _agree(offered, other, house_rule)
        override = {
            key: value for key, value in offered[house_rule].items() if key not in ("source", "excludes")
        }
        resolved = merge(resolved, override)
    return resolved


def _agree(offered: Mapping[str, Document], one: str, other: str) -> None:
    first, second = offered[one], offered[other]
    excluded = other in first.get("excludes", ()) or one in second.get("excludes", ())
    plain = [
        {key: value for key, value in rule.items() if key not in ("source", "excludes")}
        for rule in (first, second)
    ]
    if excluded or contradict(*plain):
        raise Trouble("contradictory-house-rules", first=one, second=other)
