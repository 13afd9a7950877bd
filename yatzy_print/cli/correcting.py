"""A stored game corrected: by a file, or in the user's own editor."""

import sys

from yatzy_print.archive.edit import edit
from yatzy_print.archive.load import game as stored_game
from yatzy_print.archive.opening import Archive, open_archive
from yatzy_print.cli.archives import place
from yatzy_print.cli.editor import edited
from yatzy_print.cli.papers import How, Papers, checked, papers
from yatzy_print.cli.told import tell_wrong
from yatzy_print.cli.wrapping import echo
from yatzy_print.errors import Trouble
from yatzy_print.games.findings import Severity
from yatzy_print.games.verified import VerifiedGame
from yatzy_print.languages.language import Language
from yatzy_print.notation.read import read
from yatzy_print.notation.table_text import write_table


def correct(archive: str | None, game_id: int, file: str | None, rules: str | None, words: Language) -> int:
    """Puts a corrected paper in the place of a stored game; the earlier version is kept. The exit status.

    Raises Trouble: edit-needs-file without a terminal, not-one-game, and the archive's own.
    """
    with open_archive(place(archive), make=False) as opened:
        new = papers([file], How(rules)) if file else _edited(opened, game_id, words)
        if new is None:
            echo(words.text("keeping.unchanged", id=game_id))
            return 0
        tell_wrong(new, words)
        if new.unread:
            return 2
        edit(opened, game_id, _sound(new))
    echo(words.text("keeping.corrected", id=game_id))
    return new.exit_status


def _sound(new: Papers) -> VerifiedGame:
    if len(new.games) != 1:
        raise Trouble("not-one-game", number=len(new.games))
    verified = new.games[0].verified
    if verified.has(Severity.ERROR):
        raise Trouble("correction-refused", exit_status=1)
    return verified


def _edited(opened: Archive, game_id: int, words: Language) -> Papers | None:
    """The game as a table in the user's editor, read back; None when it was left as it was."""
    if not sys.stdin.isatty():
        raise Trouble("edit-needs-file", game=game_id)
    stored = stored_game(opened, game_id).verified
    text = edited(write_table(stored.game, stored.rules, words), ".csv")
    if text is None:
        return None
    reading = read(f"{game_id}.csv", text.encode(), stored.rules)
    return checked([reading])
