"""The facts from the tables are those from the games themselves, and damage is named."""

from random import Random
from types import MappingProxyType

import pytest
from sqlalchemy import text

from tests.archive.household import papers
from tests.archive.papers import PAPER, game, verified
from tests.archive.test_counting import _change
from tests.archive.test_load import DAMAGE
from tests.statistics.papers import family
from yatzy_print.archive.edit import remove
from yatzy_print.archive.facts import facts
from yatzy_print.archive.filter import Filter
from yatzy_print.archive.load import games
from yatzy_print.archive.opening import Archive
from yatzy_print.archive.store import add, add_all
from yatzy_print.errors import Trouble
from yatzy_print.games.check import check_game
from yatzy_print.games.game import Entry, Game, Sheet, Written
from yatzy_print.rules.load import rule_set
from yatzy_print.rules.own import from_text
from yatzy_print.statistics.source import source


def assert_the_same(archive: Archive, asked: Filter = Filter()) -> None:  # noqa: B008 - frozen
    """Modes, results, what was found on paper, and every game, as if all games had been judged again."""
    stored = games(archive, asked)
    wanted = source([one.verified for one in stored.games])
    found = facts(archive, asked)
    assert found.source.modes == wanted.modes
    assert found.source.papers == wanted.papers
    assert found.damaged == stored.damaged
    shown = [number for mode in wanted.modes for number in mode.games]
    assert found.source.games(shown) == wanted.games(shown)


def test_of_the_real_games(archive: Archive):
    add_all(archive, family())
    assert_the_same(archive)
    assert_the_same(archive, Filter(since="2016", until="2018-06"))


def test_of_papers_with_dice_claims_and_notes_in_two_modes(archive: Archive):
    add_all(archive, [*papers(30), verified(state="cancelled", date="1999"), verified(date="1998")])
    assert_the_same(archive)
    assert_the_same(archive, Filter(rules="yatzy"))


CLAIMS = {
    "all right": Written(64, 50, 114, 219, 333),
    "an upper sum": Written(upper=63),
    "a bonus": Written(bonus=0),
    "an upper sum with bonus": Written(upper_with_bonus=64),
    "a lower sum": Written(lower=218),
    "a total": Written(total=332),
    "a total below the other's": Written(total=200),
}


@pytest.mark.parametrize("written", CLAIMS.values(), ids=CLAIMS)
def test_of_claims(sqlite_archive: Archive, written: Written):
    aino, eero = game().sheets
    for other in (Written(), Written(total=216)):
        columns = (
            Sheet("Aino", aino.entries, written=written),
            Sheet("Eero", eero.entries, written=other, extra=0),
        )
        add(sqlite_archive, check_game(Game("yatzy", columns), rule_set("yatzy")))
    assert_the_same(sqlite_archive)


def test_of_teams_of_extra_points_and_of_an_order(sqlite_archive: Archive):
    found = game()
    teams = tuple(
        Sheet(f"{name}{sheet.player}", sheet.entries, team=name)
        for name in ("Röd", "Blå")
        for sheet in found.sheets
    )
    yahtzee = rule_set("yahtzee")
    rows = MappingProxyType({row.id: Entry(50 if row.id == "yahtzee" else 0) for row in yahtzee.categories})
    extra = tuple(Sheet(name, rows, extra=100 * (name == "A"), written=Written(lower=150)) for name in "AB")
    solo = Game("yatzy", found.sheets[:1], "forced")
    for paper in (Game("yatzy", teams), Game("yahtzee", extra), solo):
        add(sqlite_archive, check_game(paper, rule_set(paper.rules)))
    assert_the_same(sqlite_archive)


@pytest.mark.parametrize("changes", [40, pytest.param(400, marks=pytest.mark.slow)])
def test_after_random_changes(archive: Archive, changes: int):
    """Adds, edits, removals, restorings, merges, splits and undos."""
    chance = Random(2)
    done = [_change(archive, chance) for _ in range(changes)]
    assert done.count(None) < changes
    assert_the_same(archive)


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
@pytest.mark.parametrize("paper", [PAPER, PAPER + "total 300 300\n"], ids=["plain", "doubtful"])
def test_damaged_games_are_named(sqlite_archive: Archive, damage: str, paper: str):
    archive = sqlite_archive
    add_all(
        archive,
        [
            verified(date="2019-08-04"),
            verified(paper.replace("Aino", "Anne"), date="2019-08-04"),
            verified(rules="yatzy+four-as-two-pairs"),
        ],
    )
    with archive.writing() as connection:
        connection.execute(text(damage))
    assert_the_same(archive)
    assert facts(archive).damaged == (() if "rolls" in damage else (2,))


def test_a_damaged_rule_text_damages_its_games_only(sqlite_archive: Archive):
    add_all(sqlite_archive, [verified(), verified(rules="yatzy+four-as-two-pairs")])
    with sqlite_archive.writing() as connection:
        connection.execute(text("UPDATE rule_sets SET text = replace(text, '63', '42') WHERE id = 2"))
    assert facts(sqlite_archive).damaged == (2,)
    assert_the_same(sqlite_archive)


def test_players_are_named_as_they_are_shown(archive: Archive):
    add(archive, verified())
    assert facts(archive, players=["AINO", "aino"]).players == ("Aino",)
    with pytest.raises(Trouble, match="archive-player-unknown"):
        facts(archive, players=["Quintus"])


def test_of_an_empty_archive(archive: Archive):
    assert facts(archive).source.modes == ()


ONE_ROW = """
id = "tiny"
source = "this test"
dice = 5
names = { en = "Tiny" }
[categories.own_1]
section = "lower"
anything = true
names = { en = "All" }
"""


def test_a_rule_set_of_one_row(archive: Archive):
    rules = from_text(ONE_ROW)
    columns = (
        Sheet(name, MappingProxyType({"own_1": Entry(points)})) for name, points in (("A", 17), ("B", 12))
    )
    add(archive, check_game(Game(rules.id, tuple(columns)), rules))
    assert_the_same(archive)


def test_a_game_removed_while_a_report_is_made_is_named(archive: Archive):
    add(archive, verified())
    found = facts(archive)
    remove(archive, 1)
    with pytest.raises(Trouble, match="archive-game-unknown"):
        found.source.game(0)
