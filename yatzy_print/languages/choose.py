"""Which language a user gets."""

from collections.abc import Mapping

from yatzy_print.languages.language import Language, canonical, load

LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def choose(option: str | None, environ: Mapping[str, str]) -> Language:
    """The option, else YATZY_PRINT_LANG, else the locale, else English.

    Raises Trouble("unknown-language") for an unknown option or YATZY_PRINT_LANG; unknown locales are English.
    """
    asked = option or environ.get("YATZY_PRINT_LANG")
    if asked:
        return load(asked)
    locale = next((environ[name] for name in LOCALE_VARIABLES if environ.get(name)), "")
    return load(canonical(locale) or "en")
