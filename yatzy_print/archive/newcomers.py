"""Names that are new in an archive although a player is known by nearly the same."""

from collections.abc import Iterable, Mapping

from yatzy_print.archive.opening import Archive
from yatzy_print.archive.spellings import folded, players_called, spellings
from yatzy_print.games.game import Game
from yatzy_print.notation.likeness import likely


def newcomers(archive: Archive, games: Iterable[Game]) -> Mapping[str, str]:
    """Each name that storing these games makes a new player of, with the player whom it may mean.

    Who plays in the same game is somebody else.
    """
    columns = [[sheet.player for sheet in game.sheets if sheet.player] for game in games]
    written = list(dict.fromkeys(name for names in columns for name in names))
    with archive.reading() as connection:
        known = players_called(connection, written)
        if all(folded(name) in known for name in written):
            return {}
        shown = [one.name for one in spellings(connection).values() if one.id == one.player_id and one.name]
    met: dict[str, set[str]] = {}
    for names in columns:
        for name in names:
            met.setdefault(name, set()).update(names)
    found: dict[str, str] = {}
    for name in (name for name in written if folded(name) not in known):
        near = likely(name, [other for other in shown if other not in met[name]])
        if near:
            found[name] = near
        shown.append(name)
    return found
