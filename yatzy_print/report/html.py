"""The record report: verified games into one self-contained HTML page."""

from collections.abc import Sequence
from dataclasses import dataclass

from yatzy_print.games.verified import VerifiedGame
from yatzy_print.languages.language import Language
from yatzy_print.report.templating import environment
from yatzy_print.report.words import Words
from yatzy_print.statistics.counts import count
from yatzy_print.statistics.numbers import FEW_GAMES, Numbers
from yatzy_print.statistics.records import best
from yatzy_print.statistics.results import Mode, Result, modes


@dataclass(frozen=True)
class Person:
    """One player's part of a mode."""

    name: str
    numbers: Numbers
    best: Result


@dataclass(frozen=True)
class Part:
    """One mode's part of the report."""

    mode: Mode
    people: tuple[Person, ...]


def report(games: Sequence[VerifiedGame], language: Language, players: Sequence[str] = ()) -> str:
    """One HTML page about all players, or only about those named; each mode has its own part.

    Players without a finished game are named as such. Nothing in the page needs a network or a script.
    """
    parts = tuple(_part(mode, players) for mode in modes(games))
    seen = {person.name for part in parts for person in part.people}
    return (
        environment()
        .get_template("report.html")
        .render(
            words=Words(language),
            parts=tuple(part for part in parts if part.people or part.mode.left_out.number),
            players=tuple(players),
            missing=tuple(name for name in players if name not in seen),
            few_games=FEW_GAMES,
        )
    )


def _part(mode: Mode, players: Sequence[str]) -> Part:
    chosen = (name for name in mode.players if not players or name in players)
    return Part(mode, tuple(_person(mode, name) for name in chosen))


def _person(mode: Mode, name: str) -> Person:
    results = mode.of(name)
    return Person(name, Numbers(mode.rules, count(results, mode.rules)), best(results)[0])
