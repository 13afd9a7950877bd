"""The rows of a verified game as a table for the terminal: figures, sums, what the paper claims, places."""

from collections.abc import Sequence

from rich.box import SIMPLE
from rich.table import Table
from rich.text import Text

from yatzy_print.games.verified import VerifiedGame, VerifiedSheet
from yatzy_print.languages.language import Language
from yatzy_print.languages.rows import line_name, row_name
from yatzy_print.printing.text import clean

WIDEST_COLUMN = 12
WRONG, STRUCK = " !", "–"


def table_of(verified: VerifiedGame, sheets: Sequence[VerifiedSheet], language: Language) -> Table:
    """The table of some of the sheets of a game."""
    table = Table(box=SIMPLE, show_edge=False, pad_edge=False)
    table.add_column(language.text("words.row"), overflow="fold")
    for sheet in sheets:
        name = Text(clean(sheet.sheet.player))
        table.add_column(name, justify="right", max_width=WIDEST_COLUMN, overflow="fold")
    rules = verified.rules
    upper = [(row_name(language, row.id, rules), _figures(row.id, sheets)) for row in rules.upper]
    lower = [(row_name(language, row.id, rules), _figures(row.id, sheets)) for row in rules.lower]
    if upper:
        upper += [*_sum("upper", sheets, language), *_sum("bonus", sheets, language)]
        upper += _claims(("upper_with_bonus",), sheets, language)
    if rules.extra is not None and rules.extra.points:
        lower.append((line_name(language, "extra"), [_extra(sheet) for sheet in sheets]))
    lower += _claims(("lower",), sheets, language)
    total = [*_sum("total", sheets, language), *_ranks(verified, sheets, language)]
    for section in (upper, lower, total):
        for label, figures in section:
            table.add_row(Text(label), *figures)
        table.add_section()
    return table


Row = tuple[str, list[Text]]


def _figures(row: str, sheets: Sequence[VerifiedSheet]) -> list[Text]:
    return [_figure(row, sheet) for sheet in sheets]


def _figure(row: str, sheet: VerifiedSheet) -> Text:
    entry = sheet.sheet.entries.get(row)
    if entry is None:
        return Text("")
    return _marked(str(entry.points) if entry.points else STRUCK, _wrong(sheet, row))


def _extra(sheet: VerifiedSheet) -> Text:
    wrong = any(finding.code == "extra-not-possible" for finding in sheet.findings)
    return _marked(str(sheet.sheet.extra or STRUCK), wrong)


def _wrong(sheet: VerifiedSheet, row: str) -> bool:
    return any(finding.category == row and finding.is_wrong for finding in sheet.findings)


def _marked(figure: str, wrong: bool) -> Text:
    return Text(figure + WRONG, "bold red") if wrong else Text(figure)


def _sum(line: str, sheets: Sequence[VerifiedSheet], language: Language) -> list[Row]:
    """A computed sum, and below it what the paper claims, if anything."""
    computed = [Text(str(getattr(sheet.totals, line)), "bold") for sheet in sheets]
    return [(language.text(f"lines.{line}"), computed), *_claims((line,), sheets, language)]


def _claims(lines: tuple[str, ...], sheets: Sequence[VerifiedSheet], language: Language) -> list[Row]:
    """What the paper claims in sum lines, wrong figures marked; nothing where it says nothing."""
    rows: list[Row] = []
    for line in lines:
        written = [getattr(sheet.sheet.written, line) for sheet in sheets]
        if any(figure is not None for figure in written):
            code = line.replace("_", "-") + "-differs"
            figures = [
                _marked("" if figure is None else str(figure), any(f.code == code for f in sheet.findings))
                for figure, sheet in zip(written, sheets, strict=True)
            ]
            label = language.text(f"lines.{line}") + ", " if line in ("lower", "upper_with_bonus") else "  "
            rows.append((label + language.text("words.on_paper").lower(), figures))
    return rows


def _ranks(verified: VerifiedGame, sheets: Sequence[VerifiedSheet], language: Language) -> list[Row]:
    if len(verified.sheets) < 2 or not any(sheet.rank for sheet in sheets):
        return []
    ranks = [Text(f"{sheet.rank}." if sheet.rank else "") for sheet in sheets]
    return [(language.text("protocol.rank"), ranks)]
