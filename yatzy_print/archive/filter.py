"""Which games are asked for."""

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, Select, func, literal, select

from yatzy_print.archive.schema import games, names, rule_sets, sheets
from yatzy_print.archive.spellings import player_ids
from yatzy_print.rules.ruleset import Order


@dataclass(frozen=True, slots=True)
class Filter:
    """Games of any of the players (all when empty), of a rule set and order, from a date until another.

    Dates are ISO 8601 to the day, month or year; a game counts when its date may lie between them.
    """

    players: tuple[str, ...] = ()
    rules: str | None = None
    order: Order | None = None
    since: str | None = None
    until: str | None = None


def conditions(connection: Connection, asked: Filter) -> list[ColumnElement[bool]]:
    """The filter in SQL, over `games` joined with `rule_sets`. Raises Trouble: archive-player-unknown."""
    found: list[ColumnElement[bool]] = []
    if asked.players:
        found.append(games.c.id.in_(_played_by(connection, asked.players)))
    if asked.rules:
        found.append(rule_sets.c.rules == asked.rules)
    if asked.order:
        found.append(games.c.play_order == asked.order)
    if asked.since:
        found.append(games.c.date >= func.substr(literal(asked.since), 1, func.length(games.c.date)))
    if asked.until:
        found.append(func.substr(games.c.date, 1, len(asked.until)) <= asked.until)
    return found


def _played_by(connection: Connection, players: tuple[str, ...]) -> Select[int]:
    wanted = set(player_ids(connection, players).values())
    spelt = select(names.c.id).where(names.c.player_id.in_(wanted))
    return select(sheets.c.game_id).where(sheets.c.name_id.in_(spelt))
