"""Standings in a terminal: under the title of the rules and the order that was played."""

import pytest

from yatzy_print.games.standings import Standing, Standings
from yatzy_print.languages.language import load
from yatzy_print.printing.standings_text import standings_text


@pytest.mark.parametrize(("order", "title"), [("free", "Yatzy"), ("forced", "Yatzy · Tvång")])
def test_the_title_is_in_words(order: str, title: str) -> None:
    table = Standings("yatzy", order, (Standing(1, "Maja", 218, 1, 1),), 1, 0)
    assert standings_text(table, load("sv"), "Yatzy").split("\n") == [
        title,
        "    Spelare  Poäng  Partier  Segrar",
        "1.  Maja       218        1       1",
    ]
