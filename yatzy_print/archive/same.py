"""Whether the archive holds a game already: the same players and cells, whatever the file."""

from collections.abc import Mapping

from sqlalchemy import Connection, select

from yatzy_print.archive.checksum import cells, cells_key
from yatzy_print.archive.people import Spelling
from yatzy_print.archive.schema import games, names, sheets
from yatzy_print.games.game import Game
from yatzy_print.rules.ruleset import CATEGORIES

Columns = list[tuple[int, list[tuple[str, int]]]]


def stored_id(connection: Connection, game: Game, known: Mapping[str, Spelling]) -> int | None:
    """The id of the stored game that this one is again: same players, cells, rule set and order."""
    wanted = sorted((known[sheet.player].player_id, cells(sheet)) for sheet in game.sheets)
    like = select(games.c.id, games.c.date).where(games.c.cells == cells_key(game)).order_by(games.c.id)
    for game_id, date in connection.execute(like):
        if _agree(date, game.date) and _columns(connection, game_id) == wanted:
            return int(game_id)
    return None


def _agree(one: str | None, other: str | None) -> bool:
    """Whether two dates may be one day: one is missing, or says less than the other."""
    return not one or not other or one.startswith(other) or other.startswith(one)


def _columns(connection: Connection, game_id: int) -> Columns:
    columns = [sheets.c[row] for row in (*CATEGORIES, "extra")]
    query = (
        select(names.c.player_id, *columns)
        .join_from(sheets, names, sheets.c.name_id == names.c.id)
        .where(sheets.c.game_id == game_id)
    )
    found = []
    for player_id, *points in connection.execute(query):
        pairs = zip((*CATEGORIES, "extra"), points, strict=True)
        found.append((int(player_id), sorted((row, value) for row, value in pairs if value is not None)))
    return sorted(found)
