"""Titles of sheets: short, of allowed characters, no two alike."""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import count

from yatzy_print.games.game import Game
from yatzy_print.languages.language import Language

FORBIDDEN = re.compile(r"[\[\]:*?/\\\x00-\x1f]+")
LONGEST = 31
RESERVED = "history"


def titles(games: Sequence[Game], language: Language, taken: Iterable[str] = ()) -> Iterator[str]:
    """A title for each game, its date and place or a number; none of those that are `taken`."""
    used = {RESERVED, *(title.casefold() for title in taken)}
    for game in games:
        plain = FORBIDDEN.sub(" ", " ".join(filter(None, (game.date, game.place)))).strip(" '")
        title = next(one for one in _candidates(plain, language) if one.casefold() not in used)
        used.add(title.casefold())
        yield title


def _candidates(plain: str, language: Language) -> Iterator[str]:
    """A title and the same with numbers behind; without one, the numbers of games."""
    if not plain:
        yield from (language.text("protocol.game", number=number) for number in count(1))
    yield cut(plain, LONGEST).strip(" '")
    yield from (f"{cut(plain, LONGEST - 6).strip()} ({number})" for number in count(2))


def cut(text: str, longest: int) -> str:
    """The beginning of a text, as long as a workbook allows: it counts in UTF-16."""
    return text.encode("utf-16-le")[: 2 * longest].decode("utf-16-le", "ignore")
