"""Troubles as values: a code and facts; the languages word them, the command line shows them."""

from collections.abc import Iterable

Fact = str | int


class Trouble(Exception):  # noqa: N818 - it may be no error of the program
    """What stops a piece of work. `code` names a message under `[errors]` of every language.

    `facts` fill that message; `exit_status` is 1 (wrong on paper) or 2 (usage, unreadable input).
    """

    def __init__(self, code: str, exit_status: int = 2, **facts: Fact) -> None:
        super().__init__(f"{code} {facts}")
        self.code = code
        self.exit_status = exit_status
        self.facts = facts


def nearest(word: str, known: Iterable[str], most: int = 1) -> list[str]:
    """The known words nearest to one that was mistyped, best first; none when nothing is near."""
    from difflib import get_close_matches

    by_folded = {name.casefold(): name for name in known}
    return [by_folded[hit] for hit in get_close_matches(word.casefold(), by_folded, n=most, cutoff=0.6)]


def nearest_first(word: str, known: Iterable[str]) -> list[str]:
    """All the known words, those likest to a mistyped one first: what it begins, then what it resembles."""
    from difflib import SequenceMatcher

    def unlikeness(name: str) -> tuple[bool, float]:
        begun = name.casefold().startswith(word.casefold())
        return not begun, -SequenceMatcher(None, word.casefold(), name.casefold()).ratio()

    return sorted(known, key=unlikeness)
