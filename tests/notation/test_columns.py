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


INDENTED = """
                Anna Maria       Bo Ek       Calle
Ettor                    3           2           4
Tvåor                                4           8
"""
FLUSH = """
Väinö Mäki   Åse-Marie Ørstad   Leo
Ettor  3   2   4
"""
BESIDE_A_HEADING = """
Rad Väinö Mäki   Åse-Marie Ørstad   Leo
Ettor 3          2                  4
"""


@pytest.mark.parametrize(
    ("text", "names", "ones"),
    [
        (INDENTED, ["", "Anna Maria", "Bo Ek", "Calle"], ["Ettor", "3", "2", "4"]),
        (FLUSH, ["", "Väinö Mäki", "Åse-Marie Ørstad", "Leo"], ["Ettor", "3", "2", "4"]),
        (BESIDE_A_HEADING, ["Rad", "Väinö Mäki", "Åse-Marie Ørstad", "Leo"], ["Ettor", "3", "2", "4"]),
    ],
    ids=["indented", "flush", "beside a heading"],
)
def test_names_of_two_words_stay_whole(text: str, names: list[str], ones: list[str]) -> None:
    assert cells(text)[:2] == [names, ones]


def test_a_gap_below_an_indented_name_of_two_words() -> None:
    assert cells(INDENTED)[2] == ["Tvåor", "", "4", "8"]


@pytest.mark.parametrize(
    ("heading", "names"),
    [
        ("Anna Maria", ["", "Anna Maria"]),
        ("      Anna Maria", ["", "Anna Maria"]),
        ("Row Anna Maria", ["Row", "Anna Maria"]),
        ("Anna", ["", "Anna"]),
    ],
)
def test_a_single_player(heading: str, names: list[str]) -> None:
    assert cells(f"{heading}\nOnes 3\nTwos 6\n") == [names, ["Ones", "3"], ["Twos", "6"]]


def test_words_that_may_be_names_are_all_kept() -> None:
    assert cells("Anna Maria Bo\nOnes 3 4\n")[0] == ["", "Anna", "Maria", "Bo"]


def test_a_table_that_is_indented_as_a_whole() -> None:
    assert cells("    Row   Anna  Bo\n    Ones    3   4\n")[0] == ["Row", "Anna", "Bo"]


def test_a_dash_behind_a_label_is_a_struck_row() -> None:
    assert cells("Row Anna Bo\nYatzy - 50\nChance -   21\n")[1:] == [
        ["Yatzy", "-", "50"],
        ["Chance", "-", "21"],
    ]


NAMES = "Row     Aino  Eero  Maja\nOnes    1     2     3\n"
UNKNOWN = [
    "Twoz    4     6",
    "Twoz  4     6",
    "Twoz    4",
    "Lower part  (bonus 50)",
    "Comment: we played  late",
    "Comment: we played late",
    "----  -----",
]


@pytest.mark.parametrize("line", UNKNOWN)
@pytest.mark.parametrize("gap", ["", "\n", "Place: Kotka\n"])
def test_a_line_between_rows_is_no_heading(line: str, gap: str) -> None:
    assert cells(f"{NAMES}{gap}{line}\nThrees  3           9\n")[-1] == ["Threes", "3", "", "9"]


def test_figures_without_a_label_between_rows_are_no_heading() -> None:
    assert cells(f"{NAMES}        7     8\nThrees  3           9\n")[-1] == ["Threes", "3", "", "9"]


@pytest.mark.parametrize("line", UNKNOWN)
def test_a_line_below_the_heading_is_none(line: str) -> None:
    heading, rows = NAMES.split("\n", 1)
    assert cells(f"{heading}\n{line}\n{rows}Threes  3           9\n")[-1] == ["Threes", "3", "", "9"]


@pytest.mark.parametrize("before", ["", "\n", "Date: 2026-11-29\n"])
def test_the_next_game_has_its_own_columns(before: str) -> None:
    text = NAMES + before + "Row  Bo    Eero  Pia\nTwos       4     6\n"
    assert cells(text)[-1] == ["Twos", "", "4", "6"]


def test_the_next_game_may_be_without_a_heading_word() -> None:
    text = NAMES + "\nKotka   Bo         Pia\nOnes    1          3\nTwos               6\n"
    assert cells(text)[-1] == ["Twos", "", "6"]


def test_teams_with_a_gap_stand_under_the_names() -> None:
    text = "Row     Aino  Eero  Maja\nTeam          Reds  Blues\nOnes    1           3\n"
    assert cells(text)[1:] == [["Team", "", "Reds", "Blues"], ["Ones", "1", "", "3"]]


@pytest.mark.parametrize(
    "text",
    [
        "Row   Aino   Eero\nOnes 1 2\nThrees 3 6\nTwos 2\n",  # the full rows stand elsewhere
        "Row           Aino   Eero\nOnes          1      2\nTwos 2\n",  # the figure does
    ],
)
def test_a_figure_that_stands_under_no_name_is_not_moved(text: str) -> None:
    assert cells(text)[-1] == ["Twos", "2"]
