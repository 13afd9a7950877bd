"""Shares as lying bars."""

import itertools

from yatzy_print.charts.bars import bars


def test_bars_grow_with_their_share_and_the_longest_fills_the_width() -> None:
    chart = bars(["Yatzy", "Chance", "Pair"], [[0.8, 0.4, 0.0], [0.6, 0.4, 0.1]])
    widths = [bar.width for group in chart.groups for bar in group.bars]
    assert widths[0] == max(widths)
    assert abs(widths[2] * 2 - widths[0]) < 0.2
    assert widths[4] > 0  # nothing still shows where its bar would be


def test_no_bar_covers_another() -> None:
    chart = bars(["a", "b", "c"], [[0.5] * 3, [0.5] * 3])
    edges = [(bar.y, bar.y + bar.height) for group in chart.groups for bar in group.bars]
    assert all(low <= after for (_, low), (after, _) in itertools.pairwise(edges))
    assert edges[-1][1] <= chart.height


def test_figures_stay_inside() -> None:
    chart = bars(["a"], [[1.0]])
    bar = chart.groups[0].bars[0]
    assert bar.x + bar.width < bar.figure < chart.width


def test_all_shares_nought() -> None:
    chart = bars(["a"], [[0.0], [0.0]])
    assert all(bar.width < 1 for bar in chart.groups[0].bars)
