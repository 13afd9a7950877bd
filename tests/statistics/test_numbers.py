"""The numbers of the 31 real games, worked out again from the papers in plain Python."""

import statistics

import pytest

from tests.statistics.papers import family, played
from yatzy_print.statistics.people import Person, people, together
from yatzy_print.statistics.results import modes
from yatzy_print.statistics.spread import Rate

UPPER = ("ones", "twos", "threes", "fours", "fives", "sixes")


def columns(player: str) -> list[dict[str, int]]:
    """The player's columns of the real papers, with the sums added by hand."""
    found = []
    for game in family():
        for sheet in game.game.sheets:
            if sheet.player == player:
                rows = {row: entry.points for row, entry in sheet.entries.items()}
                upper = sum(rows[row] for row in UPPER)
                bonus = 50 if upper >= 63 else 0
                found.append({**rows, "upper": upper, "bonus": bonus, "total": sum(rows.values()) + bonus})
    return found


def person(name: str) -> Person:
    return next(one for one in people(modes(family())[0]) if one.name == name)


@pytest.mark.parametrize("name", ["A", "B", "C", "D", "E"])
def test_totals_bonus_and_rows_of_the_real_games(name: str) -> None:
    papers, numbers = columns(name), person(name).numbers
    totals = [paper["total"] for paper in papers]
    assert numbers.games == len(papers)
    assert numbers.totals.mean == pytest.approx(statistics.fmean(totals))
    assert numbers.totals.sd == pytest.approx(statistics.stdev(totals))
    assert numbers.bonus == Rate(sum(paper["bonus"] > 0 for paper in papers), len(papers))
    assert numbers.near_misses.hits == sum(58 <= paper["upper"] <= 62 for paper in papers)
    for row in numbers.rows:
        points = [paper[row.id] for paper in papers]
        assert row.spread.mean == pytest.approx(statistics.fmean(points))
        assert row.spread.most == max(points)
        assert row.zeroed.hits == points.count(0)
        assert row.at_most.hits == points.count(row.maximum)


@pytest.mark.parametrize("name", ["A", "B", "C", "D", "E"])
def test_wins_of_the_real_games(name: str) -> None:
    won = shared = 0
    for game in family():
        totals = {sheet.sheet.player: sheet.totals.total for sheet in game.sheets}
        if totals.get(name) == max(totals.values()):
            alone = list(totals.values()).count(totals[name]) == 1
            won, shared = won + alone, shared + (not alone)
    numbers = person(name).numbers
    assert (numbers.wins.hits, numbers.shared_wins.hits) == (won, shared)
    assert numbers.wins.of == numbers.games


def test_sums_of_the_parts() -> None:
    mode = modes(family())[0]
    everyone = together(people(mode), mode)
    assert everyone.games == sum(one.numbers.games for one in people(mode)) == len(mode.results)
    assert everyone.zeroed.points == sum(row.zeroed.hits for row in everyone.rows)
    assert everyone.totals.points == (
        sum(row.spread.points for row in everyone.rows) + everyone.bonuses.points + everyone.extras.points
    )


def test_one_player_alone_has_no_win_rate() -> None:  # A128
    mode = modes([played(("Maja", 150))])[0]
    numbers = people(mode)[0].numbers
    assert numbers.wins == Rate(0, 0)
    assert numbers.wins.value is None


def test_an_all_zero_column_is_counted_and_named() -> None:
    mode = modes([played(("Maja", 0), ("Eero", 210))])[0]
    found = {one.name: one.numbers.all_struck for one in people(mode)}
    assert found == {"Maja": 1, "Eero": 0}


def test_columns_without_a_name_are_nobody() -> None:
    mode = modes([played(("", 150), ("", 160), ("Maja", 140))])[0]
    assert [one.name for one in people(mode)] == ["Maja"]
    assert people(mode)[0].results[0].rank == 3
