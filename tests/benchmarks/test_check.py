"""Sheets checked a second on one core, beside a bare loop of dictionary look-ups over the same sheets."""

import random
import time

import pytest

from yatzy_print.games.check import check_game
from yatzy_print.games.game import Entry, Game, Sheet, Written
from yatzy_print.rules.load import rule_set
from yatzy_print.rules.reach import reach, reachable

pytestmark = pytest.mark.benchmark
GAMES = 5_000


def game(random_source: random.Random) -> Game:
    rules = rule_set("yatzy")
    sheets = []
    for player in ("Aino", "Eero", "Maja", "Leo"):
        entries = {row.id: Entry(random_source.choice(reachable(rules, row.id))) for row in rules.categories}
        upper = sum(entries[row.id].points for row in rules.upper)
        bonus = rules.bonus_for(upper)
        total = sum(entry.points for entry in entries.values()) + bonus
        sheets.append(Sheet(player, entries, 0, Written(upper, bonus, None, None, total)))
    return Game("yatzy", tuple(sheets))


def test_at_least_20_000_sheets_a_second() -> None:
    rules, random_source = rule_set("yatzy"), random.Random(1)
    games = [game(random_source) for _ in range(GAMES)]
    possible = reach(rules)
    start = time.perf_counter()
    for one in games:
        assert check_game(one, rules).all_findings == ()
    checked = time.perf_counter()
    for one in games:
        assert all(e.points in possible[row] for sheet in one.sheets for row, e in sheet.entries.items())
    looked_up = time.perf_counter()
    sheets = 4 * GAMES
    speed, bare = sheets / (checked - start), sheets / (looked_up - checked)
    print(f"\n{speed:,.0f} sheets a second; bare look-ups {bare:,.0f}: {bare / speed:.1f} times as fast")
    assert speed >= 20_000
