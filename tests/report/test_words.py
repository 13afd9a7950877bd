"""Numbers and texts as a report words them."""

import pytest

from yatzy_print.languages.language import load
from yatzy_print.report.words import Words
from yatzy_print.rules.load import rule_set
from yatzy_print.statistics.results import LeftOut
from yatzy_print.statistics.spread import Rate

FI, EN = Words(load("fi")), Words(load("en"))


@pytest.mark.parametrize(
    ("value", "decimals", "text"),
    [
        (233.0968, 1, "233,1"),
        (0.25, 1, "0,2"),
        (0.35, 1, "0,4"),
        (None, 1, "–"),
        (1181, 0, "1\N{NO-BREAK SPACE}181"),
    ],
)
def test_numbers_are_rounded_once_with_halves_to_the_even_digit(
    value: float | None, decimals: int, text: str
) -> None:
    assert FI.number(value, decimals) == text


@pytest.mark.parametrize(
    ("value", "text"),
    [(12.3, "+12,3"), (-0.5, "−0,5"), (0.04, "0,0"), (0.05, "0,0"), (-0.04, "0,0"), (None, "–")],
)
def test_differences_carry_their_sign(value: float | None, text: str) -> None:
    assert FI.signed(value, 1) == text


def test_a_rate_of_nothing_is_a_dash() -> None:
    assert FI.percent(Rate(0, 0).value) == FI.interval(Rate(0, 0)) == "–"


def test_intervals() -> None:
    assert EN.interval(Rate(5, 10)) == "24–76%"


@pytest.mark.parametrize(("n", "text"), [(1, "Only one game so far"), (7, "Only 7 games so far")])
def test_singular_and_plural(n: int, text: str) -> None:
    assert EN.count("few", n).startswith(text)


def test_an_order_is_named_unless_it_is_free() -> None:
    rules = rule_set("yatzy")
    assert (EN.mode(rules, "free"), EN.mode(rules, "half-forced")) == ("Yatzy", "Yatzy · half-forced order")


def test_only_reasons_that_occur_are_named() -> None:
    assert EN.left_out(LeftOut(unfinished=2)) == "Not counted: 2 unfinished games."
