"""Optimal play as data: the published means, and only for the rules that were solved."""

import pytest

from yatzy_print.rules.load import rule_set
from yatzy_print.rules.ruleset import Order
from yatzy_print.statistics.optimal import optimal


@pytest.mark.parametrize(
    ("rules", "order", "mean"),
    [
        ("yatzy", "free", 248.4399894),  # not 248.63, which lets a single pair into two pairs
        ("yatzy", "forced", 122.5585),
        ("yatzy+four-as-two-pairs", "free", 248.6441),
        ("yatzy+yatzy-as-full-house", "free", 248.4681),
        ("yatzy+four-as-two-pairs+yatzy-as-full-house", "free", 248.6749),
        ("yahtzee", "free", 254.5877),
        ("yahtzee+free-joker", "free", 254.5896),
    ],
)
def test_exact_means(rules: str, order: Order, mean: float) -> None:
    found = optimal(rules, order)
    assert found is not None
    assert found.mean == pytest.approx(mean, abs=5e-5)


@pytest.mark.parametrize(
    ("rules", "order"),
    [
        ("yatzy", "half-forced"),
        ("yatzy-fi", "free"),  # its two pairs and jokers are other rules
        ("yatzy+bonus-42", "forced"),
        ("maxi-yatzy", "free"),
    ],
)
def test_other_rules_have_no_baseline(rules: str, order: Order) -> None:
    assert optimal(rules, order) is None


@pytest.mark.parametrize(
    ("row", "rate"),
    [("small_straight", 0.737), ("yatzy", 0.611), ("large_straight", 0.514), ("four_of_a_kind", 0.288)],
)
def test_rows_that_optimal_play_strikes_most(row: str, rate: float) -> None:
    found = optimal("yatzy", "free")
    assert found is not None
    assert found.rows[row].zero_rate == pytest.approx(rate, abs=5e-4)


@pytest.mark.parametrize("rules", ["yatzy", "yatzy+four-as-two-pairs", "yahtzee", "yahtzee+free-joker"])
def test_every_row_of_the_rules_has_its_numbers(rules: str) -> None:
    found = optimal(rules, "free")
    assert found is not None
    assert set(found.rows) == set(rule_set(rules).by_id)
    assert sum(row.zero_rate for row in found.rows.values()) == pytest.approx(found.zeroed, abs=1e-4)


@pytest.mark.parametrize(
    ("total", "percentile"),
    [(145, 0.01), (203, 0.10), (249, 0.50), (299, 0.90), (325, 0.99)],  # quantiles of a million games
)
def test_the_percentile_of_a_total(total: int, percentile: float) -> None:
    found = optimal("yatzy", "free")
    assert found is not None
    assert found.percentile(total) == pytest.approx(percentile, abs=0.012)


def test_percentiles_at_the_ends() -> None:
    found = optimal("yatzy", "free")
    assert found is not None
    assert (found.percentile(0), found.percentile(374)) == (0, 1)
