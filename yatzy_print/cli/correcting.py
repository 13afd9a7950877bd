"""A stored game corrected: by a file, or in the user's own editor."""

import os
import sys

from yatzy_print.archive.edit import edit
from yatzy_print.archive.load import game as stored_game
from yatzy_print.archive.location import state_folder
from yatzy_print.archive.opening import Archive
from yatzy_print.cli.app import tell
from yatzy_print.cli.archives import look_into, place
from yatzy_print.cli.editor import edited
from yatzy_print.cli.papers import How, Papers, checked, papers
from yatzy_print.cli.told import tell_wrong
from yatzy_print.cli.wrapping import echo
from yatzy_print.errors import Trouble
from yatzy_print.files import replace_own
from yatzy_print.games.findings import Severity
from yatzy_print.games.verified import VerifiedGame
from yatzy_print.languages.language import Language
from yatzy_print.languages.wording import trouble_text
from yatzy_print.notation.read import read
from yatzy_print.notation.table_text import write_table


def correct(archive: str | None, game_id: int, file: str | None, rules: str | None, words: Language) -> int:
    """Puts a corrected paper in the place of a stored game; the earlier version is kept. The exit status.

    Raises Trouble: edit-needs-file without a terminal, not-one-game, and the archive's own.
    """
    with look_into(place(archive)) as opened:
        if file:
            return _put(opened, game_id, papers([file], How(rules)), words)
        return _put_edited(opened, game_id, words)


def _put(opened: Archive, game_id: int, new: Papers, words: Language) -> int:
    tell_wrong(new, words)
    if new.unread:
        return 2
    done = edit(opened, game_id, _sound(new))
    echo(words.text("keeping.corrected" if done else "keeping.unchanged", id=game_id))
    return new.exit_status


def _sound(new: Papers) -> VerifiedGame:
    if len(new.games) != 1:
        raise Trouble("not-one-game", number=len(new.games))
    verified = new.games[0].verified
    if verified.has(Severity.ERROR):
        raise Trouble("correction-refused", exit_status=1)
    return verified


def _put_edited(opened: Archive, game_id: int, words: Language) -> int:
    """The same from the user's editor. A text that cannot be stored is kept, and where is told."""
    if not sys.stdin.isatty():
        raise Trouble("edit-needs-file", game=game_id)
    stored = stored_game(opened, game_id).verified
    text = edited(write_table(stored.game, stored.rules, words), ".csv")
    if text is None:
        echo(words.text("keeping.unchanged", id=game_id))
        return 0
    try:
        new = checked([read(words.text("protocol.game", number=game_id), text.encode(), stored.rules)])
        status = _put(opened, game_id, new, words)
    except Trouble as trouble:
        echo(trouble_text(words, trouble), err=True)
        status = trouble.exit_status
        _keep(game_id, text, words)
    else:
        if new.unread:
            _keep(game_id, text, words)
    return status


def _keep(game_id: int, text: str, words: Language) -> None:
    path = state_folder(os.environ) / f"game-{game_id}.csv"
    replace_own(path, text.encode())
    tell(words, "keeping.edit-kept", path=str(path), id=game_id)
