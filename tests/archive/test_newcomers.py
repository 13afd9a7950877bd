"""New names that may mean somebody known."""

from tests.archive.papers import game, named, verified
from yatzy_print.archive.newcomers import newcomers
from yatzy_print.archive.opening import Archive
from yatzy_print.archive.players import rename
from yatzy_print.archive.store import add


def test_a_new_name_is_held_against_the_names_that_are_shown(archive: Archive):
    add(archive, verified())
    rename(archive, "Aino", "Aino Mäki")
    assert newcomers(archive, [game(named("Eeru", "Otto"))]) == {"Eeru": "Eero"}
    assert newcomers(archive, [game(named("AINO", "EERO"))]) == {}


def test_who_plays_in_the_same_game_is_somebody_else(archive: Archive):
    add(archive, verified())
    assert newcomers(archive, [game(named("Eero", "Eeru"))]) == {}


def test_new_names_are_held_against_each_other(archive: Archive):
    papers = [game(named("Maja", "Otto")), game(named("Maia", "Eero"))]
    assert newcomers(archive, papers) == {"Maia": "Maja"}
