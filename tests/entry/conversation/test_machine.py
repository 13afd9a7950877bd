"""Whole conversations: what is asked, in which order, and what answers lead to."""

from textwrap import dedent

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.entry.conversation.held import TODAY, TWO_PLAYERS, go_on, hold
from yatzy_print.entry.conversation.draft import Draft
from yatzy_print.entry.conversation.machine import answer, begun
from yatzy_print.entry.conversation.paper import verified
from yatzy_print.entry.conversation.sitting import Offers
from yatzy_print.entry.conversation.words import message, question
from yatzy_print.languages.language import load
from yatzy_print.rules.load import rule_set
from yatzy_print.rules.reach import reachable

WHOLE = ("2", "6", "12", "12", "15", "24", "12", "16", "12", "-", "15", "-", "19", "23", "-")
"""The whole sheet of the rules: upper sum 71, bonus 50, total 218."""


def test_a_conversation_from_the_first_question_to_the_first_rows() -> None:
    held = hold("", "", "31.12.2017", "Kotka", "Aino, Eero", "3", "4", "10", "8", "66421")
    assert held.text == dedent("""\
          1 Yatzy
          2 Maxi Yatzy
          3 Yahtzee
          4 Yatzy (Finnish family rules)
          5 Yatzy for children
        Rules [Yatzy]:
          1 Free order
          2 Forced order
          3 Half-forced order
        Order [Free order]:
        Date [November 30, 2026]: 31.12.2017
        Place: Kotka
        Players: how many, or their names with commas between: Aino, Eero
        1. Ones (max 5)
          Aino: 3
          Eero: 4
          → Sum: Aino 3 (±0) · Eero 4 (+1)
        2. Twos (max 10)
          Aino: 10
          Eero: 8
          → Sum: Aino 13 (+4) · Eero 12 (+3)
        3. Threes (max 15)
          Aino: 66421
          6-6-4-2-1 gives 0.
          Eero:
    """)


def test_player_by_player_the_rows_of_one_come_first() -> None:
    held = hold(*TWO_PLAYERS, "3", "6", draft=Draft(by="player"))
    assert held.text.endswith(
        dedent("""\
        Aino
          1. Ones (max 5): 3
          → Sum: 3 (±0)
          2. Twos (max 10): 6
          → Sum: 9 (±0)
          3. Threes (max 15):
        """)
    )


def test_player_by_player_the_papers_sums_are_asked_so_too() -> None:
    text = hold(*TWO_PLAYERS, ">", "3", "", "3", draft=Draft(by="player")).text
    asked = [line.partition(" on the paper")[0] for line in text.split("\n")[-8:]]
    assert [line for line in asked if line] == [
        "  Sum",
        "  On the paper 3, but the rows give 0.",
        "  Bonus",
        "  Total",
        "  On the paper 3, but the rows give 0.",
        "Eero",
        "  Sum",
    ]


def test_the_papers_sums_are_asked_last_and_compared_at_once() -> None:
    held = hold("", "", "", "", "Maja", *WHOLE, "71", "", "208")
    assert held.text.endswith(
        dedent("""\
        Sum on the paper (Enter: not written, >: no more sums)
          Maja: 71
        Bonus on the paper (Enter: not written, >: no more sums)
          Maja:
        Total on the paper (Enter: not written, >: no more sums)
          Maja: 208
          On the paper 208, but the rows give 218.
        Something mistyped? Name the row and the player, such as “Threes Maja”.
        1 save   2 print filled   3 both:
        """)
    )
    [sheet] = verified(held.sitting.draft).sheets
    assert sheet.totals.total == 218
    assert [finding.code for finding in sheet.findings] == ["total-differs"]
    assert sheet.findings[0].explanations  # why, told with the card


@pytest.mark.parametrize(("typed", "outcome"), [("1", "save"), ("2", "print"), ("3", "both"), ("4", "")])
def test_the_end_is_chosen_by_number(typed: str, outcome: str) -> None:
    assert hold("", "", "", "", "Maja", *WHOLE, ">", typed).sitting.outcome == outcome


