"""The year in Yatzy: two pages of A4 for the wall, from the card's own fonts and drawing."""

from collections.abc import Callable, Sequence
from pathlib import Path

from yatzy_print.errors import Trouble
from yatzy_print.games.verified import VerifiedGame
from yatzy_print.languages.language import Language
from yatzy_print.printing.document import Document
from yatzy_print.printing.fonts import Fonts
from yatzy_print.printing.geometry import A4, Area
from yatzy_print.printing.marks import Mark, points
from yatzy_print.printing.operators import operators
from yatzy_print.printing.pdf import Printed
from yatzy_print.printing.press import Press
from yatzy_print.printing.style import NORMAL
from yatzy_print.printing.year_back import back
from yatzy_print.printing.year_front import SHEET_HEIGHT, front
from yatzy_print.printing.year_type import Type
from yatzy_print.protocol.filled import filled
from yatzy_print.statistics.results import Mode, modes
from yatzy_print.statistics.yearbook import busiest, yearbook

SHEET = Area(A4.width, SHEET_HEIGHT, left=18, right=18, top=1, bottom=14, scale=0.66, title=15)


def year(
    games: Sequence[VerifiedGame], number: int, language: Language, own_fonts: Sequence[Path] = ()
) -> Printed:
    """The year `number` of the mode that was played most in it. Raises Trouble("year-empty")."""
    return year_of(modes(games), games.__getitem__, number, language, own_fonts)


def year_of(
    found: Sequence[Mode],
    game: Callable[[int], VerifiedGame],
    number: int,
    language: Language,
    own_fonts: Sequence[Path] = (),
) -> Printed:
    """The same from modes whose games are loaded one by one."""
    mode = busiest(found, number)
    book = yearbook(mode, number) if mode else None
    if book is None:
        raise Trouble("year-empty", exit_status=2, year=number)
    fonts = Fonts(own_fonts)
    title = language.text("year.title", year=number)
    document = Document(title, language.code, points(A4.width), points(A4.height))
    press, type_ = Press(document, NORMAL, fonts), Type(fonts, language)
    sheet = press.card(filled(game(book.best.game), language), SHEET)

    def drawn(marks: Sequence[Mark]) -> str:
        return operators(marks, fonts, document.encode)

    document.add_page("\n".join((drawn(list(front(book, type_))), sheet)))
    document.add_page(drawn(list(back(book, type_))))
    return Printed(document.finish(), document.pages, "".join(fonts.unprintable))
