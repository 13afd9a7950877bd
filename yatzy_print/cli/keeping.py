"""Stored games listed, shown, taken out and brought back."""

import typer

from yatzy_print.archive import edit
from yatzy_print.archive.load import game as stored_game
from yatzy_print.archive.summary import summaries
from yatzy_print.cli.archives import look_into, place, tell_damaged
from yatzy_print.cli.wrapping import echo
from yatzy_print.errors import Trouble
from yatzy_print.games.verified import VerifiedGame
from yatzy_print.languages.language import Language
from yatzy_print.notation.json import write_json
from yatzy_print.notation.table_text import write_table
from yatzy_print.printing.games_text import games_text
from yatzy_print.printing.terminal import show

FORMS = ("paper", "table", "json")


def print_list(archive: str | None, words: Language) -> int:
    """Prints a line a game; damaged games are named apart. The exit status."""
    where = place(archive)
    with look_into(where) as opened:
        listed = summaries(opened)
    sound = [game for game in listed if not game.damaged]
    echo(games_text(sound, words) if sound else words.text("messages.no-games"))
    damaged = [game.id for game in listed if game.damaged]
    tell_damaged(words, where, damaged)
    return 2 if damaged else 0


def print_game(archive: str | None, game_id: int, form: str, words: Language) -> None:
    """Prints one game as a checked paper, or as a table or JSON that `add` reads. Raises Trouble."""
    if form not in FORMS:
        raise Trouble("unknown-form", given=form, known=", ".join(FORMS))
    with look_into(place(archive)) as opened:
        verified = stored_game(opened, game_id).verified
    typer.echo(_text(verified, form, words).rstrip("\n"))


def _text(verified: VerifiedGame, form: str, words: Language) -> str:
    if form == "json":
        return write_json(verified.game)
    if form == "table":
        return write_table(verified.game, verified.rules, words)
    return show(verified, words)


def take_out(archive: str | None, game_id: int, words: Language) -> None:
    """Removes a game; it can be restored."""
    with look_into(place(archive)) as opened:
        edit.remove(opened, game_id)
    echo(words.text("keeping.removed", id=game_id))


def bring_back(archive: str | None, game_id: int, version: int | None, words: Language) -> None:
    """Makes an earlier version of a game stand again."""
    with look_into(place(archive)) as opened:
        number = edit.restore(opened, game_id, version)
    echo(words.text("keeping.restored", id=game_id, version=number))


def print_history(archive: str | None, game_id: int, words: Language) -> None:
    """Prints every version of a game, oldest first."""
    with look_into(place(archive)) as opened:
        versions = edit.history(opened, game_id)
    actions = [words.text(f"keeping.action-{version.action}") for version in versions]
    wide, digits = max(map(len, actions)), len(str(len(versions)))
    for version, action in zip(versions, actions, strict=True):
        at = version.at.astimezone().strftime("%Y-%m-%d %H:%M")
        line = f"{version.number:>{digits}}  {at}  {action:<{wide}}  {_totals(version.verified)}"
        echo(line.rstrip())


def _totals(verified: VerifiedGame | None) -> str:
    sheets = verified.sheets if verified else ()
    return ", ".join(f"{sheet.sheet.player} {sheet.totals.total}" for sheet in sheets)
