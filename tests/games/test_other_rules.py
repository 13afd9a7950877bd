"""Papers that look like another rule set's: a warning, and nothing is changed."""

import pytest

from tests.games.paper import WHOLE, changed, sheet, verify

AMERICAN = changed(
    WHOLE, three_of_a_kind=22, four_of_a_kind=17, small_straight=30, large_straight=40, full_house=25
)


@pytest.mark.parametrize(
    ("paper", "written", "rules", "fits", "why"),
    [
        (AMERICAN, {"upper": 71, "bonus": 35}, "yatzy", ["yahtzee"], "J80: US values under the name Yatzy"),
        (changed(WHOLE, full_house=30), {}, "yatzy", ["yatzy+yatzy-as-full-house"], "five sixes as a house"),
        (changed(WHOLE, two_pairs=24), {}, "yatzy", ["yatzy+four-as-two-pairs"], "four sixes as two pairs"),
        (changed(WHOLE, full_house=25), {}, "yatzy", ["yatzy+yatzy-as-full-house"], "or five fives"),
        (changed(WHOLE, full_house=25), {"total": 218}, "yatzy", [], "the total shows that it was 19"),
        (
            changed(WHOLE, full_house=25),
            {"total": 224},
            "yatzy",
            ["yatzy+yatzy-as-full-house"],
            "or that it was not",
        ),
        (changed(WHOLE, two_pairs=5), {}, "yatzy", [], "yatzy-kids fits anything in a row that it lacks"),
        (changed(WHOLE, one_pair=13), {}, "yatzy", [], "a slip that no rule set explains"),
        (WHOLE, {"upper": 71, "bonus": 35}, "yatzy", [], "one bonus alone is likelier a slip"),
        ("full_straight 30\nchance 20", {}, "maxi-yatzy", ["maxi-yatzy+full-straight-30"], "Norwegian rule"),
    ],
)
def test_the_rule_set_that_fits(
    paper: str, written: dict[str, int], rules: str, fits: list[str], why: str
) -> None:
    game = verify(sheet(paper, **written), rules=rules)
    hints = [found.facts["rules"] for found in game.findings if found.code == "other-rules-fit"]
    assert hints == fits, why
    assert game.rules.id == rules


def test_several_bonuses_of_another_threshold() -> None:
    upper = "ones 3\ntwos 6\nthrees 9\nfours 12\nfives 15\nsixes "
    game = verify(
        sheet(upper + "6", upper=51, bonus=50),
        sheet(upper + "12", player="Leo", upper=57, bonus=50),
        rules="yatzy",
        order="forced",
    )
    assert [found.facts.get("rules") for found in game.findings] == ["yatzy+bonus-42"]
