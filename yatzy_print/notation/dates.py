"""Dates as people in the North write them, to ISO 8601 reduced to what is known."""

import re
from datetime import date, datetime

from yatzy_print.notation.names import APOSTROPHES

PARTS = (
    re.compile(r"(?P<year>\d{4})(?:-(?P<month>\d{1,2})(?:-(?P<day>\d{1,2}))?)?", re.ASCII),
    re.compile(r"(?:(?P<day>\d{1,2})[./-])?(?P<month>\d{1,2})[./-](?P<year>\d{4})", re.ASCII),
    re.compile(r"(?P<day>\d{1,2})[./](?P<month>\d{1,2})[./-](?P<year>\d{2})", re.ASCII),
)
MOMENT = re.compile(r"\d{4}-\d\d-\d\d[T ]\d\d:\d\d", re.ASCII)
WORD = re.compile(r"[^\W\d_]+")
IN_WORDS = (
    re.compile(r"(?:(?P<day>\d{1,2}) )?(?P<year>\d{4})", re.ASCII),
    re.compile(r"(?P<year>\d{4}) (?P<day>\d{1,2})", re.ASCII),
    re.compile(r"(?P<day>\d{1,2}) (?P<year>\d{2})", re.ASCII),
)
SHORT_YEAR = re.compile(rf"(?<!\w){APOSTROPHES.pattern}(?=\d\d(?!\d))", re.ASCII)
LINKING = frozenset({"den", "the", "of", "st", "nd", "rd", "th"})
CENTURY = "20"
LONGEST = 60


def iso_date(text: str) -> str | None:
    """The date of "2017", "2017-12", "31.12.2017", "31/12-17", "12/2017" or "31 December 2017", else None.

    Two digits are a year of this century, and behind an apostrophe nothing but the year. Names of months and
    weekdays may be of any offered language. A moment with a time zone is the local day it fell on. Nothing is
    guessed: "Kesä 24" has no known year.
    """
    if ":" in text:
        return _moment(text.strip())
    whole = SHORT_YEAR.sub(CENTURY, text)
    return _in_figures(whole) or (_in_words(whole) if len(whole) <= LONGEST and WORD.search(whole) else None)


def _in_figures(text: str) -> str | None:
    written = re.sub(r"\s+", "", text)
    matches = (pattern.fullmatch(written) for pattern in PARTS)
    match = next(filter(None, matches), None)
    return _checked(match["year"], match["month"], match["day"]) if match else None


def _in_words(text: str) -> str | None:
    """A date with the name of its month or its weekday, in any order."""
    from yatzy_print.languages.calendar import months, weekdays

    words = [word for word in WORD.findall(text.casefold()) if word not in LINKING]
    named = [months()[word] for word in words if word in months()]
    if len(named) > 1 or not set(words) <= months().keys() | weekdays():
        return None
    figures = WORD.sub("", text)
    if not named:
        return _in_figures(figures.strip(" ,."))
    written = " ".join(re.findall(r"\d+", figures))
    match = next(filter(None, (pattern.fullmatch(written) for pattern in IN_WORDS)), None)
    return _checked(match["year"], str(named[0]), match["day"]) if match else None


def _checked(year: str, month: str | None, day: str | None) -> str | None:
    whole = year if len(year) == 4 else CENTURY + year
    try:
        known = date(int(whole), int(month or 1), int(day or 1)).isoformat()
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
