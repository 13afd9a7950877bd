"""Archives of any size: games resampled from simulated sheets, in the order of their dates."""

from collections import Counter
from collections.abc import Iterator
from datetime import date, timedelta
from functools import cache
from random import Random
from types import MappingProxyType

from yatzy_print.games.check import check_game
from yatzy_print.games.game import Entry, Game, Sheet
from yatzy_print.games.verified import VerifiedGame
from yatzy_print.rules.load import rule_set
from yatzy_print.rules.score import scores

RULES = rule_set("yatzy")
POOL = 2000
PLAYERS = 50
COLUMNS = 3
FIRST, DAYS = date(1990, 1, 1), 30 * 365


def games(number: int, seed: int = 1) -> Iterator[Game]:
    """So many games of three of fifty players, spread over thirty years."""
    chance = Random(seed)
    for at in range(number):
        names = chance.sample(range(PLAYERS), COLUMNS)
        columns = tuple(Sheet(f"Player {name}", chance.choice(pool())) for name in names)
        yield Game("yatzy", columns, date=(FIRST + timedelta(at * DAYS // number)).isoformat())


def checked(number: int, seed: int = 1) -> Iterator[VerifiedGame]:
    """The same, verified."""
    return (check_game(game, RULES) for game in games(number, seed))


@cache
def pool() -> tuple[MappingProxyType[str, Entry], ...]:
    """Simulated sheets."""
    chance = Random(0)
    return tuple(_sheet(chance) for _ in range(POOL))


def _sheet(chance: Random) -> MappingProxyType[str, Entry]:
    """Somebody who keeps the most frequent die and takes the row with the most points, or loses the least."""
    entries: dict[str, Entry] = {}
    for _ in RULES.categories:
        found = scores(RULES, tuple(sorted(_roll(chance))))
        open_rows = [row.id for row in reversed(RULES.categories) if row.id not in entries]
        row = max(open_rows, key=lambda row: found[row])
        entries[row] = Entry(found[row])
    return MappingProxyType(entries)


def _roll(chance: Random) -> list[int]:
    dice = [chance.randint(1, 6) for _ in range(5)]
    for _ in range(2):
        kept, number = Counter(dice).most_common(1)[0]
        dice = [kept] * number + [chance.randint(1, 6) for _ in range(5 - number)]
    return dice
