"""Which row or sum line each line of a paper is."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from yatzy_print.errors import Fact, nearest
from yatzy_print.games.findings import Finding
from yatzy_print.games.game import Entry
from yatzy_print.notation.cells import entry
from yatzy_print.notation.delimiter import Line
from yatzy_print.notation.names import readings, shortened
from yatzy_print.notation.vocabulary import Vocabulary, homes
from yatzy_print.rules.reach import reachable
from yatzy_print.rules.ruleset import RuleSet

MOST_SUGGESTIONS = 20


@dataclass(frozen=True, slots=True)
class Assigned:
    """The lines with the row each is, the sum lines with what each may be, and what fits nowhere."""

    rows: tuple[tuple[str, Line], ...]
    sums: tuple[tuple[tuple[str, ...], Line], ...]
    findings: tuple[Finding, ...]


def assigned(lines: Sequence[Line], words: Vocabulary, rules: RuleSet) -> Assigned:
    """Every filled or known line in its place; unknown, ambiguous and missing rows become findings."""
    named = [(words.rows_named(line.label), line) for line in lines]
    certain = {ids[0] for ids, _ in named if len(ids) == 1}
    decided = [(_decided(ids, certain, line, rules), line) for ids, line in named if ids]
    rows = tuple((ids[0], line) for ids, line in decided if len(ids) == 1)
    unclear = [(ids, line) for ids, line in decided if len(ids) > 1]
    others = [line for ids, line in named if not ids]
    sums = tuple((ids, line) for line in others if (ids := words.lines_named(line.label)))
    strange = [line for line in others if line.is_filled and not words.lines_named(line.label)]
    findings = [_ambiguous(line, ids) for ids, line in unclear]
    findings += [
        unknown_row(line.label, words.spellings if number < MOST_SUGGESTIONS else ())
        for number, line in enumerate(strange)
    ]
    present = (
        {id_ for id_, _ in rows} | {id_ for ids, _ in unclear for id_ in ids} | _suggested(findings, words)
    )
    findings += [Finding("missing-row", id_) for id_ in rules.by_id if id_ not in present]
    return Assigned(rows, sums, tuple(findings))


def _decided(ids: tuple[str, ...], certain: set[str], line: Line, rules: RuleSet) -> tuple[str, ...]:
    """The rows that an ambiguous name may still be: not another line's, and able to hold its values."""
    if len(ids) == 1:
        return ids
    left = tuple(id_ for id_ in ids if id_ not in certain) or ids
    fitting = tuple(id_ for id_ in left if _fits(id_, line.cells, rules))
    return fitting if len(left) > 1 and len(fitting) == 1 else left


def _fits(id_: str, cells: Iterable[str], rules: RuleSet) -> bool:
    entries = [entry(cell, rules.by_id[id_], rules) for cell in cells]
    values = {one.points for one in entries if isinstance(one, Entry)}
    return values <= set(reachable(rules, id_))


def _ambiguous(line: Line, ids: tuple[str, ...]) -> Finding:
    facts = {"name": shortened(line.label), "first_row": ids[0], "second_row": ids[1]}
    return Finding("ambiguous-row", facts=facts)


def unknown_row(name: str, spellings: Sequence[str]) -> Finding:
    """The finding for a row that the rules do not have: with the rules that do, else the nearest spelling."""
    facts: dict[str, Fact] = {"name": shortened(name)}
    elsewhere = next((homes()[spelling] for spelling in readings(name) if spelling in homes()), None)
    hits = nearest(name, spellings) if spellings and not elsewhere else []
    if elsewhere:
        facts |= {"variant": "elsewhere", "rules": elsewhere}
    elif hits:
        facts |= {"variant": "nearest", "nearest": hits[0]}
    return Finding("unknown-row", facts=facts)


def _suggested(findings: Iterable[Finding], words: Vocabulary) -> set[str]:
    """The rows that misspelt names probably are: they stand on the paper, so they are not missing."""
    return {id_ for finding in findings for id_ in words.rows_named(str(finding.facts.get("nearest", "")))}
