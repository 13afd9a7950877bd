"""Players' careers: from kept histories, or from their games where no history could be kept up."""

from collections.abc import Iterable, Iterator, Mapping
from functools import partial

from sqlalchemy import Connection, select

from yatzy_print.archive.outcomes import outcomes
from yatzy_print.archive.schema import games, sheets
from yatzy_print.archive.tally import Tally
from yatzy_print.rules.ruleset import Order
from yatzy_print.statistics.career import Career, career, career_of
from yatzy_print.statistics.counts import Counts
from yatzy_print.statistics.history import History, joined
from yatzy_print.statistics.results import Result

RowKey = tuple[int, int]
"""Rule set and spelling: with the order, the key of a kept tally."""
Kept = Mapping[RowKey, Tally]
Shown = Mapping[tuple[str, int], Result]


class DamagedError(Exception):
    """Something kept, or a game that is shown, is not what its checksum says."""


def careers(
    connection: Connection, order: Order, kept: Mapping[str, Kept], counts: Mapping[str, Counts]
) -> Mapping[str, Career]:
    """Each player's career, from what is kept of the player. Raises DamagedError."""
    histories = {name: _history(of_name.values()) for name, of_name in kept.items()}
    shown = _shown(connection, filter(None, histories.values()))
    found = {}
    for name, history in histories.items():
        if history:
            of_name = {game: result for (player, game), result in shown.items() if player == name}
            found[name] = career_of(history, counts[name], partial(_pick, of_name))
        elif results := _results(connection, order, kept[name], name):
            found[name] = career(results)
        else:
            raise DamagedError
    return found


def _pick(results: Mapping[int, Result], game: int) -> Result:
    if game not in results:
        raise DamagedError
    return results[game]


def _history(kept: Iterable[Tally]) -> History | None:
    found = [one.history for one in kept]
    return joined(one for one in found if one) if None not in found else None


def _shown(connection: Connection, histories: Iterable[History]) -> Shown:
    """The results that histories point to, read with their games."""
    courses = [history.whole for history in histories]
    ids = {one.game for course in courses if course for one in (course.best, course.worst)}
    return {(result.player, result.game): result for result in _of_games(connection, sorted(ids))}


def _results(connection: Connection, order: Order, kept: Kept, name: str) -> list[Result]:
    """A player's results, the oldest first."""
    rules, names = {one for one, _ in kept}, {one for _, one in kept}
    query = (
        select(games.c.id)
        .join_from(games, sheets)
        .where(games.c.play_order == order, games.c.rule_set_id.in_(rules), sheets.c.name_id.in_(names))
        .order_by(games.c.id)
    )
    found = _of_games(connection, list(connection.scalars(query)))
    return sorted((one for one in found if one.player == name), key=lambda one: (one.date or "", one.game))


def _of_games(connection: Connection, ids: list[int]) -> Iterator[Result]:
    for one in outcomes(connection, {game: game for game in ids}):
        if one.outcome is None:
            raise DamagedError
        yield from one.outcome.results
