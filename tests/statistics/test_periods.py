"""Months and years, with dates that say less."""

from tests.statistics.papers import played
from yatzy_print.rules.load import rule_set
from yatzy_print.statistics.counts import count
from yatzy_print.statistics.periods import Period, months, undated, years
from yatzy_print.statistics.results import modes

DATES = ("2019-08-04", "2019-08-07", "2019", "2015-12", None)
GAMES = [played(("Maja", 100 + 10 * place), date=date) for place, date in enumerate(DATES)]
COUNTS = count(modes(GAMES)[0].results, rule_set("yatzy"))


def test_a_month_holds_the_days_and_the_dates_to_the_month() -> None:
    assert months(COUNTS) == (Period(2015, 12, 1, 130), Period(2019, 8, 2, 210))


def test_a_year_holds_what_says_only_the_year_too() -> None:
    assert years(COUNTS) == (Period(2015, None, 1, 130), Period(2019, None, 3, 330))
    assert years(COUNTS)[1].mean == 110


def test_games_without_a_date_are_counted_apart() -> None:
    assert undated(COUNTS) == 1


def test_periods_are_reduced_dates() -> None:
    assert [period.iso for period in (*months(COUNTS), *years(COUNTS))] == [
        "2015-12",
        "2019-08",
        "2015",
        "2019",
    ]
