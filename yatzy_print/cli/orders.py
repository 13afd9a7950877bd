"""The order of play, as an option gives it."""

from yatzy_print.errors import Trouble
from yatzy_print.rules.ruleset import ORDERS, Order


def play_order(given: str) -> Order:
    """An order of play by its id. Raises Trouble("unknown-order")."""
    if given not in ORDERS:
        raise Trouble("unknown-order", given=given, known=", ".join(ORDERS))
    return given
