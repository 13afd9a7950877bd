"""Slips in the adding and writing of a sum itself."""

import pytest

from tests.games.diagnosis.columns import LOW, told
from tests.games.paper import WHOLE
from yatzy_print.games.diagnosis.figures import swaps


@pytest.mark.parametrize(
    ("claims", "first"),
    [
        ({"total": 281}, "digits-swapped"),
        ({"total": 128}, "digits-swapped"),
        ({"total": 228}, "carry-slip 10"),
        ({"total": 208}, "carry-slip 10"),
        ({"total": 118}, "carry-slip 100"),
        ({"total": 318}, "carry-slip 100"),
        ({"total": 289}, "upper-twice"),
        ({"total": 339}, "upper-twice"),  # with the bonus in it
    ],
)
def test_the_total(claims: dict[str, int], first: str) -> None:
    assert told(WHOLE, **claims)[0] == first


@pytest.mark.parametrize(
    ("upper", "first"), [(81, "carry-slip 10"), (61, "carry-slip 10"), (17, "digits-swapped")]
)
def test_the_upper_sum(upper: int, first: str) -> None:
    assert told(WHOLE, "upper-differs", upper=upper)[0] == first


def test_a_carry_slip_in_an_upper_sum_that_nobody_wrote_takes_the_bonus_along() -> None:
    assert told(WHOLE, total=218 - 10 - 50)[0] == "carry-slip 10"
    assert told(LOW, total=156 + 10 + 50)[0] == "carry-slip 10"


def test_the_sum_itself_is_told_before_its_rows() -> None:
    why = told(WHOLE.replace("one_pair 12", "one_pair 10"), total=206)
    assert why == ["carry-slip 10", "row-left-out one_pair"]


def test_swaps_keep_the_number_of_digits() -> None:
    assert swaps(218) == [128, 281, 812]
    assert swaps(20) == []
    assert swaps(33) == []
    assert swaps(7) == []


@pytest.mark.parametrize("written", [0, -12, 10**3000])
def test_what_is_no_sum_of_points_has_no_digits_to_swap(written: int) -> None:
    assert swaps(written) == []
    assert told(WHOLE, total=written) == ["unexplained"]
