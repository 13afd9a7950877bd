"""Slips with one row: left out, counted twice, its digits swapped, taken from another column."""

import pytest

from tests.games.diagnosis.columns import LOW, told, told_beside
from tests.games.paper import WHOLE, changed, sheet


@pytest.mark.parametrize(
    ("claims", "why"),
    [
        ({"total": 218 - 23}, ["row-left-out chance"]),
        ({"total": 218 + 19}, ["row-twice full_house"]),
        ({"upper": 71, "total": 218 + 16}, ["row-twice two_pairs"]),
        (
            {"upper": 71, "total": 218 + 9},
            ["digits-swapped one_pair 21", "digits-swapped three_of_a_kind 21", "digits-swapped chance 32"],
        ),
    ],
)
def test_a_row_in_the_total(claims: dict[str, int], why: list[str]) -> None:
    assert told(WHOLE, **claims) == why


def test_a_right_upper_sum_means_that_the_fault_is_below() -> None:
    twelve = {f"row-left-out {row}" for row in ("threes", "fours", "one_pair", "three_of_a_kind")}
    assert set(told(WHOLE, total=206)) == twelve
    below = {"row-left-out one_pair", "row-left-out three_of_a_kind"}
    assert set(told(WHOLE, upper=71, total=206)) == below
    assert told(WHOLE, upper=71, lower=97, total=206) == ["unexplained"]


def test_a_wrong_upper_sum_explains_the_total_made_from_it() -> None:
    claims = {"upper": 69, "bonus": 50, "total": 216}
    assert told(WHOLE, "upper-differs", **claims) == ["row-left-out ones"]
    assert told(WHOLE, "total-differs", **claims) == ["row-left-out ones"]


def test_a_row_left_out_may_cost_the_bonus() -> None:
    assert told(WHOLE, total=218 - 24 - 50) == ["row-left-out sixes"]
    claims = {"bonus": 0, "total": 218 - 24 - 50}
    assert told(WHOLE, "bonus-differs", **claims) == ["row-left-out sixes"]
    assert told(WHOLE, "total-differs", **claims) == ["row-left-out sixes"]
    assert told(LOW, total=156 + 6 + 50) == ["row-twice twos"]


def test_a_value_from_the_neighbours_column_names_the_neighbour() -> None:
    here = sheet(WHOLE, upper=71, total=218 - 23 + 26)
    beside = sheet(changed(WHOLE, chance=26), "Leo")
    assert told_beside(here, beside) == ["neighbour-column chance 26"]


def test_the_nearest_column_is_told_first() -> None:
    here = sheet(WHOLE, upper=71, total=218 - 23 + 26)
    near, far = (changed(WHOLE, full_house=22), "Leo"), (changed(WHOLE, chance=26), "Siri")
    why = told_beside(here, sheet(*near), sheet(*far))
    assert why == ["neighbour-column full_house 22", "neighbour-column chance 26"]


def test_at_most_five_are_told() -> None:
    alike = changed(WHOLE, twos=8, threes=12, fours=12, one_pair=12, three_of_a_kind=12, two_pairs=12)
    alike = changed(alike, chance=12, full_house=12)
    assert len(told(alike, total=2 + 8 + 12 + 12 + 15 + 24 + 50 + 12 * 5 + 15 - 12)) == 5
