"""The script that makes the numbers of optimal play gives those that are carried."""

import pytest

from yatzy_print.rules.load import rule_set
from yatzy_print.statistics.make_optimal import CHUNK, entry
from yatzy_print.statistics.optimal import optimal


@pytest.mark.slow
def test_an_entry_made_anew_agrees_with_the_carried_one() -> None:
    pytest.importorskip("yatzy_solver", reason="the extra analysis is not installed")
    made, carried = entry("yatzy-scandinavian", rule_set("yatzy"), "free", CHUNK), optimal("yatzy", "free")
    assert carried is not None
    assert made["exact_mean"] == pytest.approx(carried.mean, abs=1e-6)
    assert made["mean"] == pytest.approx(carried.mean, abs=4 * carried.sd / CHUNK**0.5)
    for row, numbers in made["rows"].items():
        rate = carried.rows[row].zero_rate
        assert numbers["zero_rate"] == pytest.approx(rate, abs=0.001 + 4 * (rate * (1 - rate) / CHUNK) ** 0.5)
