"""Means, quantiles and rates of histograms, against plain Python on the same values."""

import statistics

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yatzy_print.statistics.spread import Rate, Spread


def spread(values: list[int]) -> Spread:
    return Spread({value: values.count(value) for value in values})


values = st.lists(st.integers(0, 374), min_size=2, max_size=40)


@given(values)
def test_every_figure_is_the_one_of_the_values_themselves(totals: list[int]) -> None:
    found = spread(totals)
    assert found.number == len(totals)
    assert found.mean == pytest.approx(statistics.fmean(totals))
    assert found.sd == pytest.approx(statistics.stdev(totals), abs=1e-6)
    assert found.median == statistics.median(totals)
    assert (found.least, found.most) == (min(totals), max(totals))


@given(values, st.integers(1, 99))
def test_a_quantile_is_the_smallest_value_with_that_share_at_or_below(
    totals: list[int], percent: int
) -> None:
    found = spread(totals).quantile(percent / 100)
    shares = {value: sum(total <= value for total in totals) * 100 for value in totals}
    assert found == min(value for value, share in shares.items() if share >= percent * len(totals))


def test_nothing_has_no_mean() -> None:
    empty = Spread({})
    assert (empty.mean, empty.sd, empty.median, empty.quantile(0.5), empty.most) == (None,) * 5
    assert empty.within(0).value is None


def test_one_value_has_no_deviation() -> None:
    assert Spread({200: 1}).sd is None


def test_ranges_include_both_ends() -> None:
    found = spread([57, 58, 62, 63])
    assert found.within(58, 62) == Rate(2, 4)
    assert found.within(63) == Rate(1, 4)


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),  # Wilson's interval, worked out by hand
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I
    ],
)
def test_the_interval_of_a_rate(hits: int, of: int, low: float, high: float) -> None:
    assert Rate(hits, of).interval == pytest.approx((low, high), abs=5e-5)


def test_no_games_no_interval() -> None:
    assert Rate(0, 0).value is None
    assert Rate(0, 0).interval is None
