"""A verified game as a card: what was written, what was computed, and where they differ."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from yatzy_print import __version__
from yatzy_print.games.findings import Severity
from yatzy_print.games.verified import VerifiedGame, VerifiedSheet
from yatzy_print.languages.language import Language
from yatzy_print.languages.rows import rules_name
from yatzy_print.languages.wording import finding_text
from yatzy_print.protocol.facts import date_words, fields
from yatzy_print.protocol.form import form
from yatzy_print.protocol.protocol import Cell, Column, Line, Protocol
from yatzy_print.rules.ruleset import RuleSet

STRUCK = "–"
OPEN = Cell()
ADDED = ("upper", "total")
"""Sums of rows: 0 is a sum, no dash."""
FINDINGS_OF_SUMS: Mapping[str, str] = MappingProxyType(
    {
        "upper": "upper-differs",
        "bonus": "bonus-differs",
        "extra": "extra-not-possible",
        "total": "total-differs",
    }
)
FINDINGS_OF_ROWS = ("unreachable-score", "dice-score-differs")


def filled(verified: VerifiedGame, language: Language, signatures: bool = False) -> Protocol:
    """The card of a verified game: computed figures count, a differing written one stands struck through.

    Findings that belong to no cell stand in words at the foot. `signatures` adds lines to sign on.
    """
    game, sheets = verified.game, verified.sheets
    printed = form(verified.rules, language)
    sections = [
        tuple(
            line._replace(cells=tuple(_cell(line, sheet, verified.rules) for sheet in sheets))
            for line in section
        )
        for section in printed.sections
    ]
    if any(sheet.rank for sheet in sheets) and len(sheets) > 1:
        sections[-1] += (_ranks(sheets, language),)
    date = date_words(language, game.date or "")
    return Protocol(
        title=printed.title,
        subtitle=printed.subtitle,
        language=language.code,
        rules=verified.rules.id,
        fields=fields(language, game.date or "", game.place),
        hint_heading=language.text("words.max"),
        columns=tuple(_column(sheet, len(sheets)) for sheet in sheets),
        sections=tuple(sections),
        footer=(*printed.footer, *_remarks(verified, language, sections)),
        name=", ".join(filter(None, (printed.title, date, game.place))),
        label=game.date or "",
        seal=_seal(verified, language),
        signatures=tuple(sheet.sheet.player for sheet in sheets) if signatures else (),
    )


def _column(sheet: VerifiedSheet, players: int) -> Column:
    return Column(sheet.sheet.player, players > 1 and sheet.rank == 1, sheet.sheet.team or "")


def _ranks(sheets: Sequence[VerifiedSheet], language: Language) -> Line:
    cells = tuple(Cell(f"{sheet.rank}." if sheet.rank else "") for sheet in sheets)
    return Line("rank", "rank", language.text("protocol.rank"), cells=cells)


def _cell(line: Line, sheet: VerifiedSheet, rules: RuleSet) -> Cell:
    return _row_cell(line.id, sheet) if line.kind == "row" else _sum_cell(line.id, sheet, rules)


def _row_cell(row: str, sheet: VerifiedSheet) -> Cell:
    entry = sheet.sheet.entries.get(row)
    if entry is None:
        return OPEN
    dice = entry.dice or ()
    for finding in sheet.findings:
        if finding.category == row and finding.code in FINDINGS_OF_ROWS:
            right = "" if finding.computed is None else _points(finding.computed)
            return Cell(right, str(entry.points), dice)
    return Cell(_points(entry.points), "", dice)


def _sum_cell(line: str, sheet: VerifiedSheet, rules: RuleSet) -> Cell:
    computed = _sums(sheet, rules)[line]
    shown = "" if computed is None else str(computed) if line in ADDED else _points(computed)
    code = FINDINGS_OF_SUMS.get(line)
    for finding in sheet.findings:
        if finding.code == code and finding.written is not None:
            return Cell(shown, str(finding.written))
    return Cell(shown)


def _sums(sheet: VerifiedSheet, rules: RuleSet) -> Mapping[str, int | None]:
    """What stands in the sum lines; None where nothing is filled, or where a bonus may still be earned."""
    totals, entries = sheet.totals, sheet.sheet.entries
    begun = any(category.id in entries for category in rules.upper)
    closed = all(category.id in entries for category in rules.upper)
    return {
        "upper": totals.upper if begun else None,
        "bonus": totals.bonus if totals.bonus or closed else None,
        "extra": totals.extra if totals.extra or totals.complete else None,
        "total": totals.total if entries else None,
    }


def _points(points: int) -> str:
    return str(points) if points else STRUCK


def _remarks(verified: VerifiedGame, language: Language, sections: Sequence[Sequence[Line]]) -> Iterator[str]:
    game = verified.game
    facts = [] if game.order == "free" else [language.text(f"orders.{game.order}")]
    facts += [] if game.state == "played" else [language.text(f"states.{game.state}")]
    if facts:
        yield " · ".join(facts)
    if game.note:
        yield language.text("protocol.note", note=game.note)
    yield from _legend(language, sections)
    yield from _unplaced(verified, language, {line.id for section in sections for line in section})


def _legend(language: Language, sections: Sequence[Sequence[Line]]) -> Iterator[str]:
    """What a figure struck through means, if there is one."""
    struck = [cell for section in sections for line in section for cell in line.cells if cell.struck_text]
    if struck:
        yield language.text("protocol.legend")
    if not all(cell.text for cell in struck):
        yield language.text("protocol.legend-impossible")


def _unplaced(verified: VerifiedGame, language: Language, lines: set[str]) -> Iterator[str]:
    placed = {code for line, code in FINDINGS_OF_SUMS.items() if line in lines} | {*FINDINGS_OF_ROWS}
    for finding in verified.findings:
        if finding.is_wrong:
            yield finding_text(language, finding, verified.rules)
    for sheet in verified.sheets:
        for finding in sheet.findings:
            if finding.is_wrong and finding.code not in placed:
                yield finding_text(language, finding, verified.rules, sheet.sheet.player)


def _seal(verified: VerifiedGame, language: Language) -> str:
    if verified.has(Severity.ERROR) or not verified.complete:
        return ""
    name = rules_name(language, verified.rules)
    return language.text("protocol.verified", rules=name, version=__version__)
