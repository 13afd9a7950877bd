"""The kept counts are those that statistics would count from the games themselves."""

import pytest
from sqlalchemy import text

from tests.archive.household import papers
from tests.archive.papers import verified
from yatzy_print.archive.load import games
from yatzy_print.archive.opening import Archive
from yatzy_print.archive.players import merge
from yatzy_print.archive.store import add, add_all
from yatzy_print.archive.tallies import tallies
from yatzy_print.errors import Trouble
from yatzy_print.statistics.pairs import duels
from yatzy_print.statistics.people import people, together
from yatzy_print.statistics.results import modes


def test_they_are_what_statistics_counts_from_games(archive: Archive):
    add_all(archive, [*papers(30), verified(state="cancelled", date="1999"), verified(date="1998")])
    from_games = {
        (mode.rules.id, mode.order): mode for mode in modes([one.verified for one in games(archive).games])
    }
    kept = {(mode.rules.id, mode.order): mode for mode in tallies(archive)}
    assert kept.keys() == from_games.keys()
    for key, mode in from_games.items():
        everyone = people(mode)
        assert kept[key].rules is mode.rules
        assert kept[key].players == {person.name: person.numbers.counts for person in everyone}
        assert kept[key].everybody == together(everyone, mode).counts
        assert kept[key].duels == duels(mode.results)
        assert kept[key].games["games"] == len(mode.games)
        assert kept[key].games["cancelled"] == mode.left_out.cancelled


def test_merged_players_are_counted_as_one(archive: Archive):
    add_all(archive, papers(10))
    before = tallies(archive)[0]
    total = sum(counts.sheets for counts in before.players.values())
    names = sorted(before.players)
    met = {pair for mode in tallies(archive) for pair in mode.duels}
    one, other = next(
        (one, other) for one in names for other in names if one != other and (one, other) not in met
    )
    merge(archive, one, [other])
    after = tallies(archive)[0]
    assert other not in after.players
    assert after.players[one] == before.players[one] + before.players[other]
    assert sum(counts.sheets for counts in after.players.values()) == total


def test_damaged_counts_are_not_shown(archive: Archive):
    add(archive, verified())
    with archive.writing() as connection:
        connection.execute(text("UPDATE counts SET number = 2 WHERE measure = 'total'"))
    with pytest.raises(Trouble, match="archive-counts-damaged"):
        tallies(archive)


def test_an_empty_archive_has_nothing_counted(archive: Archive):
    assert tallies(archive) == ()
