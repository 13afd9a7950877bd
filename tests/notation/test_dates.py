"""Dates as written in the North; what is not known stays unknown."""

import time

import pytest

from yatzy_print.notation.dates import iso_date


@pytest.mark.parametrize(
    ("written", "iso"),
    [
        ("2017-12-31", "2017-12-31"),
        ("2017-12", "2017-12"),
        ("2017", "2017"),
        ("31.12.2017", "2017-12-31"),
        ("31. 12. 2017", "2017-12-31"),
        ("31/12-2017", "2017-12-31"),
        ("31/12/2017", "2017-12-31"),
        ("4.8.2019", "2019-08-04"),
        ("12/2017", "2017-12"),
        ("2019-08-04 21:15", "2019-08-04"),
    ],
)
def test_read(written: str, iso: str) -> None:
    assert iso_date(written) == iso


@pytest.mark.parametrize(
    "written",
    [
        "Kesä 24",
        "31.12.17",
        "2019-02-30",
        "31.13.2017",
        "0000",
        "",
        "yesterday",
        "2017-",
        "1" * 50,
        "25:61 2019-01-01",
    ],
)
def test_never_guessed(written: str) -> None:
    assert iso_date(written) is None


def test_a_game_at_night_belongs_to_the_local_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "Europe/Helsinki")
    time.tzset()
    try:
        assert iso_date("2019-08-03T22:30:00+00:00") == "2019-08-04"  # half past one at night in Finland
    finally:
        monkeypatch.undo()
        time.tzset()
