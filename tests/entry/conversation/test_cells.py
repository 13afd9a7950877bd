"""What may be answered for a cell, and what is told at once."""

import pytest

from tests.entry.conversation.held import TWO_PLAYERS, hold
from yatzy_print.entry.conversation.draft import Draft
from yatzy_print.entry.conversation.paper import verified
from yatzy_print.games.game import Entry


def filled(text: str, row: str = "ones", rules: str = "yatzy") -> Entry | None:
    """The entry that an answer gives in a row, None when it stays open."""
    draft = Draft({"rules": rules})
    held = hold("", "", "", "Maja", row, text, draft=draft)
    return verified(held.sitting.draft).game.sheets[0].entries.get(row)


@pytest.mark.parametrize(
    ("text", "entry"),
    [
        ("3", Entry(3)),
        ("0", Entry(0)),
        ("-", Entry(0)),
        ("–", Entry(0)),
        ("x", Entry(0)),
        ("/", Entry(0)),
        ("11164", Entry(3, (1, 1, 1, 6, 4))),
        ("1 1 1 6 4", Entry(3, (1, 1, 1, 6, 4))),
        ("1-1-1-6-4=3", Entry(3, (1, 1, 1, 6, 4))),
        ("11164=0", Entry(0, (1, 1, 1, 6, 4))),  # struck in spite of the dice
        ("", None),
        (".", None),
        ("6", None),  # not possible, asked again
        ("6!", Entry(6)),  # not possible, but the paper says so
        ("11164=4", None),
        ("11164=4!", Entry(4, (1, 1, 1, 6, 4))),
        ("many", None),
        ("-3", None),
    ],
)
def test_what_stands_in_a_cell(text: str, entry: Entry | None) -> None:
    assert filled(text) == entry


@pytest.mark.parametrize(
    ("row", "text", "told"),
    [
        ("threes", "10", "  Threes cannot give 10. It can give 9, 12, 6, 15, 3, 0."),
        ("large_straight", "15", "  Large straight cannot give 15. It can give 20, 0."),
        ("full_house", "25", "  Full house cannot give 25. It can give 24, 26, 23, 27, 22, 28 …."),
        ("yatzy", "200", "  Yatzy cannot give 200. It can give 50, 0."),
        ("chance", "66421=18", "  6-6-4-2-1 gives 19 in Chance, not 18."),
        ("small_straight", "12346", "  1-2-3-4-6 gives 0."),
        ("ones", "many", "  “many” is not a score."),
    ],
)
def test_impossible_values_are_answered_with_what_is_possible(row: str, text: str, told: str) -> None:
    assert told in hold("", "", "", "", "Maja", row, text).text


def test_an_answered_cell_is_kept_by_enter_and_opened_by_a_dot() -> None:
    changed = hold(*TWO_PLAYERS, "3", "<", "")
    assert changed.text.endswith("  Aino [3]:\n  Eero:\n")
    assert verified(changed.sitting.draft).game.sheets[0].entries == {"ones": Entry(3)}
    opened = hold(*TWO_PLAYERS, "3", "<", ".")
    assert verified(opened.sitting.draft).game.sheets[0].entries == {}


@pytest.mark.parametrize(
    ("text", "points"),
    [("", 0), ("-", 0), ("100", 100), ("200", 200), ("50", 0)],  # 50 is no multiple of 100: asked again
)
def test_extra_points_are_asked_where_the_rules_give_them(text: str, points: int) -> None:
    rows = ["-"] * 11 + ["50", "-"]
    held = hold("3", "", "", "", "Maja", *rows, text)
    assert (
        "Extra points (100 for each further roll of all dice alike; just Enter when there are none)"
        in held.text
    )
    assert verified(held.sitting.draft).game.sheets[0].extra == points


@pytest.mark.parametrize(
    ("text", "written"), [("67", 67), ("67,0", 67), ("-", 0), ("", None), (".", None), ("about 60", None)]
)
def test_a_sum_is_what_the_paper_says(text: str, written: int | None) -> None:
    held = hold("", "", "", "", "Maja", ">", text)
    assert verified(held.sitting.draft).game.sheets[0].written.upper == written
