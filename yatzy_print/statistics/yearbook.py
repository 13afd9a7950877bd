"""A year of one mode: what a family prints and hangs on the wall."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from yatzy_print.statistics.games import Match, closest, matches, widest
from yatzy_print.statistics.numbers import Numbers
from yatzy_print.statistics.people import Person, people, together
from yatzy_print.statistics.records import best
from yatzy_print.statistics.results import Mode, Result

PODIUM = 3
ALL_ALIKE = ("yatzy", "maxi_yatzy", "yahtzee")


@dataclass(frozen=True)
class Yearbook:
    """One year: its people, most wins first. `personal_bests` are those of all time that it brought."""

    year: int
    mode: Mode
    people: tuple[Person, ...]
    everyone: Numbers
    matches: tuple[Match, ...]
    personal_bests: tuple[Result, ...]

    @property
    def best(self) -> Result:
        """The result of the year: its game is the game of the year."""
        return best(self.mode.results)[0]

    @property
    def best_upper(self) -> Result:
        """The highest upper sum, the older of equals."""
        return max(self.mode.results, key=lambda result: result.upper)

    @property
    def yatzys(self) -> int:
        """How often the row for all dice alike was filled with points."""
        rows = (row for row in self.everyone.rows if row.id in ALL_ALIKE)
        return sum(row.spread.number - row.zeroed.hits for row in rows)

    @property
    def podium(self) -> tuple[Person, ...]:
        """The first three."""
        return self.people[:PODIUM]

    @property
    def months(self) -> tuple[int, ...]:
        """Games a month, January first; dates without a month are in none."""
        games: dict[int, set[int]] = {}
        for result in self.mode.results:
            if result.date and len(result.date) >= len("2026-01"):
                games.setdefault(int(result.date[5:7]), set()).add(result.game)
        return tuple(len(games.get(month, ())) for month in range(1, 13))

    @property
    def closest(self) -> Match | None:
        """The closest game."""
        return next(iter(closest(self.matches)), None)

    @property
    def widest(self) -> Match | None:
        """The widest win."""
        return next(iter(widest(self.matches)), None)


def yearbook(mode: Mode, year: int) -> Yearbook | None:
    """The year of a mode; None without a finished game in it."""
    results = tuple(result for result in mode.results if _in(result, year))
    if not results:
        return None
    games = tuple(dict.fromkeys(result.game for result in results))
    own = replace(mode, played=len(games), results=results, games=games)
    everybody = people(own)
    return Yearbook(
        year=year,
        mode=own,
        people=tuple(sorted(everybody, key=_merit)),
        everyone=together(everybody, own),
        matches=matches(results),
        personal_bests=tuple(
            record for person in people(mode) if _in(record := best(person.results)[0], year)
        ),
    )


def busiest(modes: Sequence[Mode], year: int) -> Mode | None:
    """The mode that was played most in a year; None when none was."""
    played = {place: sum(_in(result, year) for result in mode.results) for place, mode in enumerate(modes)}
    most = max(played, key=lambda place: played[place], default=None)
    return None if most is None or not played[most] else modes[most]


def _in(result: Result, year: int) -> bool:
    return (result.date or "")[:4] == f"{year:04}"


def _merit(person: Person) -> tuple[int, float]:
    return (-person.numbers.wins.hits, -(person.numbers.totals.mean or 0))
