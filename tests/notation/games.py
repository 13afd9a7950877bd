"""Random games that a paper can hold, for properties."""

from functools import cache
from itertools import combinations_with_replacement

from hypothesis import strategies as st

from yatzy_print.games.game import Entry, Game, Sheet, Written
from yatzy_print.notation.names import clean
from yatzy_print.rules.load import known, rule_set
from yatzy_print.rules.reach import reachable
from yatzy_print.rules.ruleset import ORDERS, RuleSet

DATES = st.one_of(
    st.none(),
    st.dates().map(lambda day: day.isoformat()),
    st.dates().map(lambda day: day.isoformat()[:7]),
    st.dates().map(lambda day: day.isoformat()[:4]),
)
TEXTS = st.text(max_size=20).map(clean)
NAMES = TEXTS.filter(
    lambda name: bool(name.strip("*")) and not name.startswith("*") and not name.endswith("*")
)
ROLLS = {number: list(combinations_with_replacement(range(1, 7), number)) for number in (5, 6)}
SUMS = st.none() | st.integers(0, 2000)


@cache  # making strategies costs more than drawing from them
def sheets(rules: RuleSet) -> st.SearchStrategy[Sheet]:
    dice = st.none() | st.sampled_from(ROLLS[rules.dice])
    rows = {row: st.builds(Entry, st.sampled_from(reachable(rules, row)), dice) for row in rules.by_id}
    return st.builds(
        Sheet,
        NAMES,
        st.fixed_dictionaries({}, optional=rows),
        st.sampled_from([0, 100, 200]),
        st.builds(Written, SUMS, SUMS, SUMS, SUMS, SUMS),
        st.none() | NAMES,
    )


@cache
def sheet_lists(rules: RuleSet) -> st.SearchStrategy[list[Sheet]]:
    return st.lists(sheets(rules), min_size=1, max_size=4)


@st.composite
def games(draw: st.DrawFn) -> Game:
    rules = rule_set(draw(st.sampled_from(known())))
    return Game(
        rules.id,
        tuple(draw(sheet_lists(rules))),
        draw(st.sampled_from(ORDERS)),
        draw(st.sampled_from(["played", "cancelled"])),
        draw(DATES),
        draw(TEXTS),
        draw(TEXTS),
    )
