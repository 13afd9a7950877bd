"""Dates and numbers as each language writes them."""

import pytest

from yatzy_print.languages.formats import date_text, month_names, number_text, percent_text
from yatzy_print.languages.language import load


@pytest.mark.parametrize(
    ("code", "iso", "text"),
    [
        ("fi", "2019-08-04", "4. elokuuta 2019"),
        ("sv", "2019-08-04", "4 augusti 2019"),
        ("nb", "2019-08-04", "4. august 2019"),
        ("fi", "2019-08", "elokuu 2019"),  # a month known without its day
        ("sv", "2019", "2019"),
    ],
)
def test_dates_show_no_more_than_is_known(code: str, iso: str, text: str) -> None:
    assert date_text(load(code), iso) == text


@pytest.mark.parametrize(
    ("code", "iso", "text"),
    [("fi", "2019-08-04", "4.8.2019"), ("sv", "2019-08-04", "4 aug. 2019"), ("nb", "2019-08", "aug. 2019")],
)
def test_short_dates_for_tables(code: str, iso: str, text: str) -> None:
    assert date_text(load(code), iso, short=True) == text


@pytest.mark.parametrize(("code", "text"), [("fi", "248,44"), ("sv", "248,44"), ("en", "248.44")])
def test_decimals(code: str, text: str) -> None:
    assert number_text(load(code), 248.4399894, 2) == text


def test_whole_numbers_have_no_decimals() -> None:
    assert number_text(load("fi"), 374) == "374"


@pytest.mark.parametrize(
    ("code", "decimals", "text"),
    [("sv", 1, "89,8\N{NO-BREAK SPACE}%"), ("en", 0, "90%"), ("da", 0, "90\N{NO-BREAK SPACE}%")],
)
def test_shares_as_percentages(code: str, decimals: int, text: str) -> None:
    assert percent_text(load(code), 0.898, decimals) == text


@pytest.mark.parametrize(
    ("code", "first", "last"), [("fi", "tammikuu", "joulukuu"), ("sv", "januari", "december")]
)
def test_months_stand_by_themselves(code: str, first: str, last: str) -> None:
    names = month_names(load(code))
    assert (len(names), names[0], names[-1]) == (12, first, last)
