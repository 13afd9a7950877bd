"""Scales and round ticks."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yatzy_print.charts.scale import Scale, step, ticks


@pytest.mark.parametrize(
    ("span", "most", "by"), [(4, 4, 1), (5, 4, 2), (17, 4, 5), (200, 5, 50), (230, 5, 50), (1, 5, 1)]
)
def test_round_steps(span: float, most: int, by: int) -> None:
    assert step(span, most) == by


@given(st.integers(0, 300), st.integers(1, 300), st.integers(2, 8))
def test_ticks_are_few_round_and_inside(low: int, span: int, most: int) -> None:
    scale = Scale(low, low + span, 0, 100)
    found = ticks(scale, most)
    assert len(found) <= most + 1
    assert all(low <= tick.value <= low + span and 0 <= tick.at <= 100 for tick in found)
    distances = {later.value - tick.value for tick, later in itertools.pairwise(found)}
    assert len(distances) <= 1


def test_a_scale_turned_upside_down() -> None:
    up = Scale(0, 10, 200, 100)
    assert (up.at(0), up.at(5), up.at(10)) == (200, 150, 100)


def test_one_value_alone_lies_at_the_start() -> None:
    assert Scale(5, 5, 10, 90).at(5) == 10
