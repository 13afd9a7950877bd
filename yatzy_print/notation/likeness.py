"""Whether a name that somebody writes may mean a player who is known by another spelling."""

from collections.abc import Sequence

from yatzy_print.notation.names import called

SHORTEST = 4
"""Letters of a name in which one may be a slip: Mia and Pia are two people."""


def likely(name: str, known: Sequence[str]) -> str | None:
    """The known player that a name may mean: the same in other capitals, else the only one near to it.

    Near is a player whose name begins with this one, else one that differs in a letter behind the first.
    """
    if not name or name in known:
        return None
    asked = called(name)
    by_called = {called(other): other for other in known}
    if asked in by_called:
        return by_called[asked]
    begun = [other for other in by_called if other.startswith(asked)]
    near = begun or [other for other in by_called if _differ_in_a_letter(asked, other)]
    return by_called[near[0]] if len(near) == 1 else None


def _differ_in_a_letter(one: str, other: str) -> bool:
    """Whether one letter written otherwise, left out or added makes the one name the other."""
    short, long = sorted((one, other), key=len)
    if len(short) < SHORTEST or len(long) - len(short) > 1 or short[0] != long[0]:
        return False
    at = next((place for place, letter in enumerate(short) if letter != long[place]), len(short))
    return short[at + (len(short) == len(long)) :] == long[at + 1 :]
