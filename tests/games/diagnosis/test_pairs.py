"""Two slips together, told only when one pair of them fits."""

from tests.games.diagnosis.columns import told
from tests.games.paper import WHOLE, changed


def test_the_only_pair_that_fits_is_told() -> None:
    assert told(WHOLE, upper=71, total=218 - 50 - 100) == ["two-slips: bonus-forgotten + carry-slip 100"]


def test_when_several_pairs_fit_none_is_told() -> None:
    assert told(WHOLE, upper=71, total=218 - 12 - 15) == ["unexplained"]


def test_a_single_slip_is_preferred() -> None:
    assert all(not why.startswith("two-slips") for why in told(WHOLE, upper=71, total=206))


def test_one_row_does_not_slip_twice() -> None:
    only = changed(WHOLE, **dict.fromkeys(("two_pairs", "three_of_a_kind", "small_straight"), "-"))
    only = changed(only, **dict.fromkeys(("full_house", "chance"), "-"))
    assert told(only, upper=71, total=71 + 50 + 12 + 21) == ["unexplained"]  # 12 twice, and as 21


def test_nothing_fits() -> None:
    assert told(WHOLE, total=777) == ["unexplained"]
