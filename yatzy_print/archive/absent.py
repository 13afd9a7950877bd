"""Why there is no game of a number."""

from sqlalchemy import Connection

from yatzy_print.archive.changes import recorded
from yatzy_print.archive.opening import Archive
from yatzy_print.errors import Trouble


def absent(connection: Connection, archive: Archive, game_id: int) -> Trouble:
    """Trouble("archive-game-unknown"), which names the way back for a game that was removed."""
    shown = archive.location.shown
    if any(recorded(connection, game_id)):
        return Trouble("archive-game-unknown", archive=shown, game=game_id, variant="removed")
    return Trouble("archive-game-unknown", archive=shown, game=game_id)
