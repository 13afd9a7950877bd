"""The second page of the year: records, the rows, goals and signatures."""

from collections.abc import Iterator

from yatzy_print.archive.erased import is_erased
from yatzy_print.languages.rows import row_name
from yatzy_print.printing.marks import Mark, Rule, Text
from yatzy_print.printing.year_type import HEADING, LEFT, PLAIN, RIGHT, SMALL, TOP, Type
from yatzy_print.statistics.results import Result
from yatzy_print.statistics.yearbook import Yearbook

LINE = 7.4
FIGURE = 22.0
COLUMNS = (54.0, 82.0, 112.0, 148.0)
"""Right edges of mean, best and zeroed, left edge of whose best it was: mm from the left margin."""
GOALS = 6
GOAL_STEP = 11.0
LOWEST = 18.0
AIR = 14.0
"""From the baseline of the last row to that of the heading below it, mm."""


def back(book: Yearbook, type_: Type) -> Iterator[Mark]:
    """The whole page, from the top down."""
    y = TOP - 5
    yield type_.line(LEFT, y, type_.word("records"), "bold", HEADING, RIGHT - LEFT)
    y -= 2
    for figure, label, who in _records(book, type_):
        y -= LINE
        yield Text(LEFT + FIGURE, y, figure, "bold", 13, "end")
        yield type_.line(LEFT + FIGURE + 5, y, label, "semibold", PLAIN, 62)
        yield type_.line(LEFT + 92, y, who, "regular", PLAIN, RIGHT - LEFT - 92)
        yield Rule(LEFT, y - 2, RIGHT, y - 2, 0.35)
    yield from _rows(book, type_, y - AIR)
    yield from _goals(book, type_)


def _records(book: Yearbook, type_: Type) -> Iterator[tuple[str, str, str]]:
    def of(result: Result) -> str:
        return ", ".join(filter(None, (result.player, type_.when(result))))

    yield type_.number(book.best.total), type_.word("highest"), of(book.best)
    yield type_.number(book.best_upper.upper), type_.word("upper"), of(book.best_upper)
    for key, match in (("closest", book.closest), ("widest", book.widest)):
        if match:
            first, second = match.results[:2]
            names = f"{first.player} {first.total}, {second.player} {second.total}"
            yield type_.number(match.margin), type_.word(key), names
    for record in book.personal_bests[:6]:
        yield type_.number(record.total), type_.word("personal-best"), of(record)


def _rows(book: Yearbook, type_: Type, top: float) -> Iterator[Mark]:
    yield type_.line(LEFT, top, type_.word("rows"), "bold", HEADING, RIGHT - LEFT)
    y = top - 7
    mean, best, zeroed, whose = (LEFT + edge for edge in COLUMNS)
    for x, key in ((mean, "mean"), (best, "best"), (zeroed, "zeroed")):
        yield type_.line(x, y, type_.word(key), "regular", SMALL, 26, "end")
    yield type_.line(zeroed + 6, y, type_.word("whose"), "regular", SMALL, whose - LEFT)
    yield Rule(LEFT, y - 1.8, RIGHT, y - 1.8, 0.8)
    step = min(LINE, (y - _goals_top(book) - AIR) / len(book.mode.rules.categories))
    for place, row in enumerate(book.everyone.rows):
        y -= step
        size = min(PLAIN, step * 2)
        name = row_name(type_.language, row.id, book.mode.rules)
        yield type_.line(LEFT, y, name, "semibold", size, mean - LEFT - 14)
        yield Text(mean, y, type_.number(row.spread.mean, 1), "regular", size, "end")
        yield Text(best, y, type_.number(row.spread.most), "regular", size, "end")
        yield Text(zeroed, y, type_.percent(row.zeroed.value), "regular", size, "end")
        yield type_.line(zeroed + 6, y, _holders(book, place), "regular", size, RIGHT - zeroed - 6)
        yield Rule(LEFT, y - step * 0.3, RIGHT, y - step * 0.3, 0.35)


def _holders(book: Yearbook, row: int) -> str:
    """Whose the best of a row was, the first to reach it; others who equalled it are not named."""
    most = max(result.points[row] for result in book.mode.results)
    return next(result.player for result in book.mode.results if result.points[row] == most) if most else "–"


def _goals_top(book: Yearbook) -> float:
    return LOWEST + GOAL_STEP * len(_signing(book))


def _signing(book: Yearbook) -> list[str]:
    """Those who can set themselves a goal: with a name, and not forgotten."""
    return [one.name for one in book.people if one.name and not is_erased(one.name)][:GOALS]


def _goals(book: Yearbook, type_: Type) -> Iterator[Mark]:
    """A line a player to write next year's goal on, and one to sign."""
    y = _goals_top(book)
    half = (LEFT + RIGHT) / 2 + 12
    if not _signing(book):
        return
    yield type_.line(LEFT, y, type_.word("goals", year=book.year + 1), "bold", HEADING, half - LEFT - 4)
    yield type_.line(half + 4, y, type_.word("signatures"), "bold", HEADING, RIGHT - half - 4)
    for name in _signing(book):
        y -= GOAL_STEP
        yield type_.line(LEFT, y + 1, name, "semibold", PLAIN, 36)
        yield Rule(LEFT + 38, y, half - 4, y, 0.5)
        yield Rule(half + 4, y, RIGHT, y, 0.5)
