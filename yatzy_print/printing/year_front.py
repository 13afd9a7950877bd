"""The first page of the year: big numbers, podium, twelve months; the game of the year stands below them."""

from collections.abc import Iterator

from yatzy_print.languages.rows import rules_name
from yatzy_print.printing.dice import row_of_dice, row_width
from yatzy_print.printing.geometry import Box
from yatzy_print.printing.marks import Mark, Rule, Shade, Text
from yatzy_print.printing.year_type import HEADING, LEFT, PLAIN, RIGHT, SMALL, TITLE, TOP, Type
from yatzy_print.statistics.people import Person
from yatzy_print.statistics.yearbook import Yearbook

SHEET_HEIGHT = 154.0
"""The lower part of the page that the game of the year fills, in mm."""
DIE = 9.0
NUMBERS_Y, MIDDLE_Y = 241.0, 226.0
PODIUM_WIDTH = 84.0
HEIGHTS = (43.0, 32.0, 22.0)
ORDER = (1, 0, 2)
"""The second stands at the left of the first, the third at the right."""
MONTH_TOP = 42.0


def front(book: Yearbook, type_: Type) -> Iterator[Mark]:
    """Everything above the game of the year."""
    yield from _title(book, type_)
    yield from _numbers(book, type_)
    yield from _podium(book, type_)
    yield from _months(book, type_)
    yield from _sheet_heading(book, type_)


def _title(book: Yearbook, type_: Type) -> Iterator[Mark]:
    dice = row_width(DIE, 5)
    room = RIGHT - LEFT - dice - 6
    yield type_.line(LEFT, TOP - 11, type_.word("title", year=book.year), "bold", TITLE, room)
    yield type_.line(LEFT, TOP - 18, rules_name(type_.language, book.mode.rules), "regular", PLAIN, room)
    yield from row_of_dice(RIGHT - dice, TOP - 12, DIE, (6,) * 5, 0.9)
    yield Rule(LEFT, TOP - 21, RIGHT, TOP - 21, 1.6)


def _numbers(book: Yearbook, type_: Type) -> Iterator[Mark]:
    figures = (
        (type_.number(book.mode.played), "games"),
        (type_.number(book.everyone.totals.points), "points"),
        (type_.number(book.everyone.totals.mean, 1), "mean"),
        (type_.percent(book.everyone.bonus.value), "bonus"),
        (type_.number(book.yatzys), "yatzys"),
    )
    width = (RIGHT - LEFT) / len(figures)
    for place, (figure, key) in enumerate(figures):
        x = LEFT + place * width
        yield type_.line(x, NUMBERS_Y + 6, figure, "bold", 26, width - 2)
        yield type_.line(x, NUMBERS_Y + 1, type_.word(key), "regular", SMALL, width - 2)


def _podium(book: Yearbook, type_: Type) -> Iterator[Mark]:
    yield type_.line(LEFT, MIDDLE_Y + 6, type_.word("podium"), "bold", HEADING, PODIUM_WIDTH)
    floor = MIDDLE_Y - 57
    width = PODIUM_WIDTH / len(ORDER)
    for column, place in enumerate(ORDER):
        if place < len(book.podium):
            box = Box(LEFT + column * width, floor, width - 1, HEIGHTS[place])
            yield from _step(book.podium[place], place, box, type_)
    yield Rule(LEFT, floor, LEFT + PODIUM_WIDTH - 1, floor, 1.2)


def _step(person: Person, place: int, box: Box, type_: Type) -> Iterator[Mark]:
    yield Shade(box, (0.78, 0.86, 0.92)[place])
    yield Text(box.centre, box.top - 8.5, str(place + 1), "bold", 22, "middle")
    wins = type_.word("wins", n=type_.number(person.numbers.wins.hits))
    mean = type_.number(person.numbers.totals.mean, 1)
    yield type_.line(box.centre, box.top + 6, person.name, "semibold", 12, box.width, "middle")
    yield type_.line(box.centre, box.top + 1.8, f"{wins} · {mean}", "regular", SMALL, box.width, "middle")


def _months(book: Yearbook, type_: Type) -> Iterator[Mark]:
    left = LEFT + PODIUM_WIDTH + 8
    yield type_.line(left, MIDDLE_Y + 6, type_.word("months"), "bold", HEADING, RIGHT - left)
    floor, width = MIDDLE_Y - 52, (RIGHT - left) / 12
    most = max(book.months) or 1
    for month, games in enumerate(book.months):
        x, height = left + month * width, MONTH_TOP * games / most
        if games:
            yield Shade(Box(x + 0.6, floor, width - 1.2, height), 0.35)
            yield Text(x + width / 2, floor + height + 1.2, str(games), "semibold", SMALL, "middle")
        yield Text(x + width / 2, floor - 4, str(month + 1), "regular", SMALL, "middle")
    yield Rule(left, floor, RIGHT, floor, 0.8)


def _sheet_heading(book: Yearbook, type_: Type) -> Iterator[Mark]:
    said = type_.word("game", player=book.best.player, total=type_.number(book.best.total))
    yield type_.line(LEFT, SHEET_HEIGHT + 3, said, "bold", HEADING, RIGHT - LEFT)
