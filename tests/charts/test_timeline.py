"""Totals in the order of playing."""

import itertools

from hypothesis import given
from hypothesis import strategies as st

from yatzy_print.charts.timeline import YEAR_WIDTH, timeline


@given(st.lists(st.integers(0, 374), min_size=2, max_size=60))
def test_points_go_right_and_stay_inside(totals: list[int]) -> None:
    chart = timeline(totals, [None] * len(totals), [None] * len(totals), 248.44)
    assert chart is not None
    places = [point.x for point in chart.points]
    assert places == sorted(places)
    assert all(chart.left <= point.x <= chart.width and 0 <= point.y <= chart.floor for point in chart.points)
    assert chart.level is not None
    assert 0 <= chart.level <= chart.floor


def test_a_higher_total_lies_higher() -> None:
    chart = timeline([150, 250], [None, None], [None, None])
    assert chart is not None
    assert chart.points[1].y < chart.points[0].y


def test_the_line_begins_where_the_mean_does() -> None:
    chart = timeline([150, 250, 200], [None] * 3, [None, 200, 225])
    assert chart is not None
    assert [x for x, _ in chart.line] == [point.x for point in chart.points[1:]]


def test_years_stand_at_their_first_game_and_leave_each_other_room() -> None:
    dates = [None, "2012-04", "2012-05", *[f"{year}-12-31" for year in range(2013, 2033)]]
    chart = timeline([200] * len(dates), dates, [None] * len(dates))
    assert chart is not None
    assert (chart.years[0].value, chart.years[0].at) == (2012, chart.points[1].x)
    places = [year.at for year in chart.years]
    assert all(after - place >= YEAR_WIDTH for place, after in itertools.pairwise(places))


def test_one_game_makes_no_line_through_time() -> None:
    assert timeline([200], ["2019"], [None]) is None
