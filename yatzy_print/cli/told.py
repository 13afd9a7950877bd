"""What reading and checking papers found, told to the user."""

import typer

from yatzy_print.cli.papers import Checked, Papers
from yatzy_print.cli.wrapping import echo
from yatzy_print.games.findings import Finding
from yatzy_print.languages.language import Language
from yatzy_print.languages.wording import finding_text, trouble_text
from yatzy_print.notation.verdict import verdict_json
from yatzy_print.printing.terminal import show


def print_tables(read: Papers, words: Language) -> None:
    """Every game as a table with its findings in words, on standard output; then what could not be read."""
    for game in read.games:
        typer.echo(show(game.verified, words, game.source))
    tell_unread(read, words)


def print_json(read: Papers, words: Language) -> None:
    """Everything as one JSON document on standard output."""
    games = [(game.source, game.verified) for game in read.games]
    typer.echo(verdict_json(games, read.unread, words))


def tell_unread(read: Papers, words: Language) -> None:
    """Names on standard error every source that could not be read, and why."""
    for unread in read.unread:
        echo(trouble_text(words, unread.trouble), err=True)


def tell_wrong(read: Papers, words: Language) -> None:
    """Tells on standard error what could not be read, what is wrong, and which facts are doubtful."""
    tell_unread(read, words)
    for game in read.games:
        for text in _wrong(game, words):
            echo(f"{game.source}: {text}", err=True)


def _is_doubtful(found: Finding) -> bool:
    """Whether a fact of the game would be kept otherwise than the paper means it."""
    return found.code == "date-in-future" or (
        found.code == "unknown-fact" and found.facts.get("variant") != "line"
    )


def _wrong(game: Checked, words: Language) -> list[str]:
    verified = game.verified
    of_game = [("", found) for found in verified.findings]
    of_sheets = [(sheet.sheet.player, found) for sheet in verified.sheets for found in sheet.findings]
    return [
        finding_text(words, found, verified.rules, player)
        for player, found in of_game + of_sheets
        if found.is_wrong or _is_doubtful(found)
    ]
