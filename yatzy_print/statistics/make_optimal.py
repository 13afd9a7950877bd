"""Makes an entry of data/optimal.json, for example:

    python -m yatzy_print.statistics.make_optimal yatzy-scandinavian yatzy free 100000

Needs yatzy-solver, which solves the rules and plays games by the optimal policy. The product runs without it.
"""

import json
import sys
from collections import Counter
from typing import Any

from yatzy_print.rules.jokers import joker_scores
from yatzy_print.rules.load import rule_set
from yatzy_print.rules.ruleset import RuleSet
from yatzy_print.rules.score import score
from yatzy_print.statistics.counts import Histogram
from yatzy_print.statistics.spread import Spread

SEED = 4000
CHUNK = 5000
SHARES = (1, 5, 10, 25, 50, 75, 90, 95, 99)
SAME_ROW = {"five_of_a_kind": "yahtzee"}


def entry(variant: str, rules: RuleSet, order: str, games: int) -> dict[str, Any]:
    """Exact mean and, from `games` simulated ones (in whole chunks), every other number of optimal play."""
    import yatzy_solver  # type: ignore[import-untyped]  # a compiled package without hints

    solver = yatzy_solver.Solver.build(yatzy_solver.Variant(variant))
    sheets: list[dict[str, int]] = []
    totals: list[int] = []
    for chunk in range(games // CHUNK):
        played = solver.simulate(games=CHUNK, seed=SEED + chunk, logs=True)
        sheets += (_sheet(log, rules) for log in played["logs"])
        totals += (int(total) for total in played["scores"])
    _agree(sheets, totals, rules)
    return {
        "rules": rules.id,
        "order": order,
        "variant": variant,
        "games": len(sheets),
        "seeds": f"{SEED}… one per {CHUNK} games",
        "exact_mean": round(solver.state_value("upper 0 | filled -"), 7),
        **_numbers(sheets, totals, rules),
    }


def _sheet(log: list[str], rules: RuleSet) -> dict[str, int]:
    """Row to points, replayed from lines such as "dice 1 2 5 5 5 | rolls 0 | … => score fives"."""
    sheet: dict[str, int] = {}
    for line in log[1:]:
        situation, _, action = line.partition(" => ")
        if action.startswith("score "):
            row = SAME_ROW.get(action[6:], action[6:]) if rules.base == "yahtzee" else action[6:]
            sheet[row] = _points(tuple(map(int, situation.split(" | ")[0].split()[1:])), row, sheet, rules)
    return sheet


def _points(dice: tuple[int, ...], row: str, sheet: dict[str, int], rules: RuleSet) -> int:
    category = rules.by_id[row]
    points = score(category, dice)
    joker = rules.extra and rules.extra.category in sheet and len(set(dice)) == 1
    return max(joker_scores(rules, category)) if joker and not points and category in rules.lower else points


def _agree(sheets: list[dict[str, int]], totals: list[int], rules: RuleSet) -> None:
    """Stops when the solver's total is anything but the rows, the bonus and whole extras."""
    step = rules.extra.points if rules.extra else 0
    for sheet, total in zip(sheets, totals, strict=True):
        rest = total - sum(sheet.values()) - rules.bonus_for(_upper(sheet, rules))
        assert rest == 0 or (step and rest > 0 and rest % step == 0), (sheet, total)


def _numbers(sheets: list[dict[str, int]], totals: list[int], rules: RuleSet) -> dict[str, Any]:
    spread = Spread(Counter(totals))
    uppers = Spread(Counter(_upper(sheet, rules) for sheet in sheets))
    rows = {row.id: Spread(Counter(sheet[row.id] for sheet in sheets)) for row in rules.categories}
    return {
        "mean": spread.mean,
        "sd": spread.sd,
        "quantiles": {str(share): spread.quantile(share / 100) for share in SHARES},
        "bonus_rate": uppers.within(rules.bonus[0][0]).value,
        "upper_mean": uppers.mean,
        "zeroed_mean": sum(row.within(0, 0).hits for row in rows.values()) / len(sheets),
        "rows": {name: {"mean": row.mean, "zero_rate": row.within(0, 0).value} for name, row in rows.items()},
        "by_ten": {str(low): number for low, number in sorted(_by_ten(spread.histogram).items())},
    }


def _upper(sheet: dict[str, int], rules: RuleSet) -> int:
    return sum(sheet[row.id] for row in rules.upper)


def _by_ten(histogram: Histogram) -> Counter[int]:
    bins: Counter[int] = Counter()
    for total, number in histogram.items():
        bins[total // 10 * 10] += number
    return bins


if __name__ == "__main__":
    variant, rules, order, games = sys.argv[1:]
    print(json.dumps(entry(variant, rule_set(rules), order, int(games)), indent=1))  # noqa: T201  it is a script
