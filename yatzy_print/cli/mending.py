"""An archive verified, and what a damaged one still holds rescued."""

from collections.abc import Sequence

from yatzy_print.archive.opening import open_archive
from yatzy_print.archive.rescue import rescue
from yatzy_print.archive.verify import Verdict, verify
from yatzy_print.cli.archives import look_into, place
from yatzy_print.cli.wrapping import echo
from yatzy_print.languages.language import Language
from yatzy_print.rules.load import rule_set


def verify_all(archive: str | None, words: Language) -> int:
    """Checks every stored game again and mends the counts; the exit status."""
    with look_into(place(archive)) as opened:
        verdict = verify(opened)
    echo(words.text("keeping.verified", games=verdict.games))
    for text in _doubts(verdict, words):
        echo(text, err=True)
    return 0 if verdict.sound else 1


def _doubts(verdict: Verdict, words: Language) -> list[str]:
    told = [
        words.text(f"keeping.verify-{key}", games=", ".join(map(str, games)))
        for key, games in (("damaged", verdict.damaged), ("differing", verdict.differing))
        if games
    ]
    told += [
        words.text(f"keeping.verify-{key}", number=number)
        for key, number in (("names", verdict.names), ("changes", verdict.changes))
        if number
    ]
    told += list(verdict.pages)
    return told + ([words.text("keeping.recounted")] if verdict.recounted else [])


def rescue_into(archive: str | None, damaged: str, own: Sequence[str], words: Language) -> int:
    """Saves what can be read of a damaged archive into a new one; the exit status, 1 when games are lost."""
    where = place(archive)
    with open_archive(where) as opened:
        rescued = rescue(damaged, opened, [rule_set(path) for path in own])
    echo(words.text("keeping.rescued", games=len(rescued.games), archive=where))
    if rescued.lost:
        echo(words.text("keeping.lost", games=", ".join(map(str, rescued.lost))), err=True)
    return 1 if rescued.lost else 0
