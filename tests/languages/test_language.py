"""Every language is complete, and a code is understood however people and locales write it."""

import string

import pytest

from yatzy_print.errors import Trouble
from yatzy_print.languages.language import CODES, Language, load

# Lists of names differ in length from language to language; what is printed is their first name.
ENGLISH = load("en")
OTHERS = [load(code) for code in CODES if code != "en"]


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def test_the_five_languages_are_offered() -> None:
    assert set(CODES) == {"fi", "sv", "nb", "da", "en"}


@pytest.mark.parametrize("language", OTHERS, ids=lambda one: one.code)
def test_every_language_has_every_text(language: Language) -> None:
    assert set(language.words) == set(ENGLISH.words)


@pytest.mark.parametrize("language", OTHERS, ids=lambda one: one.code)
def test_every_text_has_the_same_placeholders(language: Language) -> None:
    differing = {
        key: (placeholders(ENGLISH.words[key][0]), placeholders(texts[0]))
        for key, texts in language.words.items()
        if key in ENGLISH.words and placeholders(texts[0]) != placeholders(ENGLISH.words[key][0])
    }
    assert differing == {}


@pytest.mark.parametrize("code", CODES)
def test_no_text_is_empty(code: str) -> None:
    assert [key for key, texts in load(code).words.items() if not all(text.strip() for text in texts)] == []


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("sv", "sv"),
        ("no", "nb"),  # Norwegian without saying which
        ("nn", "nb"),  # Nynorsk is not offered; Bokmål is the nearest
        ("nb-NO", "nb"),
        ("sv_FI.UTF-8", "sv"),
        (" FI ", "fi"),
        ("en.UTF-8", "en"),
    ],
)
def test_codes_and_locales_are_understood(written: str, code: str) -> None:
    assert load(written).code == code


def test_an_unknown_language_is_named_with_those_that_are_known() -> None:
    with pytest.raises(Trouble) as caught:
        load("xx")
    assert caught.value.code == "unknown-language"
    assert caught.value.facts == {"given": "xx", "known": "da, en, fi, nb, sv"}


def test_a_text_is_filled_from_facts() -> None:
    assert load("sv").text("errors.file-empty", path="a.csv") == "a.csv: filen är tom."


def test_the_first_name_is_the_printed_one() -> None:
    finnish = load("fi")
    assert finnish.text("rows.large_straight") == "Iso suora"
    assert "Suuri suora" in finnish.names("rows.large_straight")
    assert finnish.names("rows.nothing") == ()
    assert not finnish.has("rows.nothing")


@pytest.mark.parametrize(
    ("code", "one", "two"),
    [
        ("en", "1 game is sound.", "2 games are sound."),
        ("fi", "1 peli on kunnossa.", "2 peliä on kunnossa."),
        ("sv", "1 parti är i sin ordning.", "2 partier är i sin ordning."),
    ],
)
def test_a_count_of_one_is_in_the_singular(code: str, one: str, two: str) -> None:
    assert load(code).text("keeping.verified", games=1) == one
    assert load(code).text("keeping.verified", games=2) == two
