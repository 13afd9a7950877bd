"""Facts above the names, in every language; what is not understood is named."""

import pytest

from yatzy_print.errors import Trouble
from yatzy_print.notation.facts import rules_of

from .papers import paper, said

ROWS = "Row;Aino\nOnes;1\n"


@pytest.mark.parametrize(
    "facts",
    [
        "date;2019-08-04\nplace;Kotka\norder;forced\nnote;windy\n",
        "Päivä;4.8.2019\nPaikka;Kotka\nJärjestys;Ylhäältä alas\nHuomautus;windy\n",
        "Datum: 4/8-2019\nPlats: Kotka\nOrdning: tvång\nAnteckning: windy\n",
        "Dato;04.08.2019;\nSted;Kotka;\nRekkefølge;Tvungen;\nMerknad;windy;\n",
        "Dato;2019-08-04\nSted;Kotka\nRækkefølge;Tvungen rækkefølge\nBemærkning;windy\n",
    ],
    ids=["en", "fi", "sv", "nb", "da"],
)
def test_in_every_language(facts: str) -> None:
    game = paper(facts + ROWS).game
    assert (game.date, game.place, game.order, game.note) == ("2019-08-04", "Kotka", "forced", "windy")


def test_a_cancelled_game() -> None:
    assert paper("Tila;keskeytetty\n" + ROWS).game.state == "cancelled"


def test_facts_may_stand_below_the_rows() -> None:
    assert paper(ROWS + "\nDate;2019\n").game.date == "2019"


def test_a_place_with_a_comma_and_notes_on_several_lines() -> None:
    game = paper("place,Kotka, Finland\nnote,one\nnote,two\nRow,Aino\nOnes,1\n").game
    assert (game.place, game.note) == ("Kotka, Finland", "one; two")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (
            "date;Kesä 24",
            "The date “Kesä 24” was not understood, so it was left out. "
            "Write it as 29.11.2026 or 2026-11-29.",
        ),
        ("order;backwards", "“order” with “backwards” was not understood, so it was left out."),
        ("Weather;rain", "“Weather” with “rain” was not understood, so it was left out."),
        ("date;2019\ndate;2020", "“date” with “2020” was not understood, so it was left out."),
        ("Cup final", "The line “Cup final” was not understood, so it was left out."),
    ],
)
def test_what_is_not_understood_is_named(line: str, words: str) -> None:
    assert said(paper(line + "\n" + ROWS)) == [words]


@pytest.mark.parametrize("title", ["Yatzy", "Yatzy;;", "Yläosa;;", "Övre delen"])
def test_titles_need_no_understanding(title: str) -> None:
    assert said(paper(title + "\n" + ROWS)) == []


@pytest.mark.parametrize(
    ("written", "id_"),
    [
        ("", "yatzy"),
        ("maxi-yatzy", "maxi-yatzy"),
        ("Maxi Yatzy", "maxi-yatzy"),
        ("YATZY+four-as-two-pairs", "yatzy+four-as-two-pairs"),
    ],
)
def test_rules_by_id_or_title(written: str, id_: str) -> None:
    assert rules_of(written).id == id_


@pytest.mark.parametrize("written", ["backgammon", "secret.toml", "/etc/rules.toml", "yatzy+no-such-rule"])
def test_a_paper_cannot_name_unknown_rules_or_files(written: str) -> None:
    with pytest.raises(Trouble):
        rules_of(written)
