"""Which steps there are, in which order, and which comes next."""

import pytest

from yatzy_print.entry.conversation.draft import Draft
from yatzy_print.entry.conversation.steps import FINISH, Step, following, step_of, steps

MAJA = {"rules": "yatzy-kids", "order": "free", "date": "-", "place": "", "players": "1", "player 1": "Maja"}
TWO = MAJA | {"players": "2", "player 2": "Eero"}


def keys(draft: Draft, known: tuple[str, ...] = ()) -> list[str]:
    return [step.key for step in steps(draft, known)]


def test_before_the_rules_and_players_are_known_only_they_are_asked() -> None:
    facts = ["rules", "order", "date", "place", "players"]
    assert keys(Draft()) == facts
    assert keys(Draft({"players": "1"})) == facts  # the rules come first
    assert keys(Draft(MAJA | {"players": "2"})) == [*facts, "player 1", "player 2"]


def test_the_steps_of_a_whole_game_follow_the_card() -> None:
    rows = [key.split()[1] for key in keys(Draft(MAJA)) if key.startswith("cell")]
    assert rows[:6] == ["ones", "twos", "threes", "fours", "fives", "sixes"]
    assert rows[6:] == ["one_pair", "three_of_a_kind", "four_of_a_kind", "chance", "yatzy"]
    assert keys(Draft(MAJA))[-4:] == ["claim upper 1", "claim bonus 1", "claim total 1", "finish"]


@pytest.mark.parametrize(
    ("by", "first"),
    [
        ("row", ["cell ones 1", "cell ones 2", "cell twos 1"]),
        ("player", ["cell ones 1", "cell twos 1", "cell threes 1"]),
    ],
)
def test_across_the_players_or_player_by_player(by: str, first: list[str]) -> None:
    draft = Draft(TWO, by)  # type: ignore[arg-type]
    assert [key for key in keys(draft) if key.startswith("cell")][:3] == first


def test_extra_points_stand_after_the_rows_where_rules_give_them() -> None:
    assert "extra extra 1" in keys(Draft(MAJA | {"rules": "yahtzee"}))
    assert "extra extra 1" not in keys(Draft(MAJA | {"rules": "yahtzee+no-extra"}))


def test_a_name_that_may_be_a_known_one_brings_a_question() -> None:
    assert "same 1" in keys(Draft(MAJA), known=("MAJA",))
    assert "same 1" not in keys(Draft(MAJA), known=("Maja",))


def test_next_is_the_first_open_step_behind() -> None:
    draft = Draft(TWO | {"cell ones 2": "3"})
    assert following(draft, (), Step("cell", "ones", 0)) == Step("cell", "twos", 0)
    assert following(draft, (), Step("claim", "total", 1)) == FINISH


def test_a_step_that_is_no_more_gives_way_to_the_first_open_one() -> None:
    assert step_of(Draft(MAJA), (), "cell ones 2") == Step("cell", "ones", 0)
    assert step_of(Draft(MAJA), (), "rubbish") == Step("cell", "ones", 0)
