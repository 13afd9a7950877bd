"""Which column of a sheet holds the labels, and what merged cells stand over."""

import pytest

from yatzy_print.notation.vocabulary import is_label
from yatzy_print.notation.xlsx.grid import Cell, Grid, Merged, lines_of_grid


def grid(text: str) -> Grid:
    return [[Cell(cell) for cell in line.split(";")] for line in text.strip("\n").split("\n")]


def lines(text: str, *merged: Merged) -> list[str]:
    """The lines of a sheet as text; empty ones at the end aside."""
    found = lines_of_grid(grid(text), merged, lambda label: is_label(label, None))
    return "\n".join(";".join((line.label, *line.cells)) for line in found).rstrip("\n").split("\n")


def test_lines_begin_at_the_labels_and_are_equally_wide() -> None:
    assert lines(";Row;Ann\nUpper;Ones;3\n;Twos\n") == ["Row;Ann", "Ones;3", "Twos;"]


def test_facts_and_titles_may_stand_at_the_left() -> None:
    assert lines("Date;2019;\nOur game;;\n;Row;Ann\n;Ones;3\n;Twos;4\n") == [
        "Date;2019;",
        "Our game;;",
        "Row;Ann",
        "Ones;3",
        "Twos;4",
    ]


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("Row;Ann;;Bo\nOnes;;3;4\n", ["Row;Ann;Bo", "Ones;3;4"]),
        ("Row;Ann;;Bo\nOnes;3;;4\nTwos;;2;\n", ["Row;Ann;Bo", "Ones;3;4", "Twos;2;"]),
        ("Row;Ann;;Bo\nOnes;3;5;4\n", ["Row;Ann;;Bo", "Ones;3;5;4"]),  # both columns are filled: both stay
    ],
)
def test_a_name_merged_over_two_columns(text: str, read: list[str]) -> None:
    assert lines(text, Merged(1, 2)) == read


def test_a_title_merged_over_the_whole_width_changes_nothing() -> None:
    assert lines("Yatzy;;\nRow;Ann;Bo\nOnes;3;4\n", Merged(0, 2)) == ["Yatzy;;", "Row;Ann;Bo", "Ones;3;4"]


def test_an_empty_sheet_has_no_lines() -> None:
    assert lines(";\n") == [";"]
