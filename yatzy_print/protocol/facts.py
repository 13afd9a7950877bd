"""The facts at the head of a card."""

import re

from yatzy_print.languages.language import Language
from yatzy_print.protocol.protocol import Field

ISO_DATE = re.compile(r"\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?")


def fields(language: Language, date: str, place: str) -> tuple[Field, ...]:
    """Date and place, each empty to write on."""
    return (
        Field(language.text("words.date"), date_words(language, date)),
        Field(language.text("words.place"), place),
    )


def date_words(language: Language, date: str, short: bool = False) -> str:
    """An ISO date, which may be a month or a year, in words; anything else as it stands."""
    if not ISO_DATE.fullmatch(date):
        return date
    from yatzy_print.languages.formats import date_text

    try:
        return date_text(language, date, short)
    except ValueError:
        return date
