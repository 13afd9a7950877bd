"""Which fields a card has, and where they stand."""

import pytest

from yatzy_print.languages.language import load
from yatzy_print.printing.card import plan
from yatzy_print.printing.fillable.fields import Field, fields
from yatzy_print.printing.fonts import Fonts
from yatzy_print.printing.geometry import A4, A5, LETTER, Paper
from yatzy_print.printing.style import NORMAL
from yatzy_print.protocol.blank import blank
from yatzy_print.rules.load import rule_set


def laid(
    rules: str = "yatzy", names: tuple[str, ...] = ("Aino", ""), paper: Paper = A4, games: int = 1
) -> list[Field]:
    card = blank(rule_set(rules), load("en"), names, place="Kotka", games=games)
    return list(fields(card, plan(card, paper.areas[0], NORMAL, Fonts()).pen, "Player"))


def test_tabs_go_down_the_columns() -> None:
    names = [field.name for field in laid("yatzy-kids")]
    column = [
        "name", "ones", "twos", "threes", "fours", "fives", "sixes", "upper", "bonus",
        "one_pair", "three_of_a_kind", "four_of_a_kind", "chance", "yatzy", "total",
    ]  # fmt: skip
    wanted = [f"{line}-{number}" for number in (1, 2) for line in column]
    assert names == ["date", "place", *wanted]


def test_readers_aloud_tell_row_and_player() -> None:
    labels = {field.name: field.label for field in laid(games=2)}
    assert labels["ones-1"] == "Ones, Game 1, Aino"
    assert labels["total-4"] == "Total, Game 2, Player 4"
    assert (labels["date"], labels["name-1"]) == ("Date", "Game 1, Aino")


def test_names_and_facts_are_filled_in_already() -> None:
    values = {field.name: field.value for field in laid() if field.value}
    assert values == {"place": "Kotka", "name-1": "Aino"}


def test_a_long_name_is_smaller_as_on_a_card() -> None:
    sizes = {field.name: field.size for field in laid(names=("Aino", "Maximilian " * 8))}
    assert sizes["name-2"] == pytest.approx(0.7 * sizes["name-1"])


def test_rows_are_checked_sums_are_added_up_the_extra_line_is_both() -> None:
    scripts = {field.name: (bool(field.validation), bool(field.calculation)) for field in laid("yatzy-fi")}
    assert scripts["ones-1"] == (True, False)
    assert scripts["upper-1"] == scripts["bonus-1"] == scripts["total-1"] == (False, True)
    assert scripts["extra-1"] == (True, True)
    assert scripts["name-1"] == scripts["date"] == (False, False)


@pytest.mark.parametrize("paper", [A4, A5, LETTER])
@pytest.mark.parametrize(("rules", "players"), [("yatzy", 1), ("yatzy", 4), ("maxi-yatzy", 6)])
def test_fields_stand_apart_on_the_paper_and_hold_their_figures(
    paper: Paper, rules: str, players: int
) -> None:
    laid_out = laid(rules, ("",) * players, paper)
    for field in laid_out:
        assert field.box.x > 0 and field.box.right < paper.width
        assert field.box.y > 0 and field.box.top < paper.height
        assert field.box.height > field.size * 25.4 / 72 * 0.9
    for one in laid_out:
        for other in laid_out:
            apart = (
                one.box.right <= other.box.x or other.box.right <= one.box.x
                or one.box.top <= other.box.y or other.box.top <= one.box.y
            )  # fmt: skip
            assert one is other or apart, (one.name, other.name)
