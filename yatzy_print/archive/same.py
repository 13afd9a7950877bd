"""Whether the archive holds a game already: the same players and cells, whatever the file."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, select

from yatzy_print.archive.checksum import Cells, cells, cells_key
from yatzy_print.archive.schema import games, names, sheets
from yatzy_print.archive.spellings import Spelling
from yatzy_print.games.game import Game
from yatzy_print.rules.ruleset import CATEGORIES

WITH_CELLS = select(games.c.id, games.c.cells, games.c.date).where(
    games.c.cells.in_(bindparam("keys", expanding=True)), games.c.id != bindparam("besides")
)
COLUMNS = (
    select(sheets.c.game_id, names.c.player_id, *(sheets.c[row] for row in (*CATEGORIES, "extra")))
    .join_from(sheets, names)
    .where(sheets.c.game_id.in_(bindparam("ids", expanding=True)))
)


@dataclass(frozen=True, slots=True)
class Look:
    """What makes a game the same as another: its `cells_key`, players with their cells, and the date."""

    id: int
    key: str
    date: str | None
    players: tuple[int, ...]
    cells: tuple[Cells, ...]

    def is_like(self, other: "Look") -> bool:
        """Whether both are one game: all is alike, and one date may say less than the other."""
        one, two = self.date or "", other.date or ""
        return self._columns == other._columns and (one.startswith(two) or two.startswith(one))

    @property
    def _columns(self) -> set[tuple[int, Cells]]:
        return set(zip(self.players, self.cells, strict=True))


Looks = dict[str, list[Look]]


def look(game: Game, known: Mapping[str, Spelling], game_id: int = 0) -> Look:
    """The look of a game that is not stored yet."""
    players = tuple(known[sheet.player].player_id for sheet in game.sheets)
    columns = tuple(cells(sheet) for sheet in game.sheets)
    return Look(game_id, cells_key(game, columns), game.date, players, columns)


def looks_like(connection: Connection, wanted: Iterable[Look], besides: int = 0) -> Looks:
    """The stored games with the same cells as any of those, by their key, without the game `besides`."""
    keys = list({one.key for one in wanted})
    alike = sorted(connection.execute(WITH_CELLS, {"keys": keys, "besides": besides}))
    columns: dict[int, list[tuple[int, Cells]]] = {}
    if alike:
        for game_id, player_id, *points in connection.execute(COLUMNS, {"ids": [row.id for row in alike]}):
            columns.setdefault(game_id, []).append((player_id, tuple(points)))
    looks: Looks = {}
    for game_id, key, date in (row for row in alike if row.id in columns):
        players, held = zip(*columns[game_id], strict=True)
        looks.setdefault(key, []).append(Look(game_id, key, date, players, held))
    return looks


def same_id(looks: Looks, own: Look) -> int | None:
    """The id of the first of those games that this one is again, if any."""
    return next((other.id for other in looks.get(own.key, ()) if own.is_like(other)), None)
