"""Games as an XLSX workbook to fill in or to keep: one game a sheet, read back by `notation`."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from io import BytesIO

from xlsxwriter import Workbook

from yatzy_print.games.game import Game
from yatzy_print.languages.language import Language
from yatzy_print.languages.rows import rules_name
from yatzy_print.printing.xlsx.sheet import Formats, write_sheet
from yatzy_print.printing.xlsx.titles import titles
from yatzy_print.rules.ruleset import RuleSet

PAPERS = {"a4": 9, "a5": 11, "letter": 1}
NEVER = datetime(2000, 1, 1, tzinfo=UTC)
"""Written as the time of making, so that the same games make the same bytes."""

Card = tuple[Game, RuleSet]


def workbook(
    cards: Iterable[Card],
    language: Language,
    paper: str = "a4",
    taken: Sequence[str] = (),
    strings_inside: bool = False,
) -> bytes:
    """A workbook with a sheet for each game; a game without entries is a card to fill in.

    Claims stand as numbers, sums that nobody claims as formulas with their results. `taken` are titles
    that no sheet may get; `strings_inside` keeps the texts of a sheet in the sheet's own part.
    """
    made, every = BytesIO(), list(cards)
    options = {"in_memory": not strings_inside, "constant_memory": strings_inside}
    with Workbook(made, options) as book:
        book.set_properties({"author": "yatzy-print", "created": NEVER.replace(tzinfo=None)})
        formats = Formats(book)
        for (game, rules), title in zip(
            every, titles([game for game, _ in every], language, taken), strict=True
        ):
            sheet = book.add_worksheet(title)
            write_sheet(sheet, game, rules, language, formats)
            sheet.set_paper(PAPERS[paper])
            sheet.set_header("&C" + rules_name(language, rules).replace("&", "&&"))
            if len(game.sheets) > 6:
                sheet.set_landscape()
    return made.getvalue()
