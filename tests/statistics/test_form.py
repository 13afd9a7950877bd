"""Form: the last games beside the ones before."""

import pytest

from tests.statistics.papers import played
from yatzy_print.statistics.form import form, moving_means
from yatzy_print.statistics.results import Result, modes


def results(*totals: int) -> tuple[Result, ...]:
    return modes([played(("Maja", total)) for total in totals])[0].results


def test_twenty_games_of_100_then_one_of_300() -> None:  # A138
    found = form(results(*[100] * 20, 300))
    assert found is not None
    assert found.recent == pytest.approx(110)
    assert found.before == pytest.approx(100)
    assert sum([100] * 20 + [300]) / 21 < found.recent


def test_a_change_within_chance_is_not_proven() -> None:
    found = form(results(*[180, 220] * 10, *[190, 220] * 10))
    assert found is not None
    assert found.change == pytest.approx(5)
    assert not found.proven


def test_a_large_change_is() -> None:
    found = form(results(*[140, 160] * 10, *[240, 260] * 10))
    assert found is not None
    assert found.proven


def test_few_games_have_nothing_before_them() -> None:
    found = form(results(200, 210))
    assert found is not None
    assert (found.recent_games, found.before, found.change, found.proven) == (2, None, None, False)
    assert form(()) is None


@pytest.mark.parametrize(
    ("totals", "window", "means"),
    [
        ((100, 200, 150, 120), 2, (None, 150, 175, 135)),
        ((100, 200), 3, (None, None)),
        ((100,), 1, (100,)),
        ((), 10, ()),
    ],
)
def test_moving_means(totals: tuple[int, ...], window: int, means: tuple[float | None, ...]) -> None:
    assert moving_means(results(*totals) if totals else (), window) == means
