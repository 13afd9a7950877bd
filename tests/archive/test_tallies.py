"""What the kept tallies tell is what statistics tells from the games themselves."""

from random import Random

import pytest
from sqlalchemy import text

from tests.archive.household import papers
from tests.archive.papers import PAPER, named, verified
from tests.archive.test_counting import _change
from yatzy_print.archive.facts import facts
from yatzy_print.archive.filter import Filter
from yatzy_print.archive.opening import Archive
from yatzy_print.archive.players import merge
from yatzy_print.archive.store import add, add_all
from yatzy_print.archive.tallies import told
from yatzy_print.errors import Trouble
from yatzy_print.statistics.document import document
from yatzy_print.statistics.parts import parts


def kept(archive: Archive, *players: str, asked: Filter = Filter()) -> dict[str, object]:  # noqa: B008 - frozen
    found = told(archive, asked, players)
    assert found is not None
    return document(found.parts, found.players)


def from_games(archive: Archive, *players: str, asked: Filter = Filter()) -> dict[str, object]:  # noqa: B008
    found = facts(archive, asked, players)
    return document(parts(found.source), found.players)


def test_every_number_of_a_household(archive: Archive):
    add_all(archive, [*papers(30), verified(state="cancelled", date="1999"), verified(date="1998")])
    assert kept(archive) == from_games(archive)


@pytest.mark.parametrize(
    "asked", [Filter(rules="yatzy"), Filter(order="forced"), Filter(rules="yatzy", order="free")]
)
def test_one_rule_set_or_order(archive: Archive, asked: Filter):
    add_all(archive, papers(30))
    assert kept(archive, asked=asked) == from_games(archive, asked=asked)


def test_one_player_in_any_spelling(archive: Archive):
    add_all(archive, papers(30))
    name = from_games(archive)["modes"][0]["players"][0]["player"]  # type: ignore[index]
    assert kept(archive, name.upper()) == from_games(archive, name)


@pytest.mark.parametrize("changes", [60, pytest.param(400, marks=pytest.mark.slow)])
def test_after_random_changes(archive: Archive, changes: int):
    """Dates in any order, corrections, merges and undos among them: see `test_counting`."""
    chance = Random(3)
    for number in range(changes):
        _change(archive, chance)
        if number % 20 == 19:
            assert kept(archive) == from_games(archive)


def test_spellings_of_one_player_whose_games_lie_among_each_other(archive: Archive):
    for year in range(2000, 2010):
        add(archive, verified(named("Aino" if year % 2 else "Aino_K", "Eero"), date=str(year)))
    merge(archive, "Aino", ["Aino_K"])
    assert kept(archive) == from_games(archive)
    assert kept(archive)["modes"][0]["players"][0]["games"] == 10  # type: ignore[index]


def test_a_time_asked_for_is_read_from_the_games(archive: Archive):
    add(archive, verified())
    assert told(archive, Filter(since="2019")) is None
    assert told(archive, Filter(until="2019")) is None


DAMAGE = {
    "a tally": "UPDATE tallies SET text = '{}' WHERE name_id = 1",
    "a rule set": "UPDATE rule_sets SET text = 'x'",
    "the game of a record": "UPDATE sheets SET total = total + 1, lower_sum = lower_sum + 1",
    "a name": "UPDATE names SET name = 'x' WHERE id = 1",
    "a tally gone": "DELETE FROM tallies WHERE name_id = 1",
    "the games' tally gone": "DELETE FROM tallies WHERE name_id = 0",
    "all tallies gone": "DELETE FROM tallies",
    "a game gone": "DELETE FROM sheets; DELETE FROM games",
    "the sheets of a record gone": "DELETE FROM sheets",
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
def test_after_damage_the_games_are_asked(archive: Archive, damage: str):
    add(archive, verified(PAPER))
    with archive.writing() as connection:
        for statement in damage.split(";"):
            connection.execute(text(statement))
    assert told(archive, Filter()) is None


def test_a_player_whose_shown_name_is_damaged_is_answered(archive: Archive):
    add(archive, verified(date="2019"))
    add(archive, verified(named("Ainu", "Eero"), date="2020"))
    merge(archive, "Aino", ["Ainu"])
    with archive.writing() as connection:
        connection.execute(text("UPDATE names SET checksum = 'x' WHERE name = 'Aino'"))
    assert told(archive, Filter(), ["Ainu"]) is None
    assert facts(archive, Filter(), ["Ainu"]).players == ("Ainu",)


def test_an_unknown_player_is_named(archive: Archive):
    with pytest.raises(Trouble, match="archive-player-unknown"):
        told(archive, Filter(), ["Nobody"])


def test_an_empty_archive_has_nothing_counted(archive: Archive):
    assert kept(archive) == {"modes": []}
