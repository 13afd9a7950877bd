"""Extra Yatzys and jokers: what the extra line may hold, and where joker points may stand."""

import pytest

from tests.games.paper import WHOLE, changed, codes, sheet, verify_one
from yatzy_print.rules.ruleset import Order

FI = changed(WHOLE, yatzy=50, four_of_a_kind=20)
YAHTZEE = """
ones 3
twos 6
threes 9
fours 12
fives 15
sixes 18
three_of_a_kind 25
four_of_a_kind -
full_house 25
small_straight 30
large_straight -
yahtzee 50
chance 20
"""


def variants(text: str, extra: int, rules: str, order: Order = "free") -> list[str]:
    findings = verify_one(sheet(text, extra=extra), rules=rules, order=order).findings
    return [str(found.facts["variant"]) for found in findings if found.code == "extra-not-possible"]


@pytest.mark.parametrize(
    ("paper", "extra", "rules", "fault"),
    [
        (FI, 100, "yatzy-fi", []),
        (FI, 100, "yatzy", ["no-rule"]),
        (FI, 50, "yatzy+extra-50", []),
        (changed(FI, yatzy=None), 100, "yatzy-fi", ["row-open"]),
        (changed(FI, yatzy="-"), 100, "yatzy-fi", ["row-struck"]),
        (FI, 50, "yatzy-fi", ["no-multiple"]),
        (FI, -100, "yatzy-fi", ["no-multiple"]),
        (FI, 1500, "yatzy-fi", ["too-many"]),
        (YAHTZEE, 100, "yahtzee", []),
        (YAHTZEE, 100, "yahtzee+no-extra", ["no-rule"]),
    ],
)
def test_the_extra_line(paper: str, extra: int, rules: str, fault: list[str]) -> None:
    assert variants(paper, extra, rules) == fault


def test_extra_points_enter_the_total_only_when_they_can_stand() -> None:
    assert verify_one(sheet(FI, extra=200), rules="yatzy-fi").totals.total == 218 + 50 + 20 + 200
    assert verify_one(sheet(FI, extra=150), rules="yatzy-fi").totals.total == 218 + 50 + 20


def test_rows_that_can_hold_five_alike_bound_the_extra_points() -> None:
    """A full house of 19, a pair of 16 and so on hold none; struck rows and alike ones may."""
    paper = "ones 2\ntwos 10\nchance 23\nfull_house 19\nlarge_straight -\nyatzy 50"
    assert variants(paper, 200, "yatzy-fi") == []  # twos and the struck straight
    assert variants(paper, 300, "yatzy-fi") == ["too-many"]


def test_no_extra_yatzy_can_follow_the_last_row_of_forced_order() -> None:
    assert variants(FI, 100, "yatzy-fi", "forced") == ["too-many"]


def test_twelve_extra_yahtzees_need_twelve_rows_that_can_hold_five_alike() -> None:
    full = """
    ones 5
    twos 10
    threes 15
    fours 20
    fives 25
    sixes 30
    three_of_a_kind 30
    four_of_a_kind 30
    full_house 25
    small_straight 30
    large_straight 40
    yahtzee 50
    chance 30
    """
    best = verify_one(sheet(full, extra=1200), rules="yahtzee")  # J76
    assert (best.totals.total, best.findings) == (1575, ())
    assert variants(changed(full, full_house="-"), 1200, "yahtzee") == ["too-many"]  # J78
    assert variants(changed(full, full_house="-"), 1200, "yahtzee+no-joker") == ["too-many"]


@pytest.mark.parametrize(
    ("row", "points", "extra", "accepted"),
    [
        ("full_house", 25, 100, True),
        ("two_pairs", 24, 100, True),
        ("two_pairs", 4, 100, True),
        ("full_house", 25, 0, False),
        ("full_house", 29, 100, False),
    ],
)
def test_joker_points_stand_only_while_the_extras_allow_them(
    row: str, points: int, extra: int, accepted: bool
) -> None:
    verified = verify_one(sheet(changed(FI, **{row: points}), extra=extra), rules="yatzy-fi")
    assert codes(verified) == ([] if accepted else [f"unreachable-score {row}"])


