"""The formulas of a sheet's sums, and their results for readers that do not calculate."""

from collections.abc import Iterable, Sequence

from xlsxwriter.utility import xl_range, xl_rowcol_to_cell

from yatzy_print.games.game import Entry, Game
from yatzy_print.notation.card_lines import CardLine
from yatzy_print.notation.sheets import figures_of
from yatzy_print.rules.ruleset import Category, RuleSet


class Formulas:
    """The sums of a game whose lines stand from the first row of a sheet down."""

    def __init__(self, game: Game, rules: RuleSet, lines: Sequence[CardLine]) -> None:
        self._game, self._rules, self._lines = game, rules, lines
        self._rows = {line.id: row for row, line in enumerate(lines) if line.kind in ("row", "sum")}
        self._has = {
            "upper": bool(rules.upper),
            "bonus": bool(rules.bonus),
            "lower": bool(rules.lower),
            "extra": "extra" in self._rows,
        }

    def of(self, line: str, column: int) -> tuple[str, int]:
        """The formula of a sum in a player's column (1 is the first), and its result in points."""
        sheet = self._game.sheets[column - 1]
        return "=" + self._sum(line, column), figures_of(sheet.entries, sheet.extra, self._rules)[line]

    def _sum(self, line: str, column: int) -> str:
        match line:
            case "upper":
                return self._added(self._rules.upper, column)
            case "lower":
                return self._added(self._rules.lower, column)
            case "bonus":
                return self._bonus(self._term("upper", column))
            case "upper_with_bonus":
                return self._joined(("upper", "bonus"), column)
            case _:
                return self._joined(("upper", "bonus", "lower", "extra"), column)

    def _joined(self, lines: Iterable[str], column: int) -> str:
        return "+".join(self._term(line, column) for line in lines if self._has[line]) or "0"

    def _term(self, line: str, column: int) -> str:
        """A sum as part of another: its cell, or its own formula where the cell holds a claim."""
        row = self._rows.get(line)
        if row is not None and (line == "extra" or self._lines[row].values[column - 1] is None):
            cell: str = xl_rowcol_to_cell(row, column)
            return cell
        return self._sum(line, column)

    def _added(self, section: Sequence[Category], column: int) -> str:
        """SUM over the rows of a section; rows written as dice with their points are added one by one."""
        if not section:
            return "0"
        rows = [self._rows[category.id] for category in section]
        terms = [f"SUM({xl_range(rows[0], column, rows[-1], column)})"]
        terms += [_points(row, column) for row in rows if self._has_dice(row, column)]
        return "+".join(terms)

    def _has_dice(self, row: int, column: int) -> bool:
        entry = self._lines[row].values[column - 1]
        return isinstance(entry, Entry) and entry.dice is not None

    def _bonus(self, upper: str) -> str:
        formula = "0"
        for threshold, points in self._rules.bonus:
            formula = f"IF({upper}>={threshold},{points},{formula})"
        return formula


def _points(row: int, column: int) -> str:
    """The points of a cell such as 66421=19."""
    cell = xl_rowcol_to_cell(row, column)
    return f'VALUE(MID({cell},FIND("=",{cell})+1,9))'
