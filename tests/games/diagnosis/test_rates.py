"""How often the true slip is told, and told first, in games with one planted slip of every kind.

`python -m pytest -n 0 -m slow -s tests/games/diagnosis/test_rates.py` prints the rates.
"""

import random
from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations, cycle

import pytest

from tests.games.diagnosis.papers import Column, real_games, sheets, simulated_columns
from tests.games.diagnosis.slips import KINDS, Cause, Planted, correct, plant
from yatzy_print.games.check import check_game
from yatzy_print.games.findings import Explanation, Finding
from yatzy_print.games.game import Game, Sheet
from yatzy_print.rules.load import rule_set

pytestmark = pytest.mark.slow
GAMES = 2400
SEED = 20261130


@dataclass
class Rates:
    """How often a cause was told at all, first, and first by its kind alone."""

    games: Counter[str] = field(default_factory=Counter)
    told: Counter[str] = field(default_factory=Counter)
    first: Counter[str] = field(default_factory=Counter)
    kind_first: Counter[str] = field(default_factory=Counter)

    def rate(self, counter: Counter[str]) -> float:
        return sum(counter.values()) / sum(self.games.values())

    def table(self) -> str:
        lines = [f"{'slip':18} games   told  first  first by kind"]
        for kind, games in [*self.games.items()]:
            shares = [
                f"{100 * counter[kind] / games:5.1f}%" for counter in (self.told, self.first, self.kind_first)
            ]
            lines.append(f"{kind:18} {games:5} {' '.join(shares)}")
        shares = [f"{100 * self.rate(counter):5.1f}%" for counter in (self.told, self.first, self.kind_first)]
        return "\n".join([*lines, f"{'all':18} {sum(self.games.values()):5} {' '.join(shares)}"])


def columns_of(random_source: random.Random, number: int) -> tuple[Column, ...]:
    """Real columns and simulated ones, half each."""
    if random_source.random() < 0.5:
        return tuple(random_source.sample(simulated_columns(), number))
    wide_enough = [game for game in real_games() if len(game) >= number]
    return tuple(random_source.sample(random_source.choice(wide_enough), number))


def planted_game(kinds: tuple[str, ...], number: int, random_source: random.Random) -> tuple[Planted, Game]:
    """A game of so many columns, one of them with these slips, which some written sum shows."""
    while True:
        columns = columns_of(random_source, number)
        place = random_source.randrange(number)
        beside = [columns[index] for index in (place - 1, place + 1) if 0 <= index < number]
        planted = plant(kinds, columns[place], beside, random_source)
        if planted is None:
            continue
        others: list[Sheet] = sheets(columns)
        others[place] = planted.sheet
        if number > 1 and place:
            others[0] = Sheet("Oona", others[0].entries)
        game = Game(planted.rules.id, tuple(others))
        if any(
            found.code == "total-differs" or found.code == "upper-differs"
            for found in found_in(planted, game)
        ):
            return planted, game


def found_in(planted: Planted, game: Game) -> tuple[Finding, ...]:
    verified = check_game(game, planted.rules)
    return next(one.findings for one in verified.sheets if one.sheet is planted.sheet)


def told_of(planted: Planted, game: Game) -> tuple[Explanation, ...]:
    """What is told at the last sum that differs, where a reader looks first."""
    findings = found_in(planted, game)
    return [found for found in findings if found.code.endswith("-differs")][-1].explanations


def names(cause: Cause, explanation: Explanation) -> bool:
    """Whether an explanation is the planted cause: its kind, its row and its value."""
    code, row, value = cause
    return (explanation.code, explanation.category, explanation.facts.get("value")) == (code, row, value)


def measured(number: int, kinds: tuple[str, ...]) -> Rates:
    random_source = random.Random(SEED + number)
    rates = Rates()
    for kind, _ in zip(cycle(kinds), range(GAMES)):
        planted, game = planted_game((kind,), number, random_source)
        told = told_of(planted, game)
        [cause] = planted.causes
        rates.games[kind] += 1
        rates.told[kind] += any(names(cause, one) for one in told)
        rates.first[kind] += names(cause, told[0])
        rates.kind_first[kind] += told[0].code == kind
        assert 1 <= len(told) <= 5
    return rates


ONE_COLUMN = tuple(kind for kind in KINDS if kind != "neighbour-column")


@pytest.mark.parametrize(
    ("number", "kinds", "told", "first"), [(1, ONE_COLUMN, 0.98, 0.85), (4, KINDS, 0.98, 0.75)]
)
def test_the_true_slip_is_told_and_mostly_first(
    number: int, kinds: tuple[str, ...], told: float, first: float
) -> None:
    rates = measured(number, kinds)
    print(f"\n{number} column(s)\n{rates.table()}")  # noqa: T201 - the table is what the test is run for
    assert rates.rate(rates.told) >= told
    assert rates.rate(rates.first) >= first


FIFTY = {kind for kind in KINDS if kind.startswith(("bonus", "extra"))}
PAIRS = [
    pair for pair in combinations(ONE_COLUMN, 2) if "row-misread" not in pair and not FIFTY.issuperset(pair)
]


@pytest.mark.parametrize("number", [1, 4])
def test_two_slips_together(number: int) -> None:
    """No target: one pair among many is seldom the only one that fits."""
    random_source = random.Random(SEED)
    outcome: Counter[str] = Counter()
    for _ in range(GAMES // 2):
        outcome[_two(random_source.choice(PAIRS), number, random_source)] += 1
    print(f"\ntwo slips, {number} column(s): {dict(outcome)}")  # noqa: T201 - see above
    assert outcome["told"] > 0


def _two(pair: tuple[str, ...], number: int, random_source: random.Random) -> str:
    planted, game = planted_game(pair, number, random_source)
    told = told_of(planted, game)
    if told[0].code == "two-slips":
        right = all(any(names(cause, part) for part in told[0].parts) for cause in planted.causes)
        return "told" if right else "another pair"
    return "unexplained" if told[0].code == "unexplained" else "a single slip"


def test_correct_games_have_nothing_to_explain() -> None:
    random_source = random.Random(SEED)
    rules = rule_set("yatzy")
    for _ in range(2000):
        columns = columns_of(random_source, random_source.choice((1, 4)))
        verified = check_game(
            Game(rules.id, tuple(correct(column, random_source) for column in columns[:1])), rules
        )
        assert verified.all_findings == ()
