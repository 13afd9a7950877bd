"""Rows whose points do not count as they are written."""

from tests.games.diagnosis.columns import told
from tests.games.paper import WHOLE, changed

WRONG_HOUSE = changed(WHOLE, full_house=25)


def test_the_value_that_makes_the_written_sums_right() -> None:
    for code in ("unreachable-score", "total-differs"):
        assert told(WRONG_HOUSE, code, total=218) == ["row-misread full_house 19"]
        assert told(WRONG_HOUSE, code, upper=71, lower=97, total=218) == ["row-misread full_house 19"]


def test_an_impossible_upper_row_explains_upper_sum_bonus_and_total() -> None:
    paper = changed(WHOLE, sixes=23)
    for code in ("unreachable-score", "upper-differs", "bonus-differs", "total-differs"):
        assert told(paper, code, upper=71, bonus=50, total=218) == ["row-misread sixes 24"]
    for code in ("unreachable-score", "bonus-differs", "total-differs"):
        assert told(paper, code, bonus=50, total=218) == ["row-misread sixes 24"]


def test_the_paper_counts_the_impossible_value() -> None:
    assert told(WRONG_HOUSE, total=224) == ["row-as-written full_house 25"]
    assert told(WRONG_HOUSE, "unreachable-score", total=224) == ["row-as-written full_house 25"]


def test_the_paper_takes_the_impossible_row_for_struck() -> None:
    assert told(WRONG_HOUSE, "unreachable-score", total=199) == ["row-misread full_house 0"]


def test_without_written_sums_only_the_nearest_values_are_told() -> None:
    assert told(WRONG_HOUSE, "unreachable-score") == []


def test_two_impossible_rows_counted_as_they_stand() -> None:
    paper = changed(WHOLE, full_house=25, small_straight=10)
    assert told(paper, total=219) == ["row-as-written"]


def test_two_impossible_rows_are_told_apart_by_the_upper_sum() -> None:
    paper = changed(WHOLE, full_house=25, sixes=23)
    assert told(paper, "upper-differs", upper=71, total=218) == ["row-misread sixes 24"]


def test_written_points_beside_other_dice() -> None:
    assert told(changed(WHOLE, one_pair="8=66442"), total=214) == ["row-as-written one_pair 8"]


def test_a_single_open_row_may_have_been_forgotten() -> None:
    assert told(changed(WHOLE, chance=None), total=218)[0] == "row-misread chance 23"
