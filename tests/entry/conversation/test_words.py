"""Every message of the conversation, in every language and short enough for a terminal."""

import string

import pytest

from tests.entry.conversation.held import TWO_PLAYERS, hold
from yatzy_print.languages.language import CODES, load


@pytest.mark.parametrize("code", CODES)
def test_the_first_two_lines_fit_a_terminal(code: str) -> None:
    words = load(code)
    assert all(len(words.text(f"enter.{key}")) <= 80 for key in ("welcome", "keys"))


@pytest.mark.parametrize("code", CODES)
def test_no_word_means_yes_in_one_language_and_no_in_another(code: str) -> None:
    yes = {word for other in CODES for word in load(other).names("enter.answers.yes")}
    assert yes.isdisjoint(load(code).names("enter.answers.no"))


@pytest.mark.parametrize("code", CODES)
def test_the_example_in_the_help_works(code: str) -> None:
    """The row and player that the help names, typed back, lead to that very cell."""
    helped = hold(*TWO_PLAYERS, "3", "4", "?", language=code).text
    example = next(line for line in helped.split("\n") if "Eero  " in line).partition("  ")[0]
    assert hold(*TWO_PLAYERS, "3", "4", example, language=code).sitting.draft.at == "cell twos 2"


@pytest.mark.parametrize("code", CODES)
def test_every_placeholder_of_a_message_is_filled(code: str) -> None:
    told = hold(*TWO_PLAYERS, "9", "66421=8", "many", ">", "7", "x", ">", "9", language=code).text
    assert not {name for _, name, _, _ in string.Formatter().parse(told) if name}
