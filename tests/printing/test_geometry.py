"""The measures of the papers, as a person with a ruler finds them."""

import pytest

from yatzy_print.errors import Trouble
from yatzy_print.printing.geometry import A4, A5, LETTER, Area, Shape, layout, paper, two_up
from yatzy_print.printing.style import NORMAL

YATZY, MAXI = (8, 9, 1), (8, 14, 1)


@pytest.mark.parametrize(
    ("area", "columns", "sections", "row", "label", "column"),
    [
        (A4.areas[0], 4, YATZY, 12.4, 54, 30),
        (A4.areas[0], 6, YATZY, 12.4, 46, 21.33),
        (A4.areas[0], 4, MAXI, 9.94, 54, 30),
        (LETTER.areas[0], 6, YATZY, 11.7, 46, 22.3),
        (A5.areas[0], 4, YATZY, 9.0, 41, 21.5),
    ],
)
def test_rows_and_columns(
    area: Area, columns: int, sections: tuple[int, ...], row: float, label: float, column: float
) -> None:
    made = layout(area, Shape(columns, sections), NORMAL)
    assert made.rows[0][0].height == pytest.approx(row, abs=0.06)
    assert made.label_width == pytest.approx(label, abs=0.06)
    assert made.columns[0][1] == pytest.approx(column, abs=0.06)


def test_sections_stand_apart_and_fill_the_width() -> None:
    made = layout(A4.areas[0], Shape(4, YATZY), NORMAL)
    upper, lower, total = made.sections
    assert upper.y - lower.top == pytest.approx(2.2) == lower.y - total.top
    assert made.columns[-1][0] + made.columns[-1][1] == pytest.approx(upper.right) == pytest.approx(192)


def test_two_up_are_two_halves_of_the_sheet() -> None:
    sheet = two_up(A4)
    left, right = sheet.areas
    assert (sheet.width, sheet.height, sheet.fold) == (297, 210, 148.5)
    assert left.width == right.width == right.x == 148.5
    assert left.left == right.right >= 13, "the outer edges may leave the printer last"
    assert left.right == right.left >= 10


@pytest.mark.parametrize("name", ["a4", "A4", "Letter"])
def test_papers_are_known_by_name(name: str) -> None:
    assert paper(name).name == name.lower()


def test_an_unknown_paper_lists_the_known_ones() -> None:
    with pytest.raises(Trouble) as caught:
        paper("a3")
    assert caught.value.facts == {"given": "a3", "known": "a4, a5, letter"}
