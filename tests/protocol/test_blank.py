"""A card to write on."""

from yatzy_print.languages.language import load
from yatzy_print.protocol.blank import blank
from yatzy_print.protocol.protocol import Cell, Field
from yatzy_print.rules.load import rule_set

RULES, FI = rule_set("yatzy"), load("fi")


def test_a_blank_card_has_four_columns_and_nothing_written() -> None:
    card = blank(RULES, FI)
    assert [column.name for column in card.columns] == [""] * 4
    assert {cell for section in card.sections for line in section for cell in line.cells} == {Cell()}
    assert card.fields == (Field("Päivä"), Field("Paikka"))
    assert card.seal == "" and card.signatures == ()


def test_names_date_and_place_may_stand_on_it() -> None:
    card = blank(RULES, FI, ("Aino", "Eero"), date="2026-12-24", place="Kotka")
    assert [column.name for column in card.columns] == ["Aino", "Eero"]
    assert [field.value for field in card.fields] == ["24. joulukuuta 2026", "Kotka"]


def test_a_date_in_other_words_stays() -> None:
    assert blank(RULES, FI, date="jouluaatto").fields[0].value == "jouluaatto"


def test_several_games_stand_side_by_side_under_headings() -> None:
    card = blank(RULES, FI, ("Aino", "Eero"), games=2)
    assert [(column.group, column.name) for column in card.columns] == [
        ("Peli 1", "Aino"),
        ("Peli 1", "Eero"),
        ("Peli 2", "Aino"),
        ("Peli 2", "Eero"),
    ]
    assert all(len(line.cells) == 4 for section in card.sections for line in section)


def test_signatures_are_the_players() -> None:
    assert blank(RULES, FI, ("Aino", ""), signatures=True).signatures == ("Aino", "Allekirjoitus")