def test_one_extra_yatzy_pays_for_one_joker() -> None:
    paper = changed(FI, full_house=25, two_pairs=24)
    assert codes(verify_one(sheet(paper, extra=200), rules="yatzy-fi")) == []
    assert codes(verify_one(sheet(paper, extra=100), rules="yatzy-fi")) == [
        "unreachable-score two_pairs",
        "unreachable-score full_house",
    ]


def test_the_alternative_of_50_points_has_no_joker() -> None:
    paper = changed(FI, full_house=25)
    assert codes(verify_one(sheet(paper, extra=50), rules="yatzy-fi+extra-50")) == [
        "unreachable-score full_house"
    ]


JOKERS = """
yahtzee           44444 in full_house 25, yahtzee 50 before, fours filled before        fine
yahtzee           44444 in small_straight 30, yahtzee 50 before, fours filled before    fine
yahtzee           44444 in large_straight 40, yahtzee 50 before, fours filled before    fine
yahtzee           44444 in full_house 25, yahtzee 50 before, fours filled after         wrong
yahtzee           44444 in full_house 25, yahtzee 50 after, fours filled before         wrong
yahtzee           44444 in full_house 25, yahtzee 0 before, fours filled before         fine
yahtzee+joker-needs-50 44444 in full_house 25, yahtzee 0 before, fours filled before    wrong
yahtzee+no-joker  44444 in full_house 25, yahtzee 50 before, fours filled before        wrong
yahtzee+free-joker 44444 in full_house 25, yahtzee 50 before, fours filled before       fine
yahtzee+free-joker 44444 in full_house 25, yahtzee 50 before, fours filled after        wrong
yahtzee+free-joker 44444 in chance 20, yahtzee 50 before, fours filled after            fine
yahtzee           44444 in chance 20, yahtzee 50 before, fours filled after             wrong
yahtzee           44444 in chance 20, yahtzee 50 before, fours filled before            fine
"""


@pytest.mark.parametrize("case", [line for line in JOKERS.splitlines() if line])
def test_a_recorded_joker_is_accepted_where_the_rule_allows_it_and_nowhere_else(case: str) -> None:
    """J68, J70: the joker is rolled in turn 5."""
    rules, dice, _, row, points, _, own, own_when, _, _, face_when, outcome = case.replace(",", "").split()
    turns = {"before": 1, "after": 9}
    paper = (
        f"fours 12=44412@{turns[face_when] + 1}\nyahtzee {own}=@{turns[own_when]}\n{row} {points}={dice}@5"
    )
    found = [code for code in codes(verify_one(sheet(paper), rules=rules)) if not code.startswith("open-row")]
    assert bool(found) == (outcome == "wrong"), found


LOWER_OF_YAHTZEE = """
three_of_a_kind 25=@6
four_of_a_kind 25=@7
full_house 25=@8
small_straight 30=@9
large_straight 40=@10
chance 20=@11
"""


def test_a_forced_joker_goes_below_before_it_goes_to_another_upper_row() -> None:
    paper = f"fours 12=@1\nyahtzee 50=@2\n{LOWER_OF_YAHTZEE}\nones 0=44444"
    late = codes(verify_one(sheet(paper + "@12"), rules="yahtzee"))  # J72
    early = codes(verify_one(sheet(paper + "@5"), rules="yahtzee"))
    assert "order-broken ones" not in late
    assert "order-broken ones" in early


STRUCK_BELOW = """
one_pair -=@2
two_pairs -=@3
three_of_a_kind -=@4
four_of_a_kind -=@6
small_straight -=@7
large_straight -=@8
full_house -=@9
chance -=@10
"""


def test_a_finnish_joker_counts_the_rows_own_face_above_the_line_when_all_below_is_filled() -> None:
    paper = f"yatzy 50=@1\n{STRUCK_BELOW}\nfours 20=66666"
    late = codes(verify_one(sheet(paper + "@12", extra=100), rules="yatzy-fi"))
    early = codes(verify_one(sheet(paper + "@5", extra=100), rules="yatzy-fi"))
    assert "dice-score-differs fours" not in late
    assert "dice-score-differs fours" in early
