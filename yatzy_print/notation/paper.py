"""What reading gives: papers with what is odd about them, and what could not be read."""

from dataclasses import dataclass

from yatzy_print.errors import Trouble
from yatzy_print.games.findings import Finding
from yatzy_print.games.game import Game
from yatzy_print.rules.ruleset import RuleSet

MOST_PLAYERS = 12


@dataclass(frozen=True, slots=True)
class Paper:
    """A game as read. `source` is the file, "file#2" its second game; `sheet_findings` match its sheets."""

    source: str
    game: Game
    rules: RuleSet
    findings: tuple[Finding, ...]
    sheet_findings: tuple[tuple[Finding, ...], ...]


@dataclass(frozen=True, slots=True)
class Unread:
    """A game or a whole file that could not be read, and why."""

    source: str
    trouble: Trouble


@dataclass(frozen=True, slots=True)
class Reading:
    """Everything that one source held: what is good is kept, what is not is named."""

    papers: tuple[Paper, ...] = ()
    unread: tuple[Unread, ...] = ()


def checked_players(source: str, players: int) -> None:
    """Raises Trouble when so many players cannot have played one game."""
    if not players:
        raise Trouble("no-players", path=source)
    if players > MOST_PLAYERS:
        raise Trouble("too-many-players", path=source, players=players, most=MOST_PLAYERS)
