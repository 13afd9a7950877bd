"""What the fields of a form are called."""

from yatzy_print.notation.pdf.names import NAME, cell_name
from yatzy_print.rules.load import known, rule_set


def test_columns_count_from_one_on_the_form() -> None:
    assert (cell_name("small_straight", 0), cell_name(NAME, 11)) == ("small_straight-1", "name-12")


def test_no_name_has_a_dot_which_parts_fields_into_groups() -> None:
    assert not any("." in cell_name(row, 0) for id_ in known() for row in rule_set(id_).by_id)
