"""What a spreadsheet says of a cell while it is filled in: the possible points, and a warning at others."""

from typing import Any

from xlsxwriter.utility import xl_rowcol_to_cell

from yatzy_print.languages.language import Language
from yatzy_print.notation.card_lines import CardLine
from yatzy_print.printing.xlsx.titles import cut
from yatzy_print.rules.jokers import joker_scores
from yatzy_print.rules.reach import reach
from yatzy_print.rules.ruleset import RuleSet

LONGEST_TITLE, LONGEST_LIST, LONGEST_HINT = 32, 255, 255


def check_of(line: CardLine, rules: RuleSet, language: Language, row: int) -> dict[str, Any] | None:
    """The check of a line's cells in the words of XlsxWriter; None where anything may stand.

    It only warns: a paper may hold what no dice give, and that is worth keeping.
    """
    if line.kind == "row":
        scores = sorted(reach(rules)[line.id] | joker_scores(rules, rules.by_id[line.id]))
        allowed = _allowed(scores)
        hint = language.text("workbook.hint", scores=", ".join(str(score) for score in scores if score))
    elif line.id == "extra" and rules.extra is not None:
        cell = xl_rowcol_to_cell(row, 1)
        allowed = {"validate": "custom", "value": f"=MOD({cell},{rules.extra.points or 1})=0"}
        hint = language.text("workbook.extra-hint", each=rules.extra.points)
    else:
        return None
    said = {
        "ignore_blank": True,
        "input_title": cut(line.label, LONGEST_TITLE),
        "input_message": cut(hint, LONGEST_HINT),
        "error_title": cut(line.label, LONGEST_TITLE),
        "error_message": cut(language.text("workbook.warning", row=line.label), LONGEST_HINT),
        "error_type": "warning",
    }
    return allowed | said


def _allowed(scores: list[int]) -> dict[str, Any]:
    """A list to choose from; where that is too long for a spreadsheet, the range."""
    if len(",".join(map(str, scores))) <= LONGEST_LIST:
        return {"validate": "list", "source": scores}
    return {"validate": "integer", "criteria": "between", "minimum": 0, "maximum": scores[-1]}
