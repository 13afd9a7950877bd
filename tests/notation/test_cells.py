"""What people write in a cell."""

import pytest

from yatzy_print.games.game import Entry
from yatzy_print.notation.cells import NoScore, entry, number, signed
from yatzy_print.rules.load import rule_set

from .papers import MAXI, YATZY

PAIR, FOURS = YATZY.by_id["one_pair"], YATZY.by_id["fours"]


@pytest.mark.parametrize(
    "cell", ["12", " 12 ", "12,0", "12.0", "12,00", "12p", "12 p.", "12 pts", "12 poäng", "**12**"]
)
def test_twelve_points(cell: str) -> None:
    assert entry(cell, PAIR, YATZY) == Entry(12)


@pytest.mark.parametrize("cell", ["-", "–", "—", "−", "---", "x", "X", "×", "✗", "/", "//", "0"])
def test_struck_is_filled_with_nothing(cell: str) -> None:
    assert entry(cell, PAIR, YATZY) == Entry(0)


@pytest.mark.parametrize("cell", ["", "  ", "\u200b"])
def test_open_is_not_struck(cell: str) -> None:
    assert entry(cell, PAIR, YATZY) is None


@pytest.mark.parametrize("cell", ["66421", "6-6-4-2-1", "6 6 4 2 1", "12466"])
def test_dice_alone_are_scored_by_the_row(cell: str) -> None:
    assert entry(cell, PAIR, YATZY).points == 12  # type: ignore[union-attr]
    assert entry(cell, FOURS, YATZY).points == 4  # type: ignore[union-attr]


def test_dice_with_the_written_points_keep_both() -> None:
    assert entry("66421=12", PAIR, YATZY) == Entry(12, (6, 6, 4, 2, 1))
    assert entry("6-6-4-2-1 = 14", PAIR, YATZY) == Entry(14, (6, 6, 4, 2, 1))  # the check will say 12
    assert entry("66421=-", PAIR, YATZY) == Entry(0, (6, 6, 4, 2, 1))  # struck although it fits: no fault


def test_dice_are_as_many_as_the_rules_have() -> None:
    assert entry("664421", MAXI.by_id["two_pairs"], MAXI) == Entry(20, (6, 6, 4, 4, 2, 1))
    assert entry("6642=12", PAIR, YATZY) == NoScore("6642=12")


@pytest.mark.parametrize(
    "cell",
    [
        "abc", "-5", "12,5", "173,900", "1 050", "1.000", "12=66421", "66421=", "66421=a", "66721=12",
        "=SUM(B2:B7)", "٣", "1e3", "½", "9" * 5000, "#REF!",
    ],
)  # fmt: skip
def test_what_is_no_score_is_never_guessed(cell: str) -> None:
    assert isinstance(entry(cell, PAIR, YATZY), NoScore)


def test_yahtzee_dice_use_its_own_rules() -> None:
    yahtzee = rule_set("yahtzee")
    assert entry("22225", yahtzee.by_id["four_of_a_kind"], yahtzee) == Entry(13, (2, 2, 2, 2, 5))


class TestPace:
    """Upper cells as differences from three of each face (four with six dice)."""

    @pytest.mark.parametrize(
        ("cell", "points"),
        [("+4", 16), ("-4", 8), ("−4", 8), ("0", 12), ("±0", 12), ("4", 16), ("---", 12), ("–", 12)],
    )
    def test_upper_cells(self, cell: str, points: int) -> None:
        assert entry(cell, FOURS, YATZY, pace=True) == Entry(points)

    def test_a_dash_means_on_pace_above_the_line_and_struck_below(self) -> None:
        assert entry("---", FOURS, YATZY, pace=True) == Entry(12)
        assert entry("---", PAIR, YATZY, pace=True) == Entry(0)

    def test_an_x_is_struck_in_both_sections(self) -> None:
        assert entry("x", FOURS, YATZY, pace=True) == Entry(0)

    def test_six_dice_count_from_four_of_each(self) -> None:
        assert entry("-4", MAXI.by_id["fours"], MAXI, pace=True) == Entry(12)

    def test_fewer_than_none_is_no_score(self) -> None:
        assert entry("-16", FOURS, YATZY, pace=True) == NoScore("-16")

    def test_dice_are_read_as_ever(self) -> None:
        assert entry("44421", FOURS, YATZY, pace=True) == Entry(12, (4, 4, 4, 2, 1))


@pytest.mark.parametrize(
    ("cell", "value"), [("63", 63), ("63,0", 63), ("63 p", 63), ("sum", None), ("", None)]
)
def test_numbers(cell: str, value: int | None) -> None:
    assert number(cell) == value


@pytest.mark.parametrize(
    ("cell", "value"), [("+3", 3), ("- 3", -3), ("0", 0), ("-", 0), ("x", None), ("+1000", None)]
)
def test_signed_numbers(cell: str, value: int | None) -> None:
    assert signed(cell) == value
