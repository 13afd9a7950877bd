"""Dates as people in the North write them, to ISO 8601 reduced to what is known."""

import re
from datetime import date, datetime

PARTS = (
    re.compile(r"(?P<year>\d{4})(?:-(?P<month>\d{1,2})(?:-(?P<day>\d{1,2}))?)?", re.ASCII),
    re.compile(r"(?:(?P<day>\d{1,2})[./-])?(?P<month>\d{1,2})[./-](?P<year>\d{4})", re.ASCII),
)
MOMENT = re.compile(r"\d{4}-\d\d-\d\d[T ]\d\d:\d\d", re.ASCII)


def iso_date(text: str) -> str | None:
    """The date of "2017", "2017-12", "31.12.2017", "31/12-2017" or "12/2017"; None when it is none of these.

    A moment with a time zone is the local day it fell on. Nothing is guessed: "Kesä 24" has no known year.
    """
    written = re.sub(r"\s+", "", text) if ":" not in text else text.strip()
    for pattern in PARTS:
        if match := pattern.fullmatch(written):
            return _checked(match["year"], match["month"], match["day"])
    return _moment(written)


def _checked(year: str, month: str | None, day: str | None) -> str | None:
    try:
        known = date(int(year), int(month or 1), int(day or 1)).isoformat()
    except ValueError:
        return None
    return known[: 10 if day else 7 if month else 4]


def _moment(text: str) -> str | None:
    if not MOMENT.match(text):
        return None
    try:
        moment = datetime.fromisoformat(text)
        return (moment.astimezone() if moment.tzinfo else moment).date().isoformat()
    except (ValueError, OverflowError, OSError):
        return None
