"""Questions that make a rule set of one's own: pure steps from a document and an answer to a document."""

import re
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from yatzy_print.errors import Fact, Trouble, nearest_first
from yatzy_print.languages.language import Language
from yatzy_print.languages.rows import row_name, rules_name
from yatzy_print.rules.documents import extended, known
from yatzy_print.rules.faults import faults
from yatzy_print.rules.load import rule_set
from yatzy_print.rules.ruleset import OWN_ROWS, RuleSet

Document = Mapping[str, Any]
Apply = Callable[[Document, str, Language], Document]
DEFAULT_BASE = "yatzy"


@dataclass(frozen=True, slots=True)
class Question:
    """One thing to ask; its words stand under `[new_rules]`. `repeats`: asked until the answer is empty."""

    key: str
    apply: Apply
    repeats: bool = False


def answered(question: Question, document: Document, answer: str, language: Language) -> Document:
    """The document with one answer more. Raises Trouble when the answer makes no sense or no rule set."""
    changed = question.apply(document, answer, language)
    if "extends" in changed:
        found = faults(extended({"source": "new", **changed}, "new"))
        if found:
            cure = language.text(f"rule_faults.{found[0].code}", **found[0].facts)
            raise Trouble("new-rules-faulty", given=answer, cure=cure)
    return changed


def facts(document: Document, language: Language) -> Mapping[str, Fact]:
    """What the questions mention: the rules to begin from, and the base's bonus, extra points and rows."""
    base = _base(document)
    titles = (rules_name(language, rule_set(id_)) for id_ in known())
    return {
        "known": "\n".join(f"  {number} {title}" for number, title in enumerate(titles, 1)),
        "bonus": ", ".join(f"{threshold} {points}" for threshold, points in base.bonus) or "0",
        "extra": base.extra.points if base.extra else 0,
        "rows": ", ".join(row_name(language, row.id, base) for row in base.categories),
    }


def _base(document: Document) -> RuleSet:
    return rule_set(document.get("extends", DEFAULT_BASE))


def _name(document: Document, answer: str, language: Language) -> Document:
    plain = unicodedata.normalize("NFKD", answer).encode("ascii", "ignore").decode().lower()
    name = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")
    if not name:
        raise Trouble("new-rules-name")
    return {**document, "id": name, "names": {language.code: answer}}


def _extends(document: Document, answer: str, _: Language) -> Document:
    return {**document, "extends": rule_set(_numbered(answer) or answer or DEFAULT_BASE).id}


def _numbered(answer: str) -> str:
    """The built-in rules with that number in the list."""
    number = int(answer) if answer.isascii() and answer.isdigit() and len(answer) < 3 else 0
    return known()[number - 1] if 1 <= number <= len(known()) else ""


def _bonus(document: Document, answer: str, _: Language) -> Document:
    if not answer:
        return document
    if answer == "0":
        return {**document, "bonus": []}
    steps = [re.fullmatch(r"(\d+)\D+(\d+)", step.strip()) for step in answer.split(",")]
    if not all(steps):
        raise Trouble("new-rules-bonus", given=answer)
    return {**document, "bonus": sorted([int(step[1]), int(step[2])] for step in steps if step)}


def _left_out(document: Document, answer: str, language: Language) -> Document:
    base = _base(document)
    out = {_row(part, base, language) for part in _parts(answer)}
    rows = [row.id for row in base.categories if row.id not in out]
    return {**document, "rows": rows} if out else document


def _fixed(document: Document, answer: str, language: Language) -> Document:
    changed = document
    for part in _parts(answer):
        name, _, points = part.partition("=")
        if not points.strip().isdigit():
            raise Trouble("new-rules-points", given=part)
        row = _row(name, _base(document), language)
        changed = _with_row(changed, row, {"points": int(points)})
    return changed


def _all_dice(document: Document, answer: str, language: Language) -> Document:
    changed = document
    for part in _parts(answer):
        changed = _with_row(changed, _row(part, _base(document), language), {"points": "all"})
    return changed


def _extra(document: Document, answer: str, _: Language) -> Document:
    base = _base(document)
    if not answer:
        return document
    if not answer.isdigit():
        raise Trouble("new-rules-points", given=answer)
    alike = [row.id for row in base.categories if getattr(row.pattern, "sizes", ()) == (base.dice,)]
    return {**document, "extra": {"category": alike[0], "points": int(answer)}} if alike else document


def _own_row(document: Document, answer: str, language: Language) -> Document:
    if not answer:
        return document
    parts = re.fullmatch(r"(.+?):\s*([\d+\s-]+?)\s*(?:=\s*(\d+))?", answer)
    if parts is None:
        raise Trouble("new-rules-own-row", given=answer)
    free = next((row for row in OWN_ROWS if row not in document.get("categories", {})), None)
    if free is None:
        raise Trouble("new-rules-full", most=len(OWN_ROWS))
    name, needs, points = parts.groups()
    table = {"section": "lower", **_pattern(needs), "names": {language.code: name.strip()}}
    changed = _with_row(document, free, {**table, "points": int(points)} if points else table)
    return {**changed, "rows": [*document["rows"], free]} if "rows" in document else changed


def _pattern(needs: str) -> dict[str, Any]:
    """ "3+2" are groups, "1-2-3-4" a run, "4" any run of four."""
    numbers = [int(number) for number in re.findall(r"\d+", needs)]
    if "-" in needs:
        return {"run": numbers}
    return {"groups": numbers} if "+" in needs else {"any_run": numbers[0]}


def _with_row(document: Document, row: str, table: Mapping[str, Any]) -> Document:
    rows = document.get("categories", {})
    return {**document, "categories": {**rows, row: {**rows.get(row, {}), **table}}}


def _parts(answer: str) -> list[str]:
    return [part.strip() for part in answer.split(",") if part.strip()]


def _row(name: str, base: RuleSet, language: Language) -> str:
    """A row by its printed name or id. Raises Trouble("new-rules-row") with the nearest names."""
    names = {row_name(language, row.id, base): row.id for row in base.categories}
    folded = {key.casefold(): row for key, row in (*names.items(), *((row, row) for row in names.values()))}
    found = folded.get(name.strip().casefold())
    if found is None:
        raise Trouble("new-rules-row", given=name.strip(), known=", ".join(nearest_first(name, names)))
    return found


QUESTIONS = (
    Question("name", _name),
    Question("extends", _extends),
    Question("bonus", _bonus),
    Question("left-out", _left_out),
    Question("fixed", _fixed),
    Question("all-dice", _all_dice),
    Question("extra", _extra),
    Question("own-row", _own_row, repeats=True),
)
