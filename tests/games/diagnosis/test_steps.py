"""What the paper itself adds: its written sums, or the right ones."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.diagnosis.columns import told
from tests.games.paper import WHOLE, changed, sheet, verify_one


@pytest.mark.parametrize(
    ("code", "claims"),
    [
        ("total-differs", {"upper": 81, "total": 228}),
        ("total-differs", {"upper": 81, "bonus": 50, "total": 228}),
        ("upper-with-bonus-differs", {"upper": 81, "upper_with_bonus": 131}),
        ("total-differs", {"upper_with_bonus": 131, "total": 228}),
        ("total-differs", {"lower": 107, "total": 228}),
        ("bonus-differs", {"upper": 61, "bonus": 0}),
        ("total-differs", {"upper": 61, "bonus": 0, "total": 158}),
        ("total-differs", {"upper": 61, "total": 158}),  # the bonus went with it
        ("total-differs", {"upper": 61, "total": 208}),  # the bonus stayed
    ],
)
def test_a_slip_before_explains_what_was_made_from_it(code: str, claims: dict[str, int]) -> None:
    assert told(WHOLE, code, **claims)[0] == "carry-slip 10"


def test_a_slip_after_a_wrong_sum_is_found_on_top_of_it() -> None:
    assert told(WHOLE, upper=81, total=228 - 23) == ["row-left-out chance"]


def test_a_slip_beside_a_wrong_sum_that_was_not_used() -> None:
    assert told(WHOLE, upper=17, bonus=50, total=218 - 23) == ["row-left-out chance"]


def test_a_lower_sum_may_hold_the_extra_points() -> None:
    paper = changed(WHOLE, yatzy=50)
    for lower in (147, 247):
        why = told(paper, rules="yatzy-fi", extra=100, lower=lower, total=368 - 50)
        assert why[0] == "bonus-forgotten"


@given(st.fixed_dictionaries({}, optional={
    name: st.integers(0, 700) for name in ("upper", "bonus", "upper_with_bonus", "lower", "total")
}))  # fmt: skip
def test_every_differing_sum_has_one_to_five_reasons(claims: dict[str, int]) -> None:
    for finding in verify_one(sheet(WHOLE, **claims)).findings:
        assert 1 <= len(finding.explanations) <= 5
        assert len(set(map(str, finding.explanations))) == len(finding.explanations)
