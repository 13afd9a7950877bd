"""A game written as a table is the paper that people know, and is read back as the same game."""

from hypothesis import given, settings
from hypothesis import strategies as st

from yatzy_print.games.game import Entry, Game, Sheet, Written
from yatzy_print.languages.language import CODES, load
from yatzy_print.notation.json import read_json, write_json
from yatzy_print.notation.read import read
from yatzy_print.notation.table_text import write_table
from yatzy_print.rules.load import rule_set

from .games import games
from .papers import YATZY

GAME = Game(
    "yatzy",
    (
        Sheet("Aino", {"ones": Entry(4), "one_pair": Entry(0), "chance": Entry(19, (6, 6, 4, 2, 1))}, 0,
              Written(upper=4, bonus=0, total=23)),
        Sheet("Eero", {"ones": Entry(3)}),
    ),
    date="2019-08-04",
)  # fmt: skip

PAPER = """\
Päivä;2019-08-04
Säännöt;yatzy
Rivi;Aino;Eero
Ykköset;4;3
Kakkoset;;
Kolmoset;;
Neloset;;
Viitoset;;
Kuutoset;;
Välisumma;4;
Bonus;0;
Pari;-;
Kaksi paria;;
Kolme samaa;;
Neljä samaa;;
Pieni suora;;
Iso suora;;
Täyskäsi;;
Sattuma;66421=19;
Yatzy;;
Yhteensä;23;
"""


def test_the_paper_in_finnish() -> None:
    assert write_table(GAME, YATZY, load("fi")) == PAPER


@settings(max_examples=50, deadline=None)
@given(games(), st.sampled_from(CODES), st.sampled_from([";", ",", "\t"]))
def test_every_game_is_read_back_from_its_table(game: Game, code: str, delimiter: str) -> None:
    text = write_table(game, rule_set(game.rules), load(code), delimiter)
    result = read("g.csv", text.encode())
    assert result.unread == ()
    assert [one.game for one in result.papers] == [game]
    assert result.papers[0].findings == ()
    assert not any(result.papers[0].sheet_findings)


@settings(max_examples=50, deadline=None)
@given(games())
def test_every_game_is_read_back_from_its_json(game: Game) -> None:
    (one,) = read_json("g.json", write_json(game)).papers
    assert one.game == game
    assert one.findings == () and not any(one.sheet_findings)


def test_a_name_like_a_formula_stays_text_in_a_spreadsheet() -> None:
    game = Game("yatzy", (Sheet("=HYPERLINK(1)", team="@home"), Sheet("-Bo")), place="+358")
    text = write_table(game, YATZY, load("en"))
    assert text.startswith("Place;'+358\nRules;yatzy\nRow;'=HYPERLINK(1);'-Bo\nTeam;'@home;\n")
    assert read("g.csv", text.encode()).papers[0].game == game


def test_a_table_to_fill_in_has_every_sum() -> None:
    game = Game("yahtzee", (Sheet("Ann"),))
    labels = [
        line.partition(";")[0]
        for line in write_table(game, rule_set("yahtzee"), load("en"), to_fill=True).split("\n")
    ]
    assert [label for label in labels if label in ("Sum", "Bonus", "Extra points", "Total")] == [
        "Sum",
        "Bonus",
        "Extra points",
        "Total",
    ]
