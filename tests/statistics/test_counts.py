"""Counts of parts add up to those of the whole."""

from hypothesis import given
from hypothesis import strategies as st

from tests.statistics.papers import family, played
from yatzy_print.rules.load import rule_set
from yatzy_print.statistics.counts import Counts, count, month_code
from yatzy_print.statistics.results import Result, modes

YATZY = rule_set("yatzy")
RESULTS = modes(family())[0].results
some = st.lists(st.sampled_from(RESULTS), max_size=8)


def test_what_is_counted_of_one_sheet() -> None:
    results = modes([played(("Maja", 150), ("Eero", 140), date="2019-08-04")])[0].results
    counts = count(results[:1], YATZY)
    assert dict(counts.of("total")) == {150: 1}
    assert dict(counts.of("rank")) == {1: 1}
    assert dict(counts.of("players")) == {2: 1}
    assert dict(counts.of("month")) == {201908: 1}
    assert dict(counts.of("month_points")) == {201908: 150}
    assert dict(counts.of("sixes")) == {0: 1}


def test_months_of_dates_that_say_less() -> None:
    assert [month_code(date) for date in ("2019-08-04", "2019-08", "2019", None, "Kesä 24")] == [
        201908,
        201908,
        201900,
        0,
        0,
    ]


@given(some, some)
def test_parts_add_up_to_the_whole(one: list[Result], other: list[Result]) -> None:
    assert count(one, YATZY) + count(other, YATZY) == count(one + other, YATZY)


def test_nothing_counts_nothing() -> None:
    assert count([], YATZY) == Counts()
    assert Counts().sheets == 0
