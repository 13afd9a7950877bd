"""What hangs on the order of a player's games, kept so that a new game, or one of the last, changes little.

The last games are kept one by one, all before them only as the course that they took. All are plain tuples,
which JSON keeps as they are.
"""

from collections.abc import Iterable, Sequence
from functools import reduce
from itertools import groupby
from typing import Any, NamedTuple

from yatzy_print.statistics.form import RECENT
from yatzy_print.statistics.records import best_first, worst_first
from yatzy_print.statistics.results import Result
from yatzy_print.statistics.streaks import KINDS

KEPT = 2 * RECENT
TAIL = 3 * RECENT
"""So many games are kept one by one at least and at most: late papers and corrections are among them."""


class Score(NamedTuple):
    """One finished game in short, with the attributes of a `Result` of the same names."""

    date: str | None
    game: int
    total: int
    bonus: int
    zeroed: int
    won: bool

    @property
    def when(self) -> tuple[str, int]:
        """Its place in the order of play."""
        return self.date or "", self.game


class Run(NamedTuple):
    """For how many games something held at the start, at the end, and at most."""

    start: int
    end: int
    longest: int


class Course(NamedTuple):
    """What games came to, one after the other, at least one. `runs` in the order of `streaks.KINDS`."""

    games: int
    first: Score
    last: Score
    best: Score
    worst: Score
    runs: tuple[Run, ...]

    def then(self, later: "Course") -> "Course":
        """Both, one after the other."""
        runs = zip(self.runs, later.runs, strict=True)
        return Course(
            games=self.games + later.games,
            first=self.first,
            last=later.last,
            best=min(self.best, later.best, key=best_first),
            worst=min(self.worst, later.worst, key=worst_first),
            runs=tuple(_joined(one, self.games, other, later.games) for one, other in runs),
        )


class History(NamedTuple):
    """All games of a player in one mode: `tail` has the last ones, at least `RECENT` if there are so many."""

    tail: tuple[Score, ...] = ()
    settled: Course | None = None

    @property
    def whole(self) -> Course | None:
        """The course of all games; None when there are none."""
        if not self.tail:
            return None
        return self.settled.then(course(self.tail)) if self.settled else course(self.tail)

    @property
    def recent(self) -> tuple[Score, ...]:
        """The last games, `RECENT` at most."""
        return self.tail[-RECENT:]

    def added(self, scores: Iterable[Score]) -> "History | None":
        """With more games; None when one is older than the settled ones."""
        tail = sorted((*self.tail, *scores), key=lambda score: score.when)
        if self.settled and tail[0].when < self.settled.last.when:
            return None
        if len(tail) <= TAIL:
            return History(tuple(tail), self.settled)
        settling = course(tail[:-KEPT])
        settled = self.settled.then(settling) if self.settled else settling
        return History(tuple(tail[-KEPT:]), settled)

    def without(self, scores: Iterable[Score]) -> "History | None":
        """Without some games; None when one is settled, or too few remain one by one."""
        gone = set(scores)
        tail = tuple(score for score in self.tail if score not in gone)
        if len(tail) + len(gone) != len(self.tail) or (self.settled and len(tail) < RECENT):
            return None
        return History(tail, self.settled)

    def then(self, later: "History") -> "History | None":
        """Both together; None when games of the other are older than settled ones here."""
        if not later.settled:
            return self.added(later.tail) if later.tail else self
        mine = self.whole
        if mine and mine.last.when >= later.settled.first.when:
            return None
        return History(later.tail, mine.then(later.settled) if mine else later.settled)


def score(result: Result) -> Score:
    """A result in short; its `game` must ascend with the order of play on one day."""
    return Score(result.date, result.game, result.total, result.bonus, result.zeroed, result.won)


def course(scores: Sequence[Score]) -> Course:
    """The course of some games, at least one, in their order."""
    return Course(
        games=len(scores),
        first=scores[0],
        last=scores[-1],
        best=min(scores, key=best_first),
        worst=min(scores, key=worst_first),
        runs=tuple(_run(map(holds, scores)) for holds in KINDS.values()),
    )


def joined(histories: Iterable[History]) -> History | None:
    """Several spellings' histories as one player's; None when their games lie among each other."""
    kept = [one for one in histories if one.tail]
    kept.sort(key=lambda one: (one.settled.first if one.settled else one.tail[0]).when)
    start: History | None = History()
    return reduce(lambda one, later: one.then(later) if one else None, kept, start)


def from_plain(plain: Sequence[Any]) -> History:
    """A history of the lists that JSON has made of it."""
    tail, settled = plain
    return History(tuple(Score(*one) for one in tail), _course(*settled) if settled else None)


def _course(games: int, *parts: Any) -> Course:
    *scores, runs = parts
    first, last, best, worst = (Score(*one) for one in scores)
    return Course(games, first, last, best, worst, tuple(Run(*run) for run in runs))


def _run(held: Iterable[bool]) -> Run:
    runs = [(holds, sum(1 for _ in same)) for holds, same in groupby(held)]
    (first, start), (last, end) = runs[0], runs[-1]
    return Run(start * first, end * last, max(length * holds for holds, length in runs))


def _joined(one: Run, games: int, later: Run, more: int) -> Run:
    return Run(
        start=one.start if one.start < games else games + later.start,
        end=later.end if later.end < more else more + one.end,
        longest=max(one.longest, later.longest, one.end + later.start),
    )
