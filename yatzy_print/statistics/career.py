"""What hangs on the order of one player's games: the best, the worst, form and streaks."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from yatzy_print.statistics.counts import Counts
from yatzy_print.statistics.form import Form, form, form_of
from yatzy_print.statistics.history import History
from yatzy_print.statistics.records import best, worst
from yatzy_print.statistics.results import Result
from yatzy_print.statistics.streaks import KINDS, Streak, streaks


@dataclass(frozen=True, slots=True)
class Career:
    """A player's games in one mode, in their order. Of kept streaks only the lengths are known."""

    best: Result
    worst: Result
    form: Form | None
    streaks: Mapping[str, Streak]


def career(results: Sequence[Result]) -> Career:
    """The career of at least one result, the oldest first."""
    return Career(best(results)[0], worst(results)[0], form(results), streaks(results))


def career_of(history: History, counts: Counts, game: Callable[[int], Result]) -> Career:
    """The same from what is kept; `game` gives the player's result of a game that is shown."""
    course = history.whole
    if course is None:
        raise ValueError("a career needs a game")
    recent = Counter(one.total for one in history.recent)
    earlier = Counter(counts.of("total"))
    earlier.subtract(recent)
    return Career(
        best=game(course.best.game),
        worst=game(course.worst.game),
        form=form_of(recent, +earlier),
        streaks={kind: Streak(run.longest, run.end) for kind, run in zip(KINDS, course.runs, strict=True)},
    )
