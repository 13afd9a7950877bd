"""A paper checked: sums, claims, impossible rows, open and struck rows, names, places."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.paper import WHOLE, changed, codes, sheet, verify, verify_one
from yatzy_print.games.check import check_game
from yatzy_print.games.findings import Severity
from yatzy_print.games.game import Entry, Game, Sheet, Written
from yatzy_print.rules.load import rule_set
from yatzy_print.rules.reach import reachable


def test_the_whole_sheet_of_the_swedish_guide_gives_218() -> None:
    verified = verify_one(sheet(WHOLE, upper=71, bonus=50, total=218))
    totals = verified.totals
    assert (totals.upper, totals.bonus, totals.lower, totals.total) == (71, 50, 97, 218)
    assert totals.upper + totals.bonus == 121
    assert totals.complete
    assert verified.findings == ()
    assert round(100 * totals.bonus / totals.total, 1) == 22.9


def test_the_whole_sheet_from_its_dice() -> None:
    dice = """
    ones 2=11356
    twos 6=22246
    threes 12=33331
    fours 12=44425
    fives 15=55512
    sixes 24=66663
    one_pair 12=66421
    two_pairs 16=55331
    three_of_a_kind 12=44462
    four_of_a_kind -
    small_straight 15=12345
    large_straight -
    full_house 19=55522
    chance 23=65543
    yatzy -
    """
    verified = verify_one(sheet(dice, total=218))
    assert (verified.totals.total, verified.findings) == (218, ())


def test_the_finnish_example_of_the_upper_section() -> None:
    upper = "ones 2\ntwos 6\nthrees 9\nfours 12\nfives 15\nsixes 24"
    totals = verify_one(sheet(upper)).totals
    assert (totals.upper, totals.upper + totals.bonus) == (68, 118)


@pytest.mark.parametrize(
    ("rules", "points", "upper", "bonus"),
    [
        ("yatzy", (0, 0, 3, 4, 25, 30), 62, 0),  # T82: one below
        ("yatzy", (3, 6, 9, 12, 15, 18), 63, 50),
        ("yatzy+bonus-42", (2, 4, 6, 8, 10, 12), 42, 50),
        ("maxi-yatzy", (4, 8, 12, 16, 20, 24), 84, 100),  # T84
        ("maxi-yatzy", (3, 8, 12, 16, 20, 24), 83, 0),  # T84
        ("maxi-yatzy+bonus-84-50", (4, 8, 12, 16, 20, 24), 84, 50),  # T86
        ("maxi-yatzy", (3, 6, 9, 12, 15, 18), 63, 0),  # T88: the threshold of five dice
        ("maxi-yatzy+graded-bonus", (3, 6, 9, 12, 15, 18), 63, 50),
        ("maxi-yatzy+graded-bonus", (4, 8, 12, 16, 20, 24), 84, 100),
        ("maxi-yatzy+bonus-75", (4, 6, 9, 12, 20, 24), 75, 50),  # T104
        ("yahtzee", (3, 6, 9, 12, 15, 18), 63, 35),
    ],
)
def test_the_bonus_at_its_threshold(rules: str, points: tuple[int, ...], upper: int, bonus: int) -> None:
    rows = ("ones", "twos", "threes", "fours", "fives", "sixes")
    text = "\n".join(f"{row} {value}" for row, value in zip(rows, points, strict=True))
    totals = verify_one(sheet(text), rules=rules).totals
    assert (totals.upper, totals.bonus) == (upper, bonus)


def test_a_bonus_is_sure_before_all_six_rows_are_filled() -> None:
    totals = verify_one(sheet("threes 15\nfours 16\nfives 20\nsixes 24")).totals  # T90
    assert (totals.upper, totals.bonus, totals.total, totals.complete) == (75, 50, 125, False)


@pytest.mark.parametrize(
    ("claims", "code", "written", "computed"),
    [
        ({"upper": 70}, "upper-differs", 70, 71),
        ({"bonus": 0}, "bonus-differs", 0, 50),
        ({"upper_with_bonus": 71}, "upper-with-bonus-differs", 71, 121),
        ({"lower": 79}, "lower-differs", 79, 97),
        ({"total": 168}, "total-differs", 168, 218),
    ],
)
def test_a_claim_is_compared_never_trusted(
    claims: dict[str, int], code: str, written: int, computed: int
) -> None:
    [finding] = verify_one(sheet(WHOLE, **claims)).findings
    assert (finding.code, finding.written, finding.computed) == (code, written, computed)
    assert finding.severity is Severity.DISCREPANCY


def test_a_total_without_the_bonus_is_not_accepted_silently() -> None:
    rows = "fives 15\ntwos 6\nfours 12\nones 3\nthrees 9\nsixes 18"  # T106: rows in any order
    verified = verify_one(sheet(rows, total=63))
    assert (verified.totals.upper, verified.totals.bonus, verified.totals.total) == (63, 50, 113)
    assert "total-differs" in codes(verified)


def test_an_impossible_row_is_flagged_left_out_and_the_rest_kept() -> None:
    verified = verify_one(sheet(changed(WHOLE, full_house=25), total=224))  # T98
    assert codes(verified) == ["unreachable-score full_house", "total-differs"]
    assert verified.totals.total == 218 - 19
    assert verified.totals.complete


def test_an_open_upper_row_is_no_error_and_adds_nothing() -> None:
    verified = verify_one(sheet(changed(WHOLE, ones=None)))  # T92
    assert codes(verified) == ["open-row ones"]
    assert (verified.totals.upper, verified.totals.bonus) == (69, 50)


def test_the_highest_sheet_gives_374() -> None:
    rules = rule_set("yatzy")  # T96: not the 305 that a published test calls the maximum
    best = {row.id: Entry(max(reachable(rules, row.id))) for row in rules.categories}
    verified = check_game(Game("yatzy", (Sheet("Maja", best, 0, Written(total=374)),)), rules).sheets[0]
    assert (verified.totals.total, verified.findings) == (374, ())


def test_several_impossible_rows_are_each_flagged() -> None:
    verified = verify_one(sheet(changed(WHOLE, yatzy=37, full_house=1, small_straight=7)))  # T100
    assert codes(verified) == [
        "unreachable-score small_straight",
        "unreachable-score full_house",
        "unreachable-score yatzy",
    ]
    assert verified.totals.total == 218 - 19 - 15


def test_struck_is_filled_and_open_is_empty() -> None:
    verified = verify_one(sheet(changed(WHOLE, chance=None)))
    assert codes(verified) == ["open-row chance"]
    assert verified.findings[0].severity is Severity.NOTE
    assert not verified.totals.complete
    assert verify_one(sheet(changed(WHOLE, chance="-"))).totals.complete  # T94, and chance may be struck


def test_dice_with_no_points_are_a_struck_row() -> None:
    assert verify_one(sheet(changed(WHOLE, yatzy="0=66666"))).findings == ()


def test_dice_that_give_other_points_are_a_discrepancy_and_the_dice_count() -> None:
    verified = verify_one(sheet(changed(WHOLE, one_pair="8=66442")))
    [finding] = verified.findings
    assert (finding.code, finding.category, finding.written, finding.computed) == (
        "dice-score-differs",
        "one_pair",
        8,
        12,
    )
    assert verified.totals.total == 218


def test_rows_of_another_rule_set_are_named() -> None:
    verified = verify_one(sheet(WHOLE + "villa 15\n"))
    assert codes(verified) == ["unknown-row villa"]
    assert verified.totals.total == 218


def test_two_columns_of_one_name_are_both_kept_and_named() -> None:
    game = verify(sheet(WHOLE), sheet(changed(WHOLE, yatzy=50)))  # A120
    assert [codes(one) for one in game.sheets] == [[], ["duplicate-player"]]
    assert [one.totals.total for one in game.sheets] == [218, 268]


def test_there_are_no_places_while_a_row_is_open() -> None:
    game = verify(sheet(WHOLE), sheet(changed(WHOLE, chance=None), player="Leo"))  # A110
    assert [one.rank for one in game.sheets] == [None, None]
    assert not game.complete


@given(st.data())
def test_any_sheet_of_possible_points_verifies_and_its_parts_make_its_total(data: st.DataObject) -> None:
    rules = rule_set(data.draw(st.sampled_from(["yatzy", "yatzy-fi", "maxi-yatzy", "yahtzee", "yatzy-kids"])))
    entries = {
        row.id: Entry(data.draw(st.sampled_from(reachable(rules, row.id)), row.id))
        for row in rules.categories
    }
    upper = sum(entries[row.id].points for row in rules.upper)
    points = sum(one.points for one in entries.values())
    claims = Written(upper, rules.bonus_for(upper), None, points - upper, points + rules.bonus_for(upper))
    verified = check_game(Game(rules.id, (Sheet("Maja", entries, 0, claims),)), rules).sheets[0]
    assert verified.findings == ()
    assert verified.totals.total == verified.totals.upper + verified.totals.bonus + verified.totals.lower
    assert verified.rank == 1


@given(st.integers(-(10**30), 10**30), st.sampled_from(rule_set("yatzy").categories))
def test_any_points_are_either_reachable_or_flagged(points: int, row: object) -> None:
    rules = rule_set("yatzy")
    row_id = getattr(row, "id")  # noqa: B009 - a sampled Category
    verified = check_game(Game("yatzy", (Sheet("Maja", {row_id: Entry(points)}),)), rules).sheets[0]
    flagged = any(found.code == "unreachable-score" for found in verified.findings)
    assert flagged == (points not in reachable(rules, row_id))


@pytest.mark.parametrize(
    ("date", "is_told"),
    [
        ("2026-12-01", True),
        ("2026-11-30", False),
        ("2026-12", True),
        ("2026-11", False),
        ("2026", False),
        ("2027", True),
        (None, False),
    ],
)
def test_a_date_after_today_is_told_of_a_paper_and_never_of_a_stored_game(
    date: str | None, is_told: bool
) -> None:
    rules = rule_set("yatzy")
    game = Game("yatzy", (Sheet("Maja", {}),), date=date)
    told = [found.code for found in check_game(game, rules, today="2026-11-30").findings]
    assert told == ["date-in-future"] * is_told
    assert check_game(game, rules).findings == ()
