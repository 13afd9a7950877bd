"""Which card stands where: copies, and two cards on a sheet in cutting order."""

from collections.abc import Iterator, Sequence

from yatzy_print.protocol.protocol import Protocol

Place = tuple[int, Protocol]
"""A card and its number in the whole print, 0 the first."""


def impose(cards: Sequence[Protocol], up: int, copies: int) -> Iterator[tuple[Place | None, ...]]:
    """The sheets, collated, each with its cards from left to right; None is an empty half.

    Two up, the left halves are the first half of the print: cut the stack once, lay the left pile on the
    right one, and the cards are in order. A lone card stands on both halves; its copies are sheets.
    """
    if up == 2 and len(cards) == 1:
        cards = [cards[0], cards[0]]
        yield from (((0, cards[0]), (1, cards[1])) for _ in range(copies))
        return
    total = len(cards) * copies
    height = -(-total // up)
    for sheet in range(height):
        numbers = [sheet + height * half for half in range(up)]
        yield tuple((number, cards[number % len(cards)]) if number < total else None for number in numbers)


def page_count(cards: Sequence[Protocol], up: int, copies: int) -> int:
    """The number of pages that `impose` and the cards' backs make."""
    sheets = copies if up == 2 and len(cards) == 1 else -(-len(cards) * copies // up)
    return sheets * (2 if any(card.back for card in cards) else 1)
