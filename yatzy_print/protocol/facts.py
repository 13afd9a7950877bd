"""The facts at the head of a card."""

from yatzy_print.games.game import ISO_DATE
from yatzy_print.languages.language import Language
from yatzy_print.protocol.protocol import Field


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
