"""Rule documents by name: read, extended by others, and overridden by the house rules chosen."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from yatzy_print.errors import Trouble, nearest_first
from yatzy_print.files import read_input
from yatzy_print.resources import PACKAGE
from yatzy_print.rules.merge import Document, contradict, merge

DATA = PACKAGE / "rules" / "data"
DEFAULT = "yatzy"
SUFFIX = ".toml"


@cache
def known() -> tuple[str, ...]:
    """The ids of the built-in rule sets, the default first."""
    ids = sorted(path.stem for path in DATA.glob(f"*{SUFFIX}"))
    return (DEFAULT, *(name for name in ids if name != DEFAULT))


def document(base: str, seen: tuple[str, ...] = ()) -> Document:
    """The document of a built-in rule set or of an own file, with what it extends under it.

    Raises Trouble: unknown-rules, rules-not-toml, rules-extend-badly, or what reading the file raises.
    """
    if base.endswith(SUFFIX):
        return extended({"source": base, **parsed(_text(Path(base)), base)}, base, (*seen, base))
    if base not in known():
        raise Trouble("unknown-rules", given=base, known=", ".join(nearest_first(base, known())))
    text = (DATA / f"{base}{SUFFIX}").read_text(encoding="utf-8")
    return extended(parsed(text, base), base, (*seen, base))


def parsed(text: str, name: str) -> dict[str, Any]:
    """A TOML text as a table. Raises Trouble("rules-not-toml")."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise Trouble("rules-not-toml", rules=name, reason=str(error)) from error


def _text(path: Path) -> str:
    try:
        return read_input(path).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Trouble("rules-not-toml", rules=str(path), reason=error.reason) from error


def extended(own: Document, name: str, seen: tuple[str, ...] = ()) -> Document:
    """A document laid on what it extends. Raises Trouble as `document` does."""
    if "extends" not in own:
        return own
    parent = own["extends"]
    base, *chosen = parent.split("+") if isinstance(parent, str) else [""]
    if not base or base in seen:
        raise Trouble("rules-extend-badly", rules=name)
    inherited = resolved(document(base, seen), tuple(chosen))
    return merge(inherited, {key: value for key, value in own.items() if key != "extends"})


def resolved(whole: Document, chosen: tuple[str, ...]) -> dict[str, Any]:
    """A document with the chosen house rules laid on it, and without the ones it offers.

    Raises Trouble: unknown-house-rule, contradictory-house-rules.
    """
    offered = offers(whole)
    for name in chosen:
        if name not in offered:
            names = ", ".join(nearest_first(name, offered)) or "–"
            raise Trouble("unknown-house-rule", given=name, rules=str(whole.get("id")), known=names)
    result = {key: value for key, value in whole.items() if key != "house_rules"}
    for index, name in enumerate(chosen):
        for other in chosen[:index]:
            _agree(offered, other, name)
        result = merge(result, _override(offered[name]))
    return result


def offers(whole: Document) -> Mapping[str, Document]:
    """The house rules that a document offers, by name."""
    tables = whole.get("house_rules")
    return tables if isinstance(tables, Mapping) else {}


def _override(house_rule: Document) -> Document:
    return {key: value for key, value in house_rule.items() if key not in ("source", "excludes")}


def _agree(offered: Mapping[str, Document], one: str, other: str) -> None:
    first, second = offered[one], offered[other]
    excluded = other in first.get("excludes", ()) or one in second.get("excludes", ())
    if excluded or contradict(_override(first), _override(second)):
        raise Trouble("contradictory-house-rules", first=one, second=other)


def write_document(document: Document) -> str:
    """A document as TOML text."""
    import tomli_w

    return tomli_w.dumps(document)
