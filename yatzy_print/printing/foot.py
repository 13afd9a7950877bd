"""What stands under the rows: winners' bars, places, notes, lines to sign on."""

from collections.abc import Iterator

from yatzy_print.printing.geometry import Box
from yatzy_print.printing.marks import Mark, Rule, Shade, Text, millimetres
from yatzy_print.printing.pen import CAPITALS, Pen

FIRST_LINE = 2.0
RANK_SIZE = 1.15


def winner_bar(pen: Pen, column: int) -> Iterator[Mark]:
    """The bar under a winner's total."""
    box = pen.layout.cell(pen.layout.rows[-1][-1], column)
    height = pen.style.winner_bar * pen.layout.scale
    yield Shade(Box(box.x, box.y, box.width, height), 0)


def rank_label(pen: Pen, text: str) -> Iterator[Mark]:
    """What the places below the totals are."""
    yield Text(pen.layout.ranks.x + pen.padding, _rank_baseline(pen), text, "semibold", pen.hint * RANK_SIZE)


def rank(pen: Pen, column: int, text: str) -> Iterator[Mark]:
    """A place below a total."""
    if text:
        centre = pen.layout.cell(pen.layout.ranks, column).centre
        yield Text(centre, _rank_baseline(pen), text, "semibold", pen.hint * RANK_SIZE, "middle")


def notes(pen: Pen, lines: tuple[str, ...]) -> Iterator[Mark]:
    """The lines below the card, already wrapped."""
    box, scale = pen.layout.footer, pen.layout.scale
    for index, line in enumerate(lines):
        first = box.top - FIRST_LINE * scale - millimetres(CAPITALS * pen.hint)
        baseline = first - index * pen.style.footer_line * scale
        yield Text(box.x, baseline, line, pen.small, pen.hint)


def signatures(pen: Pen, names: tuple[str, ...]) -> Iterator[Mark]:
    """Lines to sign on, each with a name below."""
    box, scale = pen.layout.signatures, pen.layout.scale
    gap, line = 4.0 * scale, box.y + 4.4 * scale
    width = (box.width + gap) / max(len(names), 3) - gap
    for index, who in enumerate(names):
        x = box.x + index * (width + gap)
        yield Rule(x, line, x + width, line, pen.style.section_line)
        text, size = pen.fitted(who, pen.small, pen.hint, width)
        yield Text(x, line - 3.4 * scale, text, pen.small, size)


def _rank_baseline(pen: Pen) -> float:
    return pen.layout.ranks.y + 0.8 * pen.layout.scale
