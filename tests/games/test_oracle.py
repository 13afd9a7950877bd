"""Games played with every die by an independent rules engine: equal totals, and nothing to find.

The players are greedy with a random taste; one roll in six shows five alike, so that jokers come up.
"""

import random

import pytest

from yatzy_print.games.check import check_game
from yatzy_print.games.game import Entry, Game, Sheet, Written
from yatzy_print.rules.load import rule_set
from yatzy_print.rules.ruleset import Order

solver = pytest.importorskip("yatzy_solver", reason="the extra `test` brings the oracle")
GAMES = 300
ORACLES: list[tuple[str, Order, str]] = [
    ("yatzy", "free", "yatzy-scandinavian"),
    ("yatzy+four-as-two-pairs", "free", "yatzy-scandinavian+tp4"),
    ("yatzy+yatzy-as-full-house", "free", "yatzy-scandinavian+fh5"),
    ("yatzy", "forced", "yatzy-scandinavian+forced"),
    ("yahtzee", "free", "american+forced-joker"),
]


def roll(random_source: random.Random) -> tuple[int, ...]:
    if random_source.random() < 1 / 6:
        return (random_source.randint(1, 6),) * 5
    return tuple(sorted(random_source.randint(1, 6) for _ in range(5)))


def played(variant_id: str, seed: int) -> tuple[Sheet, int]:
    """A whole game by the oracle: the sheet as people would write it, and the oracle's total."""
    random_source = random.Random(seed)
    variant = solver.Variant(variant_id)
    game = solver.Game(variant)
    entries: dict[str, Entry] = {}
    while not game.is_over:
        dice = roll(random_source)
        situation = f"dice {' '.join(map(str, dice))} | rolls 0 | {game.state}"
        legal = [action.removeprefix("score ") for action in variant.legal_actions(situation)]
        row = max(legal, key=lambda row: variant.score(row, dice) + random_source.random() * 12)
        game.score(dice, row)
        ours = "yahtzee" if row == "five_of_a_kind" else row
        entries[ours] = Entry(game.points(row), dice, len(entries) + 1)
    return Sheet("Maja", entries, game.bonus, Written(bonus=game.upper_bonus, total=game.total)), game.total


@pytest.mark.parametrize(("rules_id", "order", "variant_id"), ORACLES)
def test_games_of_the_oracle_have_its_totals_and_no_finding(
    rules_id: str, order: Order, variant_id: str
) -> None:
    rules = rule_set(rules_id)
    extras = jokers = 0
    for seed in range(GAMES):
        sheet, total = played(variant_id, seed)
        verified = check_game(Game(rules.id, (sheet,), order), rules).sheets[0]
        assert (verified.totals.total, verified.findings) == (total, ()), (seed, sheet)
        extras += sheet.extra > 0
        jokers += any(
            entry.dice and len(set(entry.dice)) == 1 and row.endswith("straight") and entry.points
            for row, entry in sheet.entries.items()
        )
    if rules_id == "yahtzee":
        assert extras > GAMES / 10
        assert jokers > GAMES / 10
