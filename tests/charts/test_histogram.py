"""Totals in bins of ten as bars."""

from hypothesis import given
from hypothesis import strategies as st

from yatzy_print.charts.histogram import bins, histogram

totals = st.dictionaries(st.integers(0, 374), st.integers(1, 30), min_size=1, max_size=40)


def test_bins_of_ten_with_the_empty_ones_between() -> None:
    assert bins({199: 1, 200: 2, 209: 1, 225: 1}) == {190: 1, 200: 3, 210: 0, 220: 1}


@given(totals)
def test_no_game_is_lost_in_a_bin(values: dict[int, int]) -> None:
    assert sum(bins(values).values()) == sum(values.values())


@given(totals, st.lists(st.floats(0, 374), max_size=2))
def test_everything_lies_inside_the_drawing(values: dict[int, int], marks: list[float]) -> None:
    chart = histogram(values, marks)
    assert chart is not None
    for bar in chart.bars:
        assert chart.left <= bar.x and bar.x + bar.width <= chart.width
        assert bar.y >= 0 and round(bar.y + bar.height, 1) == chart.floor
    assert all(chart.left <= mark.x <= chart.width for mark in chart.marks)


@given(totals)
def test_bars_stand_beside_each_other(values: dict[int, int]) -> None:
    chart = histogram(values)
    assert chart is not None
    for bar, right in zip(chart.bars, chart.bars[1:], strict=False):
        assert bar.x + bar.width < right.x


def test_labels_of_two_means_turn_away_from_each_other() -> None:
    chart = histogram({150: 1, 340: 1}, [233.1, 248.4])
    assert chart is not None
    assert [mark.right for mark in chart.marks] == [False, True]
    assert chart.marks[0].y != chart.marks[1].y


def test_a_label_without_room_turns_inwards() -> None:
    chart = histogram({100: 1, 250: 1}, [105.0, 250.0])
    assert chart is not None
    assert [mark.right for mark in chart.marks] == [True, False]


def test_nothing_makes_no_chart() -> None:
    assert histogram({}) is None
