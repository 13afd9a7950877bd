"""Titles of sheets: short, of allowed characters, no two alike."""

import re
from collections.abc import Iterable, Iterator, Sequence

from yatzy_print.games.game import Game
from yatzy_print.languages.language import Language

FORBIDDEN = re.compile(r"[\[\]:*?/\\\x00-\x1f]+")
LONGEST = 31
RESERVED = "history"


def titles(games: Sequence[Game], language: Language, taken: Iterable[str] = ()) -> Iterator[str]:
    """A title for each game, its date and place or its number; none of those that are `taken`."""
    used = {RESERVED, *(title.casefold() for title in taken)}
    for number, game in enumerate(games, 1):
        plain = FORBIDDEN.sub(" ", " ".join(filter(None, (game.date, game.place)))).strip(" '")
        title = _unused(plain or language.text("protocol.game", number=number), used)
        used.add(title.casefold())
        yield title


def _unused(title: str, used: set[str]) -> str:
    tried, number = title[:LONGEST].strip(" '"), 1
    while tried.casefold() in used:
        number += 1
        tried = f"{title[: LONGEST - 6].strip()} ({number})"
    return tried
