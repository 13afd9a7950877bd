"""Whether the archive holds a game already: the same players and cells, whatever the file."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, select

from yatzy_print.archive.checksum import cells, cells_key
from yatzy_print.archive.schema import games, names, sheets
from yatzy_print.archive.spellings import Spelling
from yatzy_print.games.game import Game
from yatzy_print.rules.ruleset import CATEGORIES

COLUMNS = (*CATEGORIES, "extra")
LIKE = (
    select(games.c.cells, games.c.id, games.c.date, names.c.player_id, *(sheets.c[row] for row in COLUMNS))
    .join_from(games, sheets, games.c.id == sheets.c.game_id)
    .join(names, sheets.c.name_id == names.c.id)
    .where(games.c.cells.in_(bindparam("keys", expanding=True)), games.c.id != bindparam("besides"))
    .order_by(games.c.id)
)
Columns = list[tuple[int, list[tuple[str, int]]]]


@dataclass(frozen=True, slots=True)
class Look:
    """What makes a game the same as another: players with their cells, and a date that agrees."""

    id: int
    date: str | None
    columns: Columns

    def is_like(self, other: "Look") -> bool:
        """Whether both are one game: all is alike, and one date may say less than the other."""
        one, two = self.date or "", other.date or ""
        return self.columns == other.columns and (one.startswith(two) or two.startswith(one))


Looks = dict[str, list[Look]]


def look(game_id: int, game: Game, known: Mapping[str, Spelling]) -> Look:
    """The look of a game that is to be stored."""
    columns = sorted((known[sheet.player].player_id, cells(sheet)) for sheet in game.sheets)
    return Look(game_id, game.date, columns)


def looks_like(connection: Connection, wanted: Iterable[Game], besides: int = 0) -> Looks:
    """The stored games with the same cells as any of those, by `cells_key`, without the game `besides`."""
    keys = list({cells_key(game) for game in wanted})
    found: dict[tuple[str, int, str | None], Columns] = {}
    for key, game_id, date, player_id, *points in connection.execute(
        LIKE, {"keys": keys, "besides": besides}
    ):
        pairs = zip(COLUMNS, points, strict=True)
        cells_ = sorted((row, value) for row, value in pairs if value is not None)
        found.setdefault((key, game_id, date), []).append((player_id, cells_))
    looks: Looks = {}
    for (key, game_id, date), columns_ in found.items():
        looks.setdefault(key, []).append(Look(game_id, date, sorted(columns_)))
    return looks


def same_id(looks: Looks, game: Game, known: Mapping[str, Spelling]) -> int | None:
    """The id of the first of those games that this one is again, if any."""
    own = look(0, game, known)
    return next((other.id for other in looks.get(cells_key(game), ()) if own.is_like(other)), None)
