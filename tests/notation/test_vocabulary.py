"""Every name that the sources give a row is read, in any language."""

import pytest

from yatzy_print.notation.vocabulary import is_label, meanings, vocabularies, vocabulary_of
from yatzy_print.rules.load import rule_set
from yatzy_print.rules.own import from_text

from .papers import MAXI, YATZY

# Every spelling of the vocabulary of real cards; the digit names too.
SPELLINGS = {
    "ones": "Ykköset, Ettor, 1:or, Enere, 1ere, 1'ere, Ettere, Ásar, Ones, Aces, 1's",
    "fives": "Viitoset, Vitoset, Femmor, Femmere, 5ere, 5'ere, Fimmur, Fives, 5's",
    "sixes": "Kuutoset, Kutoset, Sexor, Seksere, 6ere, 6'ere, Sexur, Sixes, 6's",
    "one_pair": (
        "Pari, 1 pari, Yksi pari, Par, 1 par, Ett par, Et par, Ét par, Eitt par, One pair, Pair, 1 pair"
    ),
    "two_pairs": (
        "Kaksi paria, 2 paria, Kaksiparia, Två par, 2 par, To par, 2 Pör, Tvö pör, Two pair, 2 pairs"
    ),
    "three_of_a_kind": (
        "Kolme samaa, Kolmiluku, Kolmoisluku, Kolmosluku, Triss, Tretal, 3 lika, Tre like, "
        "3 like, Tress, 3 ens, Tre ens, Þrír eins, Þrenna, 3 of a kind, Three equal"
    ),
    "four_of_a_kind": (
        "Neljä samaa, Nelja samaa, Neliluku, Neloisluku, Nelosluku, Fyrtal, 4 lika, Fire "
        "like, Firling, 4 ens, Fire ens, Fjórir eins, Ferna, 4 of a kind"
    ),
    "small_straight": (
        "Pieni suora, Pikku suora, Pikkusuora, Piensuora, Liten stege, Liten straight, "
        "Lille straight, Lille, Lág röð, Lítil röð, Sm straight, Little straight"
    ),
    "large_straight": (
        "Suuri suora, Iso suora, Isosuora, Suursuora, Stor stege, Stor straight, Store "
        "straight, Stor, Há röð, Stór röð, Lg straight, Big straight"
    ),
    "full_house": (
        "Täyskäsi, Taysikasi, mökki, Talo, Kåk, Hus, Fullt hus, Fuldt hus, Fullt hús, Full house, House"
    ),
    "chance": "Sattuma, Chans, Sjanse, Chance, Áhætta, Taka sénsinn",
    "yatzy": "Yatzy, Jatsi, Yatsy, Yahtzee",
}
MAXIS = {
    "three_pairs": "Kolme paria, 3 paria, Tre par, 3 par, Þrjú pör, Three pairs",
    "five_of_a_kind": (
        "Viisi samaa, Viisiluku, Femtal, Fem like, 5 like, 5 ens, Fem ens, Fimma, Five of a kind"
    ),
    "full_straight": (
        "Täyssuora, Täysi suora, Täys´suora, Full stege, Full straight, Hel stege, Fuld straight, Full röð"
    ),
    "full_house": "Täyskäsi, Kåk, Hytte, Fuldt hus, Full house, Cottage, Cabin",
    "villa": (
        "Superkäsi, Huvila, Sauna, Villa, Hytta, Två tretal (3+3), Castle, House, Super house, Full 3+3"
    ),
    "tower": "Torni, Talo, Torn, Tårn, Turn, Tower",
    "maxi_yatzy": "Maxi-Yatzy, Maksi-Yatzy, Superjatsi, Maxi Yatzy, Maxiyatzy, Yatzy",
}


@pytest.mark.parametrize(("id_", "names"), SPELLINGS.items())
def test_every_spelling_in_five_dice_yatzy(id_: str, names: str) -> None:
    for name in names.split(", "):
        assert any(words.rows_named(name) == (id_,) for words in vocabularies(YATZY)), name


@pytest.mark.parametrize(("id_", "names"), MAXIS.items())
def test_every_spelling_in_maxi(id_: str, names: str) -> None:
    for name in names.split(", "):
        assert any(words.rows_named(name) == (id_,) for words in vocabularies(MAXI)), name


def test_the_total_has_many_names() -> None:
    for name in (
        "Pisteet", "Loppusumma", "LOPPUTULOS", "Loppupisteet", "Kokonaispisteet", "Totalt", "Totalsumma",
        "Totalsum", "Totalpoeng", "Total", "I alt", "Samlet sum", "Heildar stig", "Heildartala",
    ):  # fmt: skip
        assert any(words.lines_named(name) == ("total",) for words in vocabularies(YATZY)), name


def test_hus_in_maxi_differs_by_language() -> None:
    assert vocabulary_of(["Ettor", "Kåk", "Hus"], MAXI).rows_named("Hus") == ("villa",)
    assert vocabulary_of(["1'ere", "5 ens", "Hus"], MAXI).rows_named("Hus") == ("full_house",)
    assert vocabulary_of(["Enere", "Fem like", "Hus"], MAXI).rows_named("Hus") == ("full_house", "villa")


def test_ids_are_read_in_every_language() -> None:
    assert all(words.rows_named("full_house") == ("full_house",) for words in vocabularies(YATZY))


def test_a_word_that_the_papers_language_lacks_is_read_in_any_other() -> None:
    assert vocabulary_of(["Ettor", "Tvåor", "Chance"], YATZY).rows_named("Chance") == ("chance",)


def test_own_rows_have_their_own_names() -> None:
    text = (
        rule_set("yatzy").text
        + '\n[categories.own_1]\nsection = "lower"\nrun = [3, 4, 5]\nnames = {en = "Odd"}\n'
    )
    own = from_text(text)
    assert is_label("Odd", own) and not is_label("Odd", YATZY)
    assert all(words.rows_named("odd") == ("own_1",) for words in vocabularies(own))


def test_facts_are_understood_in_all_languages_at_once() -> None:
    facts = meanings("facts")
    assert {facts[word] for word in ("päivä", "datum", "dato", "date")} == {"date"}
