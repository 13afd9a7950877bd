"""What a report says in plain sentences."""

import pytest

from tests.statistics.papers import family, played
from yatzy_print.games.verified import VerifiedGame
from yatzy_print.languages.language import load
from yatzy_print.report.personal import Personal
from yatzy_print.report.sentences import advice, three_sentences
from yatzy_print.report.words import Words
from yatzy_print.statistics.parts import parts
from yatzy_print.statistics.source import source


def personal(games: list[VerifiedGame], name: str = "Maja") -> Personal:
    part = parts(source(games))[0]
    person = part.person(name)
    assert person is not None
    return Personal(part, person, Words(load("en")))


def totals(*numbers: int, rules: str = "yatzy") -> list[VerifiedGame]:
    return [played(("Maja", total), rules=rules) for total in numbers]


def test_the_record_comes_first_and_the_better_news_next() -> None:
    better = three_sentences(personal(totals(*[140, 160] * 10, *[240, 260] * 10)))
    assert [sentence.split(".")[0] for sentence in better] == [
        "The best game so far is 260 points",
        "The last 20 games averaged 250",
        "The bonus came in 20 of 40 games",
    ]
    worse = three_sentences(personal(totals(*[240, 260] * 10, *[140, 160] * 10)))
    assert worse[1].startswith("The bonus came")
    assert "100.0 points less than the ones before. That is more than chance." in worse[2]


@pytest.mark.parametrize(
    ("total", "said"),
    [
        (310, "Even optimal play gets that far in only"),
        (200, "Optimal play gets that far in 91% of its games."),
    ],
)
def test_the_record_beside_optimal_play(total: int, said: str) -> None:
    assert said in three_sentences(personal(totals(total)))[0]


def test_where_optimal_play_is_unknown_it_is_not_spoken_of() -> None:
    found = personal(totals(210, rules="yatzy-fi"))
    assert not [sentence for sentence in three_sentences(found) if "ptimal" in sentence]
    assert advice(found) == ()


def test_what_to_work_on_next() -> None:
    found = advice(personal(list(family()), "A"))
    assert found[0] == (
        "Large straight: zeroed in 74% of the games, in optimal play in 51%. "
        "The row gives 4.6 points a game less than optimal play gets."
    )


def test_a_bonus_that_comes_too_seldom_names_the_row_furthest_behind() -> None:
    found = advice(personal(totals(*[150] * 30)))  # nothing at all in the upper section
    assert found[-1].startswith("Bonus: it comes in 0% of the games, in optimal play in 90%.")
    assert "the row Sixes: 18.0 points a game" in found[-1]


def test_nothing_to_work_on_is_said_too() -> None:
    assert advice(personal(totals(250))) == (
        "No row is zeroed more often than in optimal play, beyond what chance explains.",
    )
