"""Titles of sheets: a spreadsheet program refuses long, doubled and some other ones."""

import pytest

from yatzy_print.games.game import Game, Sheet
from yatzy_print.languages.language import load
from yatzy_print.printing.xlsx.titles import titles


def game(date: str | None = None, place: str = "") -> Game:
    return Game("yatzy", (Sheet("A"),), date=date, place=place)


@pytest.mark.parametrize(
    ("one", "title"),
    [
        (game(), "Peli 1"),
        (game("2019-08-04"), "2019-08-04"),
        (game("2019-08-04", "Kotka"), "2019-08-04 Kotka"),
        (game(place="A/B: [x]*?\\"), "A B x"),
        (game(place="'"), "Peli 1"),
        (game(place="History"), "History (2)"),  # reserved
        (game(place="x" * 60), "x" * 31),
        (game(place="\U0001f3b2" * 60), "\U0001f3b2" * 15),  # a die, which counts twice
    ],
)
def test_a_title(one: Game, title: str) -> None:
    assert [" ".join(text.split()) for text in titles([one], load("fi"))] == [title]


def test_no_two_are_alike_whatever_the_capitals() -> None:
    games = [game(place="Kotka"), game(place="KOTKA"), game(place="Kotka"), game(), game()]
    assert list(titles(games, load("fi"), taken=["peli 1"])) == [
        "Kotka",
        "KOTKA (2)",
        "Kotka (3)",
        "Peli 2",
        "Peli 3",
    ]


def test_long_ones_stay_short_with_a_number() -> None:
    first, second = titles([game(place="x" * 60)] * 2, load("fi"))
    assert len(first) == 31
    assert second == "x" * 25 + " (2)"
