"""Shades of tables."""

import pytest

from yatzy_print.charts.shade import shade


@pytest.mark.parametrize(
    ("share", "dark"), [(None, 0), (0.0, 0), (0.01, 1), (0.19, 1), (0.2, 2), (0.5, 3), (0.99, 5), (1.0, 5)]
)
def test_the_more_the_darker(share: float | None, dark: int) -> None:
    assert shade(share) == dark
