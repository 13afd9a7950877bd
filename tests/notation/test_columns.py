"""Columns kept apart by spaces, as pasted from a message or a terminal."""

import pytest

from yatzy_print.notation.columns import spaced
from yatzy_print.notation.vocabulary import is_label


def cells(text: str) -> list[list[str]]:
    return list(spaced(text.strip("\n"), lambda label: is_label(label, None)))


def test_labels_of_several_words_and_names_of_two() -> None:
    text = """
Row              Anna Liisa   Bo
Three of a kind  12           9
Small straight   -            15
"""
    assert cells(text) == [
        ["Row", "Anna Liisa", "Bo"],
        ["Three of a kind", "12", "9"],
        ["Small straight", "-", "15"],
    ]


def test_single_spaces() -> None:
    assert cells("Row A B\nThree of a kind 12 9\n") == [["Row", "A", "B"], ["Three of a kind", "12", "9"]]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("Ones               3", ["Ones", "3", "", ""]),  # under the end of a left-aligned long name
        ("Ones        3", ["Ones", "3", "", ""]),
        ("Ones                     3", ["Ones", "", "3", ""]),
        ("Ones                          3", ["Ones", "", "", "3"]),
    ],
)
def test_a_lone_score_belongs_to_the_name_it_stands_under(line: str, expected: list[str]) -> None:
    assert cells(f"Row         Aleksandra   Bo   Cecilia\n{line}\n")[1] == expected


def test_facts_keep_their_text_together() -> None:
    assert cells("Place: Kotka in summer\n") == [["Place:", "Kotka in summer"]]


def test_a_lone_sentence_is_one_cell() -> None:
    assert cells("Championship of Kymenlaakso\n") == [["Championship of Kymenlaakso"]]
