"""One game on a sheet of a workbook: its lines, formulas for what nobody claims, checks of what is typed."""

from datetime import date
from typing import Any

from xlsxwriter import Workbook
from xlsxwriter.worksheet import Worksheet

from yatzy_print.games.game import Entry, Game
from yatzy_print.languages.language import Language
from yatzy_print.notation.card_lines import CardLine, card_lines
from yatzy_print.notation.names import guarded
from yatzy_print.printing.xlsx.checks import check_of
from yatzy_print.printing.xlsx.formulas import Formulas
from yatzy_print.protocol.form import form
from yatzy_print.rules.ruleset import RuleSet

LABELS_WIDE, NARROWEST, WIDEST = 28, 13, 22
ROW_HIGH = 26
SHADE = "#EEEEEE"
STRUCK = '0;-0;"–"'
UNTIL_BEGUN = "0;-0;"
INCH = 25.4


class Formats:
    """The formats of a workbook, each made when it is first asked for."""

    def __init__(self, book: Workbook) -> None:
        self._book = book
        self._made: dict[tuple[tuple[str, Any], ...], Any] = {}

    def __call__(self, **look: Any) -> Any:
        """The format of a look, in the words of XlsxWriter."""
        key = tuple(sorted(look.items()))
        if key not in self._made:
            self._made[key] = self._book.add_format({"valign": "vcenter", **look})
        return self._made[key]


def write_sheet(sheet: Worksheet, game: Game, rules: RuleSet, language: Language, formats: Formats) -> None:
    """Writes a game from the top down, set up to be printed on one page."""
    lines = list(card_lines(game, rules, language, to_fill=True))
    hints = {line.id: line.hint for section in form(rules, language).sections for line in section}
    _set_up(sheet, game, sum(line.kind == "fact" for line in lines) + 1)
    formulas = Formulas(game, rules, lines)
    for row, line in enumerate(lines):
        sheet.set_row(row, ROW_HIGH)
        sheet.write_string(row, 0, guarded(line.label), formats(**_label_look(line, hints.get(line.id, ""))))
        for column, value in enumerate(line.values, 1):
            _write(sheet, (row, column), line, value, formulas, formats)
        checked = check_of(line, rules, language, row)
        if checked:
            sheet.data_validation(row, 1, row, len(game.sheets), checked)


def _set_up(sheet: Worksheet, game: Game, below_names: int) -> None:
    sheet.set_column(0, 0, LABELS_WIDE)
    for column, one in enumerate(game.sheets, 1):
        sheet.set_column(column, column, min(max(len(one.player) + 2, NARROWEST), WIDEST))
    sheet.freeze_panes(below_names, 1)
    sheet.fit_to_pages(1, 1)
    sheet.center_horizontally()
    sheet.set_margins(left=10 / INCH, right=10 / INCH, top=18 / INCH, bottom=12 / INCH)
    sheet.hide_gridlines(2)


def _look(line: CardLine, **more: Any) -> dict[str, Any]:
    """How the cells of a line look: rows plain, names and sums bold on grey, facts without a border."""
    if line.kind == "fact":
        return {}
    return more | ({"border": 1} if line.kind == "row" else {"border": 1, "bold": True, "bg_color": SHADE})


def _label_look(line: CardLine, hint: str) -> dict[str, Any]:
    """A label with the row's maximum at the right of its cell; the cell's text is the label alone."""
    return _look(line, num_format=f'@* "{hint}"') if hint else _look(line)


def _write(
    sheet: Worksheet, place: tuple[int, int], line: CardLine, value: Any, formulas: Formulas, formats: Formats
) -> None:
    if line.kind == "fact":
        _write_fact(sheet, place, value, formats)
    elif line.kind == "row":
        _write_entry(sheet, place, value, formats(**_look(line, align="center", num_format=STRUCK)))
    elif isinstance(value, str):
        _write_text(sheet, place, value, formats(**_look(line, align="center")))
    elif value is None and line.id != "extra":
        look = formats(**_look(line, align="center", num_format=UNTIL_BEGUN))
        formula, result = formulas.of(line.id, place[1])
        sheet.write_formula(*place, formula, look, result)
    else:
        sheet.write(*place, value, formats(**_look(line, align="center")))


def _write_fact(sheet: Worksheet, place: tuple[int, int], text: str, formats: Formats) -> None:
    """A whole date as a date, anything else as text."""
    day = _day(text)
    if day:
        sheet.write_datetime(*place, day, formats(num_format="yyyy-mm-dd", align="left"))
    else:
        _write_text(sheet, place, text, formats())


def _day(text: str) -> date | None:
    """A whole date that a spreadsheet can count: its calendar begins in 1900, with an error in February."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    return day if day.year > 1900 else None


def _write_text(sheet: Worksheet, place: tuple[int, int], text: str, look: Any) -> None:
    """Text that stays text; none leaves the cell to fill in."""
    if text:
        sheet.write_string(*place, guarded(text), look)
    else:
        sheet.write_blank(*place, None, look)


def _write_entry(sheet: Worksheet, place: tuple[int, int], entry: Entry | None, look: Any) -> None:
    if entry is None:
        sheet.write_blank(*place, None, look)
    elif entry.dice is None:
        sheet.write_number(*place, entry.points, look)
    else:
        sheet.write_string(*place, "".join(map(str, entry.dice)) + f"={entry.points}", look)
