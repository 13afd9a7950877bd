"""The facts above the names: date, place, rules, order, state, note and notation, in any language."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from yatzy_print.errors import Trouble
from yatzy_print.games.findings import Finding
from yatzy_print.games.game import State
from yatzy_print.notation.dates import iso_date
from yatzy_print.notation.delimiter import Line
from yatzy_print.notation.names import clean, fold, shortened, unguarded
from yatzy_print.notation.vocabulary import meanings
from yatzy_print.rules.load import known, rule_set
from yatzy_print.rules.ruleset import Order, RuleSet


@dataclass(frozen=True, slots=True)
class Facts:
    """What a paper says about its game. `rules` is as written; `pace`: upper cells are differences."""

    date: str | None = None
    place: str = ""
    rules: str = ""
    order: Order = "free"
    state: State = "played"
    note: str = ""
    pace: bool = False


def facts_of(lines: Iterable[Line]) -> tuple[Facts, tuple[Finding, ...]]:
    """The facts that lines hold, and a finding for each line that was not understood."""
    facts, findings, seen = Facts(), list[Finding](), set[str]()
    for line in lines:
        name, text = fact(line)
        changed = _with(facts, name, text) if name and (name not in seen or name == "note") else None
        if changed is not None:
            facts = changed
            seen.add(name)
        elif not _is_title(line):
            findings.append(_not_understood(line, name, text))
    return facts, tuple(findings)


def fact(line: Line) -> tuple[str, str]:
    """The fact that a line states and its text; the fact is "" when the line states none."""
    label, text = line.label, ", ".join(cell for cell in line.cells if cell)
    if not text and ":" in label:
        label, _, text = label.partition(":")
    return meanings("facts").get(fold(label), ""), unguarded(clean(text))


def rules_of(written: str) -> RuleSet:
    """The built-in rule set that a paper names by its id or title; the default one for "".

    Raises Trouble("unknown-rules") or one about house rules. A paper cannot name a file.
    """
    base, plus, house_rules = written.partition("+")
    id_ = meanings("rules").get(fold(base), base.strip().lower()) if base.strip() else known()[0]
    if id_ not in known():
        raise Trouble("unknown-rules", given=shortened(written), known=", ".join(known()))
    return rule_set(id_ + plus + house_rules)


def _with(facts: Facts, name: str, text: str) -> Facts | None:
    """The facts with one more; None when its text says nothing that fits."""
    if not text:
        return facts
    change = CHANGES[name](facts, text)
    return replace(facts, **change) if None not in change.values() else None  # type: ignore[arg-type]


Change = Callable[[Facts, str], dict[str, object]]
CHANGES: dict[str, Change] = {
    "date": lambda _, text: {"date": iso_date(text)},
    "place": lambda _, text: {"place": text},
    "rules": lambda _, text: {"rules": text},
    "order": lambda _, text: {"order": meanings("orders").get(fold(text))},
    "state": lambda _, text: {"state": meanings("states").get(fold(text))},
    "note": lambda facts, text: {"note": f"{facts.note}; {text}" if facts.note else text},
    "team": lambda _, text: {"team": None},  # a second line of teams, or one that names no column
    "notation": lambda _, text: {"pace": {"pace": True, "points": False}.get(_notation(text))},
}


def _notation(text: str) -> str:
    return meanings("notations").get(fold(text), "")


def _is_title(line: Line) -> bool:
    """Whether a line only names the game or a section, or says nothing."""
    named = fold(line.label)
    return not line.is_filled and (
        not named or named in meanings("rules") or named in meanings("headings") or named in meanings("lines")
    )


def unreadable_date(text: str) -> Finding:
    """The finding for a date in no known form."""
    return Finding("unknown-fact", facts={"variant": "date", "text": shortened(text)})


def _not_understood(line: Line, name: str, text: str) -> Finding:
    if name == "date" and iso_date(text) is None:
        return unreadable_date(text)
    if name or line.is_filled:
        facts = {"name": shortened(line.label.partition(":")[0]), "text": shortened(text)}
    else:
        facts = {"variant": "line", "text": shortened(line.text)}
    return Finding("unknown-fact", facts=facts)
