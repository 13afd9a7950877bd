"""CSV as a Nordic Excel opens it with a double click, and as `check` reads it back."""

from hypothesis import given, settings

from tests.notation.games import games
from yatzy_print.games.game import Game, Sheet
from yatzy_print.languages.language import load
from yatzy_print.notation.read import read
from yatzy_print.printing.csv_table import csv_tables
from yatzy_print.rules.load import rule_set

YATZY = rule_set("yatzy")


def test_a_card_to_fill_in() -> None:
    data = csv_tables([(Game("yatzy", (Sheet("Aino"), Sheet(""))), YATZY)], load("fi"))
    assert data.startswith("\ufeffPäivä;\r\nPaikka;\r\nSäännöt;yatzy\r\nRivi;Aino;\r\nYkköset;;\r\n".encode())
    assert data.endswith(b"Yatzy;;\r\nYhteens\xc3\xa4;;\r\n")


def test_filled_in_it_is_a_game() -> None:
    data = csv_tables([(Game("yatzy", (Sheet(""), Sheet(""))), YATZY)], load("sv"))
    filled = data.decode().replace("Rad;;", "Rad;Maja;Leo").replace("Ettor;;", "Ettor;3;-")
    (one,) = read("g.csv", filled.encode("utf-8")).papers
    assert [(sheet.player, sheet.entries["ones"].points) for sheet in one.game.sheets] == [
        ("Maja", 3),
        ("Leo", 0),
    ]
    assert one.findings == ()


def test_a_formula_is_disarmed_and_comes_back() -> None:
    game = Game("yatzy", (Sheet("=1+1"), Sheet("Aino")))
    data = csv_tables([(game, YATZY)], load("en"))
    assert b";'=1+1;" in data
    assert read("g.csv", data).papers[0].game == game


@settings(max_examples=30, deadline=None)
@given(games())
def test_every_game_comes_back(game: Game) -> None:
    data = csv_tables([(game, rule_set(game.rules))] * 2, load("da"))
    assert [one.game for one in read("g.csv", data).papers] == [game, game]
