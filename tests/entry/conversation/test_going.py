"""Back, on, and to any cell by its name."""

import pytest

from tests.entry.conversation.held import TWO_PLAYERS, hold


def asked(*answers: str, language: str = "en") -> list[str]:
    """The heading and the prompt that stand last."""
    lines = hold(*TWO_PLAYERS, *answers, language=language).text.split("\n")
    return [line.strip() for line in lines[-3:] if line.strip()]


@pytest.mark.parametrize(
    ("text", "heading", "prompt"),
    [
        ("threes aino", "3. Threes (max 15)", "Aino:"),
        ("kolmoset eero", "3. Threes (max 15)", "Eero:"),  # a name in any language
        ("3 eero", "3. Threes (max 15)", "Eero:"),
        ("full house 2", "13. Full house (max 28)", "Eero:"),
        ("Full house ai", "13. Full house (max 28)", "Aino:"),
        ("chance", "14. Chance (max 30)", "Aino:"),  # of the player who is asked
        ("total eero", "Total on the paper (Enter: not written, >: no more sums)", "Eero:"),
        ("Välisumma eero", "Sum on the paper (Enter: not written, >: no more sums)", "Eero:"),
        ("Yhteensä eero", "Total on the paper (Enter: not written, >: no more sums)", "Eero:"),
    ],
)
def test_a_cell_by_its_name(text: str, heading: str, prompt: str) -> None:
    assert asked(text) == [heading, prompt]


@pytest.mark.parametrize(
    ("text", "prompt"),
    [
        ("date", "Date [November 30, 2026]:"),
        ("paikka", "Place:"),
        ("players", "Players: how many, or their names with commas between [2]:"),
        ("pelaaja 2", "Player 2, name [Eero]:"),
        ("player eero", "Player 2, name [Eero]:"),
    ],
)
def test_a_fact_by_its_name(text: str, prompt: str) -> None:
    assert asked(text)[-1] == prompt


@pytest.mark.parametrize("text", ["threes nobody", "extra aino", "99 aino", "rubbish"])
def test_what_names_nothing_is_asked_again(text: str) -> None:
    assert asked(text)[-1] == "Aino:"


def test_a_changed_cell_leads_back_to_where_one_was() -> None:
    assert asked("3", "4", "6", "ones aino", "2") == ["2. Twos (max 10)", "Eero:"]


def test_back_leads_step_by_step_and_one_answer_leads_on() -> None:
    assert asked("3", "4", "6", "<", "<") == ["1. Ones (max 5)", "Eero [4]:"]
    assert asked("3", "4", "6", "<", "<", "5") == ["2. Twos (max 10)", "Eero:"]


def test_back_from_the_first_question_says_so() -> None:
    assert "This is the first question." in hold("<").text


def test_on_leaves_the_rest_open_until_a_cell_is_named() -> None:
    assert asked("3", ">")[0].startswith("Sum on the paper")
    assert asked(">", ">") == [
        "Something mistyped? Name the row and the player, such as “Threes Eero”.",
        "1 save   2 print filled   3 both:",
    ]
    assert asked(">", ">", "twos aino", "4") == ["Aino: 4", "Eero:"]


def test_there_is_nothing_to_skip_among_the_facts() -> None:
    assert "There is nothing to skip here." in hold(">").text


TO_THE_END = ("3", "4", ">", ">", "yatzy aino", "50", ">", ">")


@pytest.mark.parametrize(
    ("row", "heading", "prompt"),
    [
        ("large straight", "12. Large straight (max 20)", "Aino:"),
        ("yatzy", "15. Yatzy (max 50)", "Eero:"),  # the first that is open
    ],
)
def test_at_the_end_a_row_alone_is_its_first_open_cell(row: str, heading: str, prompt: str) -> None:
    assert asked(*TO_THE_END, row) == [heading, prompt]


def test_at_the_end_a_row_that_is_filled_for_everybody_needs_the_player() -> None:
    told = hold(*TWO_PLAYERS, *TO_THE_END, "ones").text
    assert "The row Ones is filled for everybody. Write the player, too: “Ones Eero”." in told
