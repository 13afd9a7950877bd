"""The head of a card: title, facts, verified mark, heading of the hints, groups and names."""

from collections.abc import Iterator

from yatzy_print.printing.geometry import Box
from yatzy_print.printing.marks import Mark, Path, Rule, Text, centred, millimetres
from yatzy_print.printing.pen import CAPITALS, DESCENDERS, Pen

TITLE_BASELINE = 8.4
SEAL_BASELINE = 13.0
FIELD_ROOM = (30.0, 38.0)
FIELD_GAP = 1.6
TITLE_GAP = 4.0
SUBTITLE_GAP = 0.5
CELL_PADDING = 1.2
FACT_HEIGHT = 6.0


def title(pen: Pen, text: str, labels: tuple[str, ...]) -> Iterator[Mark]:
    """The title, on the left of the facts with those labels."""
    layout = pen.layout
    room = _facts_from(pen, 0, labels) - FIELD_GAP - layout.title.x - TITLE_GAP * layout.scale
    room -= pen.width(labels[0], pen.small, pen.hint) if labels else 0
    shown, size = pen.fitted(text, "bold", pen.style.title * layout.scale, room)
    yield Text(layout.title.x, title_baseline(pen), shown, "bold", size)


def subtitle(pen: Pen, text: str) -> Iterator[Mark]:
    """Which rules of that name, below the title."""
    size = max(pen.hint, pen.style.field * pen.layout.type_scale)
    shown, size = pen.fitted(text, "semibold", size, pen.layout.title.width * 0.44)
    below = DESCENDERS * pen.style.title * pen.layout.scale + CAPITALS * size
    baseline = title_baseline(pen) - millimetres(below) - SUBTITLE_GAP
    yield Text(pen.layout.title.x, baseline, shown, "semibold", size)


def field(pen: Pen, index: int, labels: tuple[str, ...], value: str) -> Iterator[Mark]:
    """A fact on its line, the last one at the right margin; `labels` are those of all facts."""
    start, baseline = _facts_from(pen, index, labels), title_baseline(pen)
    right = start + field_room(pen, index)
    yield Text(start - FIELD_GAP, baseline, labels[index], pen.small, pen.hint, "end")
    yield Rule(start, baseline - 0.8, right, baseline - 0.8, pen.style.section_line)
    shown, size = fitted_value(pen, index, value)
    if shown:
        yield Text(start + 0.6, baseline + 0.4, shown, "regular", size)


def seal(pen: Pen, text: str) -> Iterator[Mark]:
    """The mark of a verified card: a tick and by which rules."""
    baseline = pen.layout.title.top - SEAL_BASELINE * pen.layout.scale
    right = pen.layout.title.right
    shown, size = pen.fitted(text, pen.small, pen.hint, pen.layout.title.width * 0.52)
    x, tick = right - pen.width(shown, pen.small, size) - 1.4, millimetres(CAPITALS * size)
    corners = ((x - tick * 1.1, baseline + tick * 0.45), (x - tick * 0.7, baseline), (x, baseline + tick))
    yield Path(corners, 1.1 * pen.layout.type_scale)
    yield Text(right, baseline, shown, pen.small, size, "end")


def hint_heading(pen: Pen, text: str) -> Iterator[Mark]:
    """The heading over the maxima, in the open corner."""
    corner = pen.layout.corner
    baseline = corner.y + 2.0 * pen.layout.scale
    yield Text(corner.right - pen.padding, baseline, text, pen.small, pen.hint, "end")


def group(pen: Pen, first: int, count: int, text: str) -> Iterator[Mark]:
    """The heading over the columns of a game or a team."""
    boxes = [pen.layout.cell(pen.layout.groups, index) for index in (first, first + count - 1)]
    left, right = boxes[0].x, boxes[1].right
    room = right - left - 2 * CELL_PADDING
    shown, size = pen.fitted(text, "semibold", pen.style.field * pen.layout.type_scale, room)
    if shown:
        yield Text((left + right) / 2, centred(boxes[0].middle, size), shown, "semibold", size, "middle")


def name(pen: Pen, column: int, text: str) -> Iterator[Mark]:
    """A player's name at the head of a column."""
    shown, size = fitted_name(pen, column, text)
    box = pen.layout.cell(pen.layout.names, column)
    if shown:
        yield Text(box.centre, centred(box.middle, size), shown, "semibold", size, "middle")


def fitted_name(pen: Pen, column: int, text: str) -> tuple[str, float]:
    """A player's name as it fits into its column, and its size in points."""
    room = pen.layout.columns[column][1] - 2 * CELL_PADDING
    return pen.fitted(text, "semibold", pen.style.name * pen.layout.type_scale, room)


def fitted_value(pen: Pen, index: int, value: str) -> tuple[str, float]:
    """A fact as it fits on its line, and its size in points."""
    return pen.fitted(value, "regular", fact_size(pen), field_room(pen, index) - 1)


def fact_size(pen: Pen) -> float:
    """The type size of facts in points."""
    return pen.style.field * max(pen.layout.type_scale, pen.layout.scale)


def fact_box(pen: Pen, index: int, labels: tuple[str, ...]) -> Box:
    """The room over the line of a fact; `labels` are those of all facts."""
    bottom = title_baseline(pen) - 0.6
    return Box(
        _facts_from(pen, index, labels), bottom, field_room(pen, index), FACT_HEIGHT * pen.layout.scale
    )


def field_room(pen: Pen, index: int) -> float:
    """The length of a fact's line in mm."""
    return FIELD_ROOM[index] * pen.layout.scale * pen.style.field_room


def _facts_from(pen: Pen, index: int, labels: tuple[str, ...]) -> float:
    """Where the line of a fact begins; the last one ends at the right margin."""
    x = pen.layout.title.right
    for later in range(len(labels) - 1, index, -1):
        x -= field_room(pen, later) + FIELD_GAP + pen.width(labels[later], pen.small, pen.hint)
        x -= TITLE_GAP * pen.layout.scale
    return x - field_room(pen, index) if labels else x


def title_baseline(pen: Pen) -> float:
    """The height on which title and facts stand."""
    return pen.layout.title.top - TITLE_BASELINE * pen.layout.scale
