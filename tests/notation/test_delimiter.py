"""One table, however its cells are kept apart."""

import pytest

from yatzy_print.notation.delimiter import Line, lines_of
from yatzy_print.notation.vocabulary import is_label

TABLES = {
    "semicolon": "Rivi;Aino;Eero\nYkköset;4;\nPari;12;10\n",
    "comma": "Rivi,Aino,Eero\nYkköset,4,\nPari,12,10\n",
    "tab": "Rivi\tAino\tEero\nYkköset\t4\t\nPari\t12\t10\n",
    "markdown": "| Rivi | Aino | Eero |\n|---|---:|---:|\n| Ykköset | 4 | |\n| Pari | 12 | 10 |\n",
    "bare pipes": "Rivi|Aino|Eero\nYkköset|4|\nPari|12|10\n",
    "aligned": "Rivi       Aino   Eero\nYkköset      4\nPari        12     10\n",
    "quoted": '"Rivi";"Aino";"Eero"\n"Ykköset";"4";""\n"Pari";"12";"10"\n',
    "old line ends": "Rivi;Aino;Eero\rYkköset;4;\rPari;12;10\r",
    "web page": "<html><table><tr><th>Rivi<th>Aino<th>Eero</tr><tr><td>Ykk&ouml;set<td>4<td></tr>"
    "<tr><td>Pari</td><td> 12 </td><td>10</td></tr></table>",
}  # fmt: skip


def known(label: str) -> bool:
    return is_label(label, None)


def cells(text: str) -> list[tuple[str, ...]]:
    return [(line.label, *line.cells) for line in lines_of(text, known) if not line.is_blank]


@pytest.mark.parametrize("text", TABLES.values(), ids=TABLES)
def test_the_same_cells(text: str) -> None:
    heading, ones, pair = cells(text)
    assert heading == ("Rivi", "Aino", "Eero")
    assert (*ones, "")[:3] == ("Ykköset", "4", "")
    assert pair == ("Pari", "12", "10")


def test_a_semicolon_file_with_decimal_commas() -> None:
    assert cells("Rivi;Aino\nPari;12,0\n")[1] == ("Pari", "12,0")


def test_a_quotation_mark_left_open_swallows_nothing() -> None:
    assert cells('Rivi;"Aino;Eero\nPari;12;10\n')[1] == ("Pari", "12", "10")


def test_lines_keep_their_numbers() -> None:
    assert [line.number for line in lines_of("\nRivi;A\n\nPari;2\n", known) if line.label] == [2, 4]


def test_an_open_cell_between_aligned_columns() -> None:
    text = """
Row         Anna Liisa   Bo   Cecilia
Ones        3                 3
One pair    12           8    10
"""
    assert cells(text)[1] == ("Ones", "3", "", "3")


RULED = {
    "spaces": "Row  Aino  Oskar\n----  -----\nOnes  1  2\n",
    "under every cell": "Row   Aino   Oskar\n====  ====   =====\nOnes  1      2\n",
    "one line": "Row   Aino   Oskar\n__________________\nOnes  1      2\n",
    "boxes": "Row   Aino   Oskar\n────  ────   ─────\nOnes  1      2\n",
    "above": "----  -----\nRow  Aino  Oskar\nOnes  1  2\n",
    "semicolons": "Row;Aino;Oskar\n---;----;-----\nOnes;1;2\n",
    "tabs": "Row\tAino\tOskar\n---\t----\t-----\nOnes\t1\t2\n",
    "markdown": "| Row | Aino | Oskar |\n|:---|---:|---:|\n| Ones | 1 | 2 |\n",
}  # fmt: skip


@pytest.mark.parametrize("text", RULED.values(), ids=RULED)
def test_a_ruler_is_blank(text: str) -> None:
    assert cells(text) == [("Row", "Aino", "Oskar"), ("Ones", "1", "2")]


def test_a_line_knows_whether_it_says_anything() -> None:
    assert Line(1, "", ("", "")).is_blank
    assert not Line(1, "Yläosa").is_blank and not Line(1, "Yläosa", ("",)).is_filled
