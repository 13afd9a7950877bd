"""Dates, numbers and percentages as the language writes them (Babel)."""

from datetime import date

from yatzy_print.languages.language import Language


def date_text(language: Language, iso: str, short: bool = False) -> str:
    """A date in words: "2019-08-04" in full, "2019-08" as month and year, "2019" as it is.

    `short` is the language's medium form, for tables.
    """
    from babel.dates import format_date, format_skeleton

    parts = [int(part) for part in iso.split("-")]
    if len(parts) == 1:
        return iso
    if len(parts) == 2:
        month = "yMMM" if short else "yMMMM"
        return str(format_skeleton(month, date(parts[0], parts[1], 1), locale=language.code))
    length = "medium" if short else "long"
    return str(format_date(date(parts[0], parts[1], parts[2]), length, locale=language.code))


def month_names(language: Language) -> tuple[str, ...]:
    """The twelve months as they stand by themselves."""
    from babel.dates import get_month_names

    names = get_month_names("wide", context="stand-alone", locale=language.code)
    return tuple(str(names[number]) for number in range(1, 13))


def number_text(language: Language, value: float, decimals: int = 0) -> str:
    """A number with so many decimals, in the language's separators."""
    from babel.numbers import format_decimal

    return str(format_decimal(value, format=_pattern(decimals), locale=language.code))


def percent_text(language: Language, share: float, decimals: int = 0) -> str:
    """A share (0 to 1) as a percentage."""
    from babel import Locale
    from babel.numbers import format_percent

    whole = Locale.parse(language.code).percent_formats[None].pattern
    pattern = whole.replace("#,##0", _pattern(decimals))
    return str(format_percent(share, format=pattern, locale=language.code))


def _pattern(decimals: int) -> str:
    return "#,##0" + ("." + "0" * decimals if decimals else "")
