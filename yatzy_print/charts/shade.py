"""Shades for tables of numbers: the darker, the more."""

SHADES = 5


def shade(share: float | None, most: float = 1.0) -> int:
    """0 (nothing) to 5 (`most` and more): the shade of a share between 0 and `most`."""
    if not share or share <= 0 or most <= 0:
        return 0
    return min(SHADES, 1 + int(share / most * SHADES))
