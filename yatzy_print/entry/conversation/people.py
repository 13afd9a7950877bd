"""Names as they are typed: who may be meant, and what can't stand."""

from collections.abc import Sequence

from yatzy_print.notation.names import called


def is_same_name(name: str, other: str) -> bool:
    """Whether two names differ in capitals alone: an archive takes them for one person."""
    return called(name) == called(other)


def column_of(name: str, players: Sequence[str]) -> int | None:
    """The column that a name, the beginning of one, or a number from 1 means; None when it is not clear."""
    same = [column for column, player in enumerate(players) if is_same_name(name, player)]
    begun = [column for column, player in enumerate(players) if called(player).startswith(called(name))]
    if same or len(begun) == 1:
        return (same or begun)[0]
    number = int(name) if name.isascii() and name.isdigit() and len(name) < 3 else 0
    return number - 1 if 1 <= number <= len(players) else None
