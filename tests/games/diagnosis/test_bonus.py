"""Slips with the bonus and the extra points."""

import pytest

from tests.games.diagnosis.columns import LOW, told
from tests.games.paper import WHOLE, changed

EXTRA = changed(WHOLE, yatzy=50)


@pytest.mark.parametrize(
    ("paper", "claims", "first"),
    [
        (WHOLE, {"total": 168}, "bonus-forgotten"),
        (WHOLE, {"bonus": 0, "total": 168}, "bonus-forgotten"),
        (WHOLE, {"upper": 71, "total": 168}, "bonus-forgotten"),
        (LOW, {"total": 206}, "bonus-undeserved"),
        (LOW, {"upper": 59, "bonus": 50, "total": 206}, "bonus-undeserved"),
        (WHOLE, {"total": 268}, "bonus-twice"),
        (WHOLE, {"upper": 71, "bonus": 50, "total": 268}, "bonus-twice"),
        (WHOLE, {"upper_with_bonus": 121, "total": 268}, "bonus-twice"),
        (WHOLE, {"upper": 121, "bonus": 50, "total": 268}, "bonus-twice"),  # the sum held it already
        (WHOLE, {"bonus": 50, "total": 168}, "bonus-excluded"),
        (WHOLE, {"upper_with_bonus": 121, "total": 168}, "bonus-excluded"),
    ],
)
def test_the_bonus_in_the_total(paper: str, claims: dict[str, int], first: str) -> None:
    assert told(paper, **claims)[0] == first


def test_a_bonus_is_excluded_only_when_it_is_written() -> None:
    assert "bonus-excluded" not in told(WHOLE, total=168)
    assert "bonus-forgotten" not in told(WHOLE, bonus=50, total=168)


@pytest.mark.parametrize(
    ("paper", "bonus", "why"),
    [
        (WHOLE, 0, ["bonus-forgotten"]),
        (LOW, 50, ["bonus-undeserved"]),
        (WHOLE, 100, ["bonus-twice"]),
        (WHOLE, 35, ["unexplained"]),
    ],
)
def test_the_written_bonus(paper: str, bonus: int, why: list[str]) -> None:
    assert told(paper, "bonus-differs", bonus=bonus) == why


def test_an_upper_sum_that_holds_the_bonus() -> None:
    assert told(WHOLE, "upper-differs", upper=121, total=218) == ["bonus-included"]


def test_extra_points_left_out_of_the_total_come_before_a_forgotten_bonus() -> None:
    why = told(EXTRA, rules="yatzy+extra-50", extra=50, total=268)
    assert why[:2] == ["extra-excluded", "bonus-forgotten"]
    assert "extra-excluded" not in told(EXTRA, rules="yatzy+extra-50", total=218)


def test_impossible_extra_points_counted_all_the_same() -> None:
    assert told(WHOLE, rules="yatzy-fi", extra=100, total=318) == ["extra-as-written 100"]
