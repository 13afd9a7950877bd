"""Wrong usage and helps, in the user's language."""

from dataclasses import replace

import pytest

from tests.cli.run import Program
from yatzy_print.languages.language import CODES


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["blank", "--players", "moni"], "--players: ”moni” ei ole kokonaisluku."),
        (["blank", "--plyers", "3"], "Valitsinta --plyers ei ole."),
        (["blank", "--players"], "Valitsin --players tarvitsee arvon peräänsä."),
        (["blank", "--form=3"], "Valitsimelle --form ei anneta arvoa."),
        (["blnk"], "Komentoa ”blnk” ei ole. Lähellä sitä: blank."),
        (["games", "shw"], "Komentoa ”shw” ei ole. Lähellä sitä: show."),
        (["qqqq"], "Komentoa ”qqqq” ei ole."),
        (["games", "show"], "ID puuttuu."),
        (["check"], "FILE… puuttuu."),
        (["players", "rename", "Maja", "Maja", "Berg"], "Tässä on liikaa: Berg."),
    ],
)
def test_wrong_usage_is_told_in_the_users_language(yatzy: Program, words: list[str], told: str) -> None:
    done = replace(yatzy, language="fi")(*words)
    assert done.status == 2
    assert told in done.err
    assert done.out == ""
    for english in ("Usage", "Error", "OPTIONS", "Try"):
        assert english not in done.err


@pytest.mark.parametrize("code", sorted(set(CODES) - {"en"}))
@pytest.mark.parametrize("words", [[], ["-h"], ["games", "--help"], ["standings", "-h"]], ids=str)
def test_a_help_is_in_one_language(yatzy: Program, code: str, words: list[str]) -> None:
    done = replace(yatzy, language=code)(*words)
    told = done.out + done.err
    for english in ("Usage", "Options", "Commands:", "Arguments:", "Show this", "[default", "[required"):
        assert english not in told, told


def test_english_stays_what_it_was(yatzy: Program) -> None:
    done = yatzy("games", "--help")
    assert done.status == 0
    assert "\nOptions:\n" in done.out
    assert "\nCommands:\n" in done.out
    assert done.out.startswith("Usage: ")
