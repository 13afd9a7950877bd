"""Verified games into results: one small value a finished sheet, the oldest first, one mode at a time."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple, Protocol

from yatzy_print.games.findings import Severity
from yatzy_print.games.verified import VerifiedGame, VerifiedSheet
from yatzy_print.rules.ruleset import ORDERS, Order, RuleSet


class Scored(Protocol):
    """What records and streaks ask of a finished game."""

    @property
    def game(self) -> int: ...
    @property
    def date(self) -> str | None: ...
    @property
    def total(self) -> int: ...
    @property
    def bonus(self) -> int: ...
    @property
    def zeroed(self) -> int: ...
    @property
    def won(self) -> bool: ...


ModeKey = tuple[object, ...]


class Result(NamedTuple):
    """One player's finished sheet; a plain tuple, for there are thousands of them.

    `game` is the caller's number of the game, `date` ISO 8601, maybe reduced, or None; `rank` 1 has won.
    `points` stand in the order of the rule set's rows; `zeroed` counts their zeros.
    """

    game: int
    player: str
    date: str | None
    place: str
    total: int
    upper: int
    bonus: int
    extra: int
    zeroed: int
    rank: int
    shared: bool
    players: int
    points: tuple[int, ...]

    @property
    def won(self) -> bool:
        """Whether the game was won alone, against somebody."""
        return self.contested and self.rank == 1 and not self.shared

    @property
    def contested(self) -> bool:
        """Whether anybody else played: alone nobody wins."""
        return self.players > 1


@dataclass(frozen=True, slots=True)
class LeftOut:
    """How many games count in no average and no record, by the reason."""

    cancelled: int = 0
    unfinished: int = 0
    faulty: int = 0

    @property
    def number(self) -> int:
        """All of them."""
        return self.cancelled + self.unfinished + self.faulty


@dataclass(frozen=True)
class Mode:
    """All games of one rule set in one order: the unit within which numbers may be compared.

    `played` is how many finished ones, `games` their numbers at the caller; their results stand together, the
    oldest first. Where only counts are at hand there are neither games nor results.
    """

    rules: RuleSet
    order: Order
    played: int
    left_out: LeftOut
    games: tuple[int, ...] = ()
    results: tuple[Result, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """What one game gives: the results of a finished one, or why it is left out. `number` is the caller's."""

    number: int
    rules: RuleSet
    order: Order
    date: str | None
    left_out: str | None
    results: tuple[Result, ...]


def modes(games: Sequence[VerifiedGame]) -> tuple[Mode, ...]:
    """The games by rule set and order, the most played mode first; `Result.game` is the place in `games`."""
    return modes_of(outcome(number, verified) for number, verified in enumerate(games))


def modes_of(outcomes: Iterable[Outcome]) -> tuple[Mode, ...]:
    """The same from outcomes in the order of their numbers."""
    groups: dict[ModeKey, list[Outcome]] = {}
    for one in outcomes:
        groups.setdefault(mode_key(one.rules, one.order), []).append(one)
    found = [_mode(group) for group in groups.values()]
    return tuple(sorted(found, key=most_played_first))


def outcome(number: int, verified: VerifiedGame) -> Outcome:
    """What a game gives."""
    reason = why_left_out(verified)
    results = () if reason else tuple(results_of(number, verified))
    return Outcome(number, verified.rules, verified.game.order, verified.game.date, reason, results)


def why_left_out(verified: VerifiedGame) -> str | None:
    """ "cancelled", "unfinished" or "faulty" when a game counts nowhere, else None."""
    if verified.game.state == "cancelled":
        return "cancelled"
    if verified.has(Severity.ERROR):
        return "faulty"
    return None if verified.sheets and verified.complete else "unfinished"


def age(date: str | None) -> tuple[bool, str]:
    """Sorts dates by age, unknown ones first: they come from the bottom of the box."""
    return (date is not None, date or "")


def most_played_first(mode: Mode) -> tuple[int, str, int]:
    """Sorts modes as reports tell of them."""
    return -mode.played, mode.rules.id, ORDERS.index(mode.order)


@cache
def mode_key(rules: RuleSet, order: Order) -> ModeKey:
    """Alike only for games judged alike: an own rule set may have changed under the same id."""
    rows = tuple((row.id, row.section, row.pattern, row.points) for row in rules.categories)
    return (rules.id, rules.dice, rows, rules.bonus, rules.extra, order)


def _mode(played: Sequence[Outcome]) -> Mode:
    counted = sorted((one for one in played if one.left_out is None), key=lambda one: age(one.date))
    left_out = [one.left_out for one in played]
    return Mode(
        rules=played[0].rules,
        order=played[0].order,
        played=len(counted),
        games=tuple(one.number for one in counted),
        results=tuple(result for one in counted for result in one.results),
        left_out=LeftOut(*(left_out.count(reason) for reason in ("cancelled", "unfinished", "faulty"))),
    )


def results_of(number: int, verified: VerifiedGame) -> Iterable[Result]:
    """The results of a finished game, in the paper's order."""
    ranks = [sheet.rank or 0 for sheet in verified.sheets]
    for sheet in verified.sheets:
        yield _result(number, verified, sheet, shared=ranks.count(sheet.rank or 0) > 1)


def _result(number: int, verified: VerifiedGame, sheet: VerifiedSheet, shared: bool) -> Result:
    entries = sheet.sheet.entries
    points = tuple([entries[row.id].points for row in verified.rules.categories])
    totals = sheet.totals
    return Result(
        game=number,
        player=sheet.sheet.player,
        date=verified.game.date,
        place=verified.game.place,
        total=totals.total,
        upper=totals.upper,
        bonus=totals.bonus,
        extra=totals.extra,
        zeroed=points.count(0),
        rank=sheet.rank or 0,
        shared=shared,
        players=len(verified.sheets),
        points=points,
    )
