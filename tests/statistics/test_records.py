"""Records: the older of equals first."""

from tests.statistics.papers import played
from yatzy_print.statistics.records import best, worst
from yatzy_print.statistics.results import modes

RESULTS = modes(
    [
        played(("Maja", 260)),
        played(("Maja", 260), date="2019-08-04"),
        played(("Maja", 260), date="2015-12"),
        played(("Maja", 120), date="2016"),
        played(("Maja", 120), date="2014"),
    ]
)[0].results


def test_of_equal_totals_the_older_is_the_record_and_unknown_dates_come_last() -> None:
    assert [result.date for result in best(RESULTS, 3)] == ["2015-12", "2019-08-04", None]


def test_the_lowest_too() -> None:
    assert worst(RESULTS)[0].date == "2014"


def test_no_games_no_records() -> None:
    assert best([]) == ()
