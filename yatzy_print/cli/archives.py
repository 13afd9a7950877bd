"""Which archive a command works on, and which of its games are asked for."""

import os
import re
from collections.abc import Sequence

from yatzy_print.archive.filter import Filter
from yatzy_print.cli.app import tell
from yatzy_print.cli.papers import play_order
from yatzy_print.errors import Trouble
from yatzy_print.languages.language import Language
from yatzy_print.rules.load import rule_set

REDUCED_DATE = re.compile(r"\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?")


def place(option: str | None) -> str:
    """The option, else YATZY_PRINT_ARCHIVE, else the user's data folder."""
    from yatzy_print.archive.location import default_location

    return option or default_location(os.environ)


def asked(
    players: tuple[str, ...], rules: str | None, order: str | None, since: str | None, until: str | None
) -> Filter:
    """The options as a filter. Raises Trouble: unknown-rules, unknown-order, not-a-date."""
    return Filter(
        players,
        rule_set(rules).id if rules else None,
        play_order(order) if order else None,
        _date(since),
        _date(until),
    )


def _date(given: str | None) -> str | None:
    if given is not None and not REDUCED_DATE.fullmatch(given):
        raise Trouble("not-a-date", given=given)
    return given


def tell_damaged(words: Language, where: str, damaged: Sequence[int]) -> None:
    """Names the stored games that can't be trusted, and that they were left out."""
    if damaged:
        tell(words, "messages.damaged", archive=where, games=", ".join(map(str, damaged)))
