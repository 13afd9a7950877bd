"""Names are cleaned, labels compared beyond their spelling, hints dropped."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yatzy_print.notation.names import called, clean, fold, guarded, shortened, unguarded, without_hint


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        (" Liisa ", "Liisa"),
        ("Anna  Liisa", "Anna Liisa"),
        ("Anna\tLiisa\nMäki", "Anna Liisa Mäki"),  # a tab or line feed prints as a black box
        ("A\u0308iti", "Äiti"),  # NFD, as macOS writes file names
        ("Aino\u200b", "Aino"),  # an invisible space would make two persons
        ("\u202eoniA", "oniA"),  # a mark that turns the direction of writing
        ("a\ud800b", "ab"),  # half a character, which no file can hold
        ("a\ufffeb\uffff", "ab"),  # no characters: a workbook with them can't be opened
        ("Ζωή Ђорђе", "Ζωή Ђорђе"),
    ],
)
def test_clean(written: str, kept: str) -> None:
    assert clean(written) == kept


@pytest.mark.parametrize("written", ["Åsa Maria", "åsa  MARIA ", "A\u030asa Maria", "\u200bÅsa Maria"])
def test_spellings_of_one_player(written: str) -> None:
    assert called(written) == "åsa maria"


def test_a_tower_of_accents_is_cut_before_it_is_sorted() -> None:
    assert len(clean("a" + "\u0315\u0300" * 100_000)) <= 31


@pytest.mark.parametrize(
    "spellings",
    [
        ("Maxi-Yatzy", "maxi yatzy", "MAXI  YATZY:"),
        ("Täys´suora", "Täyssuora", "täys'suora"),
        ("1'ere", "1ere", "1’ere"),
        ("full_house", "Full house", "**Full house**"),
        ("Lg. straight", "Lg straight"),
    ],
)
def test_spellings_of_one_label(spellings: tuple[str, ...]) -> None:
    assert len({fold(spelling) for spelling in spellings}) == 1


@pytest.mark.parametrize(
    ("one", "other"),
    [("Hytte", "Hytta"), ("Fyrtal", "Femtal"), ("Tre par", "Två par"), ("Vitoset", "Kutoset")],
)
def test_labels_that_stay_apart(one: str, other: str) -> None:
    assert fold(one) != fold(other)


def test_hints_in_brackets_are_dropped() -> None:
    assert without_hint("Bonus (50 vid 63+)") == "Bonus"
    assert without_hint("Tretal [triss]") == "Tretal"


def test_long_text_is_cut_for_messages() -> None:
    assert shortened("x" * 40) == "x" * 40
    assert shortened("x" * 41) == "x" * 39 + "…"


@pytest.mark.parametrize(
    ("text", "safe"),
    [
        ("=1+1", "'=1+1"),
        ("'=1+1", "''=1+1"),
        ("@home", "'@home"),
        ("-x", "'-x"),
        ("__", "'__"),
        ("──", "'──"),
        (":", "':"),
        ("O'Hara", "O'Hara"),
        ("'t Hooft", "'t Hooft"),
    ],
)
def test_no_spreadsheet_takes_a_guarded_name_for_a_formula(text: str, safe: str) -> None:
    assert guarded(text) == safe
    assert unguarded(safe) == text


@given(st.text(alphabet="'=+-@_:ab", max_size=6))
def test_every_guarded_name_comes_back(text: str) -> None:
    assert unguarded(guarded(text)) == text
