"""Dates at the head of a card."""

import pytest

from yatzy_print.languages.language import load
from yatzy_print.protocol.facts import date_words


@pytest.mark.parametrize(
    ("code", "date", "words"),
    [
        ("fi", "2019-08-04", "4. elokuuta 2019"),
        ("sv", "2019-08-04", "4 augusti 2019"),
        ("nb", "2019-08", "august 2019"),
        ("en", "2019", "2019"),
        ("fi", "2019-02-31", "2019-02-31"),
        ("fi", "eilen", "eilen"),
        ("fi", "", ""),
    ],
)
def test_dates_are_words_and_anything_else_stays(code: str, date: str, words: str) -> None:
    assert date_words(load(code), date) == words
