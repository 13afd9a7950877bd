"""Players listed, renamed, made one or two, and forgotten."""

import sys
from collections.abc import Sequence

from yatzy_print.archive import players
from yatzy_print.archive.forget import forget
from yatzy_print.cli.archives import look_into, place
from yatzy_print.cli.wrapping import ask_for, echo
from yatzy_print.languages.language import Language
from yatzy_print.notation.names import clean


def print_players(archive: str | None, words: Language) -> None:
    """Prints everybody with the number of games, and the other names that mean them."""
    with look_into(place(archive)) as opened:
        everybody = players.players(opened)
    if not everybody:
        echo(words.text("messages.no-games"))
        return
    games = words.text("words.games")
    echo(f"{games}  {words.text('words.player')}")
    for player in everybody:
        also = f" ({', '.join(player.spellings)})" if player.spellings else ""
        echo(f"{player.games:>{len(games)}}  {player.name}{also}")


def give_name(archive: str | None, name: str, new: str, words: Language) -> None:
    """Shows a player by a new name."""
    with look_into(place(archive)) as opened:
        [before] = players.shown_names(opened, [name])
        done = players.rename(opened, name, new)
    key = "keeping.renamed" if done else "keeping.name-unchanged"
    echo(words.text(key, player=before, new=clean(new)))


def make_one(archive: str | None, name: str, others: Sequence[str], words: Language) -> None:
    """Lets other names mean a player too."""
    with look_into(place(archive)) as opened:
        done = players.merge(opened, name, others)
    key = "keeping.merged" if done else "keeping.merged-already"
    echo(words.text(key, player=name, others=", ".join(others)))


def make_two(archive: str | None, name: str, words: Language) -> None:
    """Makes a spelling a player of its own again."""
    with look_into(place(archive)) as opened:
        players.split(opened, name)
    echo(words.text("keeping.split", player=name))


def take_back(archive: str | None, words: Language) -> None:
    """Undoes the last change of names that still stands."""
    with look_into(place(archive)) as opened:
        undone = players.undo(opened)
    before, after = (", ".join(names) for names in (undone.before, undone.after))
    if not words.has(f"keeping.undone-{undone.action}") or not before:
        echo(words.text("keeping.undone", action=words.text(f"keeping.action-{undone.action}")))
    else:
        echo(words.text(f"keeping.undone-{undone.action}", before=before, after=after))


def forget_for_good(archive: str | None, name: str, words: Language) -> int:
    """Erases a person's name everywhere, after asking twice; the exit status is 1 when that was declined."""
    with look_into(place(archive)) as opened:
        [shown] = players.shown_names(opened, [name])
        first = _asked(words.text("keeping.forget-sure", player=shown))
        if first.casefold() != shown.casefold() or _asked(words.text("keeping.forget-really")) != shown:
            echo(words.text("keeping.not-forgotten", player=shown), err=True)
            return 1
        gone = forget(opened, name)
    echo(words.text("keeping.forgotten", games=gone.games, name=gone.name))
    for copy in gone.copies:
        echo(words.text("keeping.copy-left", path=str(copy)), err=True)
    return 0


def _asked(question: str) -> str:
    ask_for(question)
    return sys.stdin.readline().strip()
