"""Players and the spellings of their names."""

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from sqlalchemy import Connection, bindparam, func, insert, select

from yatzy_print.archive.checksum import checksum
from yatzy_print.archive.schema import names
from yatzy_print.errors import Trouble, nearest
from yatzy_print.notation.names import clean

BY_NAME = select(names).where(names.c.name.in_(bindparam("wanted", expanding=True)))


@dataclass(frozen=True, slots=True)
class Spelling:
    """A name as papers write it, and the player whom it means: the id of the spelling that is shown."""

    id: int
    name: str
    player_id: int
    stored: bool = field(default=False, compare=False)

    @property
    def seal(self) -> str:
        """The checksum that is stored beside it."""
        return checksum(self.id, self.name, self.player_id)


def folded(name: str) -> str:
    """A name without regard to capitals, composed letters and doubled spaces."""
    return " ".join(unicodedata.normalize("NFC", name).casefold().split())


def asked_for(name: str) -> str:
    """A name asked for, as `folded` and without what nobody can see. Raises Trouble("archive-name-empty")."""
    seen = folded(clean(name))
    if not seen:
        raise Trouble("archive-name-empty")
    return seen


def spellings(connection: Connection) -> dict[int, Spelling]:
    """Every sound spelling by its id; a damaged one is left out, and its games with it."""
    rows = connection.execute(select(names.c.id, names.c.name, names.c.player_id, names.c.checksum))
    found = ((Spelling(*row[:3], stored=True), row[3]) for row in rows)
    return {spelling.id: spelling for spelling, seal in found if spelling.seal == seal}


def shown(known: Mapping[int, Spelling], name_id: int) -> str | None:
    """The player's name for a spelling's id, None when damage has taken it."""
    spelling = known.get(name_id)
    player = known.get(spelling.player_id) if spelling else None
    return player.name if player else None


def spelt(connection: Connection, written: Iterable[str]) -> dict[str, Spelling]:
    """The spelling of each written name. A name of which only the capitals are new means a known player.

    New spellings have an id but are not stored: see `keep`.
    """
    wanted = list(dict.fromkeys(written))
    known = connection.execute(BY_NAME, {"wanted": wanted})
    found = {row.name: Spelling(row.id, row.name, row.player_id, stored=True) for row in known}
    new = [name for name in wanted if name not in found]
    if new:
        players = players_called(connection, new)
        highest = connection.execute(select(func.max(names.c.id))).scalar() or 0
        for new_id, name in enumerate(new, highest + 1):
            found[name] = Spelling(new_id, name, players.setdefault(folded(name), new_id))
    return found


def players_called(connection: Connection, wanted: Iterable[str]) -> dict[str, int]:
    """The players of names, in any capitals, by the folded name; without those that nobody has."""
    like = select(names.c.folded, names.c.player_id).where(
        names.c.folded.in_({folded(name) for name in wanted})
    )
    return {row.folded: row.player_id for row in connection.execute(like)}


def keep(connection: Connection, found: Iterable[Spelling]) -> None:
    """Stores those spellings that are new."""
    if new := [row_of(spelling) for spelling in found if not spelling.stored]:
        connection.execute(insert(names), new)


def row_of(spelling: Spelling) -> dict[str, int | str]:
    """A spelling as a row of `names`."""
    return {
        "id": spelling.id,
        "name": spelling.name,
        "folded": folded(spelling.name),
        "player_id": spelling.player_id,
        "checksum": spelling.seal,
    }


def player_ids(connection: Connection, asked: Iterable[str]) -> dict[str, int]:
    """The player of each name asked for, in any known spelling.

    Raises Trouble: archive-player-unknown (player, nearest), archive-name-empty.
    """
    known = [one for one in spellings(connection).values() if one.name]
    by_folded = {folded(clean(one.name)): one.player_id for one in known}
    found = {}
    for name in asked:
        if asked_for(name) not in by_folded:
            raise _unknown(name, [one.name for one in known])
        found[name] = by_folded[asked_for(name)]
    return found


def _unknown(name: str, known: Iterable[str]) -> Trouble:
    near = ", ".join(nearest(name, known, 3))
    if not near:
        return Trouble("archive-player-unknown", player=name)
    return Trouble("archive-player-unknown", player=name, nearest=near, variant="nearest")


def names_shown(connection: Connection, asked: Iterable[str]) -> tuple[str, ...]:
    """The shown name of each player asked for, in any spelling; the one asked for when damage has taken it.

    Raises Trouble("archive-player-unknown", player, nearest).
    """
    known = spellings(connection)
    found = player_ids(connection, asked).items()
    return tuple(dict.fromkeys(known[one].name if one in known else name for name, one in found))