def test_an_impossible_score_can_be_printed_but_not_saved() -> None:
    at_end = hold("", "", "", "", "Maja", *WHOLE[:-1], "200!", ">")
    refused = go_on(at_end.sitting, "3")
    assert refused.sitting.outcome == ""
    assert "An impossible score stands on the card" in refused.text
    assert go_on(at_end.sitting, "2").sitting.outcome == "print"
    assert go_on(at_end.sitting, "yatzy", "50", "3").sitting.outcome == "both"


def test_a_draft_is_gone_on_with_where_it_was() -> None:
    before = hold(*TWO_PLAYERS, "3", "4", "6").sitting.draft
    found = begun(Draft(), Offers(TODAY), before)
    held = go_on(found, "")
    assert held.text.split("\n") == [
        "There is an unfinished game: Aino, Eero · November 30, 2026 · rows filled: 3. Go on with it? "
        "If not, it is deleted when the new one begins.",
        "[yes]:",
        "2. Twos (max 10)",
        "  Eero:",
        "",
    ]
    assert held.sitting.draft == before
    assert go_on(found, "perhaps", "no").text.endswith("Rules [Yatzy]:\n")


def test_what_an_answer_may_be_is_told_when_asked() -> None:
    assert "66421  the dice" in hold(*TWO_PLAYERS, "?").text
    assert "House rules come after a plus" in hold("?").text
    assert "even when it is wrong" in hold(*TWO_PLAYERS, ">", "?").text
    assert "saves the game in the archive" in hold(*TWO_PLAYERS, ">", ">", "?").text


SHORT = ("", "1", "3", "12", "50", "x", "-", "66421", "66421=13", "10!", ".", "<", ">", "=", "?", "yes", "no")
LONG = ("Aino, Eero", "Eero;Aino;Maja", "AINO", "threes aino", "sum eero", "7 2", "total", "date", "players")
ODD = ("rules", "yahtzee", "yatzy+extra-50", "own.toml", "player 2", "31.12.2017", "\x1b[A", "4711")
ANSWERS = st.sampled_from((*SHORT, *LONG, *ODD))


@settings(max_examples=60, deadline=None)
@given(st.lists(ANSWERS | st.text(max_size=8), max_size=30), st.sampled_from(("row", "player")))
def test_no_answers_stop_the_conversation(answers: list[str], by: str) -> None:
    words = load("fi")
    sitting = begun(Draft(by=by), Offers(TODAY, ("Aino", "Maja")))  # type: ignore[arg-type]
    for text in answers:
        question(sitting, words)
        reply = answer(sitting, text)
        for told in reply.messages:
            message(told, reply.sitting, words)
        sitting = reply.sitting


@settings(max_examples=15, deadline=None)
@given(st.data(), st.sampled_from(("yatzy", "maxi-yatzy", "yatzy-kids")), st.sampled_from(("row", "player")))
def test_what_was_answered_is_the_game(data: st.DataObject, rules: str, by: str) -> None:
    """Any possible scores, with steps back on the way that only look, make the very game that was typed."""
    chosen = rule_set(rules)
    columns, rows = range(2), chosen.categories
    points = {
        (row.id, column): data.draw(st.sampled_from(reachable(chosen, row.id)))
        for row in rows
        for column in columns
    }
    across = [(row.id, column) for row in rows for column in columns]
    order = across if by == "row" else sorted(across, key=lambda cell: cell[1])
    draft = Draft({"rules": rules}, by)  # type: ignore[arg-type]
    sitting = hold("", "", "", "Aino, Eero", draft=draft).sitting
    for cell in order:
        looks = data.draw(st.integers(0, 3))
        sitting = go_on(sitting, *["<"] * looks, *[""] * bool(looks)).sitting
        sitting = go_on(sitting, str(points[cell])).sitting
    sheets = verified(sitting.draft).game.sheets
    assert {
        (row, column): entry.points
        for column, sheet in enumerate(sheets)
        for row, entry in sheet.entries.items()
    } == points
