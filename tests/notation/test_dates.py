"""Dates as written in the North; what is not known stays unknown."""

import time

import pytest

from yatzy_print.languages.formats import date_text
from yatzy_print.languages.language import CODES, load
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
        ("31.12.17", "2017-12-31"),
        ("31/12-17", "2017-12-31"),
        ("29. marraskuuta 2026", "2026-11-29"),
        ("November 29, 2026", "2026-11-29"),
        ("29th of November 2026", "2026-11-29"),
        ("29. november 2026", "2026-11-29"),
        ("29 nov. 26", "2026-11-29"),
        ("söndag 29.11.2026", "2026-11-29"),
        ("Su 29.11.2026", "2026-11-29"),
        ("lördag den 29 november 2026", "2026-11-29"),
        ("marraskuu 2026", "2026-11"),
        ("2019-08-04 21:15", "2019-08-04"),
        ("19 Dec 24", "2024-12-19"),
        ("'19 Dec 24", "2019-12-24"),
        ("Dec '19 24", "2019-12-24"),
        ("Dec 24 '19", "2019-12-24"),
        ("24 Dec ’19", "2019-12-24"),
        ("24. joulukuuta ´19", "2019-12-24"),
        ("Dec 2019 24", "2019-12-24"),
        ("Dec '24", "2024-12"),
        ("24.12.'19", "2019-12-24"),
        ("24/12-'19", "2019-12-24"),
        ("'19-12-24", "2019-12-24"),
    ],
)
def test_read(written: str, iso: str) -> None:
    assert iso_date(written) == iso


@pytest.mark.parametrize(
    "written",
    [
        "Kesä 24",
        "2019-02-30",
        "31.13.2017",
        "26-11-29",
        "12/17",
        "'19 Dec '24",
        "'19 Dec 2024",
        "Dec 2'19 24",
        "maj",
        "29 november",
        "Mayday 2017",
        "30 February 2017",
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


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("short", [False, True])
def test_what_the_program_prints_is_read_back(code: str, short: bool) -> None:
    for iso in [f"2026-{month:02}-09" for month in range(1, 13)] + [
        f"2026-{month:02}" for month in range(1, 13)
    ]:
        assert iso_date(date_text(load(code), iso, short)) == iso


def test_a_game_at_night_belongs_to_the_local_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "Europe/Helsinki")
    time.tzset()
    try:
        assert iso_date("2019-08-03T22:30:00+00:00") == "2019-08-04"  # half past one at night in Finland
    finally:
        monkeypatch.undo()
        time.tzset()
