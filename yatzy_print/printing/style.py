"""Type sizes in points, small measures in millimetres and line widths in points of the card."""

from typing import Literal, NamedTuple

Weight = Literal["light", "regular", "semibold", "bold"]


class Style(NamedTuple):
    """How large and how heavy everything on the card is, on A4; smaller papers scale it down.

    `field_room` lengthens the lines of the facts; small type never gets below `smallest_hint`.
    `examples`: whether example rolls stand below the labels. `row` is the tallest a row gets.
    """

    title: float = 25
    label: float = 11.5
    sum_label: float = 12
    hint: float = 8.5
    name: float = 12.5
    field: float = 10
    field_room: float = 1
    smallest_hint: float = 6.5
    score: float = 13.5
    total: float = 15
    hint_weight: Weight = "light"
    examples: bool = True
    row: float = 12.4
    wide_label: float = 54
    narrow_label: float = 46
    die: float = 5.2
    example_die: float = 2.7
    padding: float = 2.8
    footer_line: float = 3.6
    ranks: float = 4.6
    inner_line: float = 0.35
    section_line: float = 0.8
    frame_line: float = 1.1
    sum_shade: float = 0.90
    total_shade: float = 0.82
    winner_bar: float = 1.1


NORMAL = Style()
LARGE = Style(
    title=30,
    label=16,
    sum_label=16.5,
    hint=12.5,
    name=17,
    field=13,
    field_room=1.2,
    smallest_hint=9,
    score=20,
    total=22,
    hint_weight="regular",
    examples=False,
    row=13.2,
    wide_label=64,
    narrow_label=60,
    die=6.4,
    footer_line=5.2,
    ranks=6.8,
    inner_line=0.6,
    section_line=1.2,
    frame_line=1.6,
)
