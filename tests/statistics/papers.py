"""Papers for the numbers: the real games, and sheets with any total that a card can show."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from yatzy_print.games.check import check_game
from yatzy_print.games.findings import Severity
from yatzy_print.games.game import Entry, Game, Sheet, State, Written
from yatzy_print.games.verified import VerifiedGame
from yatzy_print.notation.read import read
from yatzy_print.rules.load import rule_set
from yatzy_print.rules.reach import reachable
from yatzy_print.rules.ruleset import Order

FAMILY = Path(__file__).parent.parent / "games" / "family"

UPPER = {"ones": 3, "twos": 6, "threes": 9, "fours": 12, "fives": 15, "sixes": 18}  # with bonus 113


@cache
def lower_rows() -> dict[int, dict[str, int]]:
    """For every sum that the nine lower rows can make, one way to make it."""
    rules = rule_set("yatzy")
    ways: dict[int, dict[str, int]] = {0: {}}
    for row in rules.lower:
        ways = {
            total + points: {**way, row.id: points}
            for total, way in ways.items()
            for points in reachable(rules, row.id)
        }
    return ways


def rows_for(total: int) -> dict[str, int]:
    """Rows that make a total: the upper section empty of points up to 200, three of each with bonus above."""
    if total <= 200:
        return {**dict.fromkeys(UPPER, 0), **lower_rows()[total]}
    return {**UPPER, **lower_rows()[total - 113]}


def played(
    *totals: tuple[str, int],
    date: str | None = None,
    state: State = "played",
    order: Order = "free",
    written: Mapping[str, int] = MappingProxyType({}),
    rules: str = "yatzy",
) -> VerifiedGame:
    """A finished game in which everybody has the total given."""
    sheets = tuple(
        Sheet(
            player,
            {row: Entry(points) for row, points in rows_for(total).items()},
            written=Written(total=written.get(player)),
        )
        for player, total in totals
    )
    return check_game(Game(rules, sheets, order, state, date), rule_set(rules))


@cache
def family() -> tuple[VerifiedGame, ...]:
    """The 31 real games that verify."""
    papers = [
        paper for file in sorted(FAMILY.iterdir()) for paper in read(file.name, file.read_bytes()).papers
    ]
    checked = [check_game(one.game, one.rules, one.findings, one.sheet_findings) for one in papers]
    return tuple(game for game in checked if not game.has(Severity.ERROR))
