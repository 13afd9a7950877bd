"""One player's column of a paper: its entries, and the sums that it claims."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from yatzy_print.errors import Fact
from yatzy_print.games.findings import Finding
from yatzy_print.games.game import Entry, Sheet, Written
from yatzy_print.notation.cells import DASHES, NoScore, cell_text, entry, number, pace_count, signed
from yatzy_print.notation.delimiter import Line
from yatzy_print.notation.names import shortened
from yatzy_print.rules.patterns import Face
from yatzy_print.rules.ruleset import RuleSet

NamedLines = Iterable[tuple[str, Line]]


@dataclass(frozen=True, slots=True)
class Player:
    """Whose column it is; `column` counts from 0, the labels aside."""

    column: int
    name: str
    team: str | None = None


def entries_of(
    column: int, rows: NamedLines, rules: RuleSet, pace: bool
) -> tuple[dict[str, Entry], list[Finding]]:
    """The entries of a column. Of a doubled row the first is kept; a text that is no score leaves it open."""
    first: dict[str, str] = {}
    entries: dict[str, Entry] = {}
    findings: list[Finding] = []
    for id_, line in rows:
        written = _cell(line, column)
        if not written:
            continue
        if id_ in first:
            facts = {"first": shortened(first[id_]), "second": shortened(written)}
            findings.append(Finding("duplicate-row", id_, facts=facts))
            continue
        first[id_] = written
        read = entry(written, rules.by_id[id_], rules, pace)
        if isinstance(read, NoScore):
            findings.append(Finding("not-a-score", id_, facts=_odd(written)))
        elif read is not None:
            entries[id_] = read
    return entries, findings


def figures_of(entries: Mapping[str, Entry], extra: int, rules: RuleSet) -> dict[str, int]:
    """The sums of a column as they would be computed, to tell what a sum line adds up."""
    upper = sum(entries[row.id].points for row in rules.upper if row.id in entries)
    lower = sum(entries[row.id].points for row in rules.lower if row.id in entries)
    with_bonus = upper + rules.bonus_for(upper)
    return {
        "upper": upper,
        "bonus": with_bonus - upper,
        "upper_with_bonus": with_bonus,
        "lower": lower,
        "total": with_bonus + lower + extra,
    }


def sheet_of(
    player: Player,
    entries: Mapping[str, Entry],
    sums: NamedLines,
    figures: Mapping[str, int],
    rules: RuleSet,
    pace: bool,
) -> tuple[Sheet, list[Finding]]:
    """The sheet of a player with its claims; of a doubled sum the first is compared.

    A formula that gives the computed figure is no claim: `figures` as `figures_of` gives them.
    """
    claims: dict[str, int] = {}
    findings: list[Finding] = []
    for id_, line in sums:
        written = _cell(line, player.column)
        value = _sum(written, id_, rules, pace)
        facts: dict[str, Fact] = {"line": shortened(line.label)}
        if player.column in line.computed and value == figures.get(id_):
            continue  # nobody wrote it: the spreadsheet added it up, and rightly
        if value is None and written and not DASHES.fullmatch(written):
            findings.append(Finding("not-a-sum", facts=facts | _odd(written)))
        elif value is not None and claims.setdefault(id_, value) != value:
            findings.append(
                Finding("duplicate-sum", facts=facts | {"first": str(claims[id_]), "second": str(value)})
            )
    extra = claims.pop("extra", 0)
    return Sheet(player.name, dict(entries), extra, Written(**claims), player.team), findings


def extra_of(column: int, sums: NamedLines) -> int:
    """The points on the extra-Yatzy line of a column."""
    return next((number(_cell(line, column)) or 0 for id_, line in sums if id_ == "extra"), 0)


def _odd(written: str) -> dict[str, Fact]:
    """The facts of a cell that is no number; a formula is one whose result nobody stored."""
    facts: dict[str, Fact] = {"text": shortened(written)}
    return facts | {"variant": "formula"} if written.startswith("=") else facts


def _cell(line: Line, column: int) -> str:
    return cell_text(line.cells[column]) if column < len(line.cells) else ""


def _sum(written: str, id_: str, rules: RuleSet, pace: bool) -> int | None:
    if pace and id_ == "upper" and (written[:1] in "+±0" or number(written) is None):
        difference = signed(written)
        faces = sum(row.pattern.face for row in rules.upper if isinstance(row.pattern, Face))
        return None if difference is None else pace_count(rules) * faces + difference
    if DASHES.fullmatch(written) and id_ in ("bonus", "extra"):
        return 0
    return number(written)
