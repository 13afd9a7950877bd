"""Names of months and weekdays in every offered language, to read dates in words (Babel)."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Literal

from yatzy_print.languages.language import CODES

WIDTHS: tuple[Literal["wide", "abbreviated"], ...] = ("wide", "abbreviated")
CONTEXTS: tuple[Literal["format", "stand-alone"], ...] = ("format", "stand-alone")


@cache
def months() -> Mapping[str, int]:
    """Each name of a month, long or short, as it stands alone and in a date, and its number from 1."""
    from babel.dates import get_month_names

    return {
        bare(name): number
        for code in CODES
        for width in WIDTHS
        for context in CONTEXTS
        for number, name in get_month_names(width, context, code).items()
    }


@cache
def weekdays() -> frozenset[str]:
    """Each name of a weekday, long or short."""
    return frozenset(bare(name) for name in _days())


def bare(name: str) -> str:
    """A name without the dot of an abbreviation, whatever its capitals."""
    return name.casefold().rstrip(".")


def _days() -> Iterator[str]:
    from babel.dates import get_day_names

    for code in CODES:
        for width in WIDTHS:
            for context in CONTEXTS:
                yield from get_day_names(width, context, code).values()
