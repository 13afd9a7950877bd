"""Bands of totals that the Finnish rules name."""

from yatzy_print.statistics.bands import bands
from yatzy_print.statistics.spread import Rate, Spread


def test_totals_in_bands() -> None:
    totals = Spread({150: 1, 180: 1, 181: 1, 240: 2, 300: 1, 301: 1, 360: 1})
    found = {band.name: band.share(totals) for band in bands("yatzy")}
    assert found == {
        "beginner": Rate(2, 8),
        "experienced": Rate(2, 8),
        "excellent": Rate(2, 8),  # over 300
        "rare": Rate(1, 8),  # over 350
    }


def test_rules_without_named_bands() -> None:
    assert bands("maxi-yatzy") == ()
