"""Corrections: every change keeps what stood before, can be undone, and every count follows."""

import pytest
from sqlalchemy import text

from tests.archive.papers import PAPER, verified
from yatzy_print.archive.edit import edit, history, remove, restore
from yatzy_print.archive.load import game, games
from yatzy_print.archive.opening import Archive
from yatzy_print.archive.players import rename
from yatzy_print.archive.store import Added, add
from yatzy_print.archive.verify import Verdict, verify
from yatzy_print.errors import Trouble
from yatzy_print.languages.language import load
from yatzy_print.languages.wording import trouble_text

MISREAD = verified(
    PAPER.replace("chance              30    23", "chance              30    28"), date="2019-08-04"
)
RIGHT = verified(date="2019-08-04")


def test_a_mistake_is_corrected_a_week_later_and_the_correction_undone(archive: Archive):
    add(archive, MISREAD)
    added = game(archive, 1).added
    edit(archive, 1, RIGHT)
    assert game(archive, 1).verified == RIGHT
    assert game(archive, 1).added == added
    assert restore(archive, 1) == 1
    assert game(archive, 1).verified == MISREAD
    assert restore(archive, 1, 2) == 2
    assert game(archive, 1).verified == RIGHT


def test_a_removed_game_comes_back_whole(archive: Archive):
    add(archive, RIGHT)
    remove(archive, 1)
    assert games(archive).games == ()
    restore(archive, 1)
    assert game(archive, 1).verified == RIGHT


def test_the_id_of_a_removed_game_is_not_given_again(archive: Archive):
    add(archive, RIGHT)
    remove(archive, 1)
    assert add(archive, MISREAD) == Added(2, already=False)


def test_history_tells_every_version(archive: Archive):
    add(archive, MISREAD)
    edit(archive, 1, RIGHT)
    remove(archive, 1)
    restore(archive, 1, 1)
    found = history(archive, 1)
    assert [(one.number, one.action, one.verified) for one in found] == [
        (1, "add", MISREAD),
        (2, "edit", RIGHT),
        (3, "remove", None),
        (4, "restore", MISREAD),
    ]
    assert sorted(one.at for one in found) == [one.at for one in found]


def test_the_facts_around_the_cells_can_be_corrected(archive: Archive):
    add(archive, RIGHT)
    moved = verified(PAPER.replace("Aino", "Anna"), date="2019-08-05", place="Kotka", rules="yatzy-fi")
    edit(archive, 1, moved)
    assert game(archive, 1).verified == moved


def test_a_correction_may_not_make_two_games_the_same(archive: Archive):
    add(archive, RIGHT)
    add(archive, MISREAD)
    with pytest.raises(Trouble, match="archive-same-game") as trouble:
        edit(archive, 2, RIGHT)
    assert trouble.value.facts["game"] == 1
    assert game(archive, 2).verified == MISREAD


def test_a_removed_game_that_was_added_again_stays_single(archive: Archive):
    add(archive, RIGHT)
    remove(archive, 1)
    add(archive, RIGHT)
    with pytest.raises(Trouble, match="archive-same-game"):
        restore(archive, 1)


def test_what_is_as_it_was_is_no_new_version(archive: Archive):
    add(archive, RIGHT)
    assert not edit(archive, 1, RIGHT)
    rename(archive, "Aino", "Aino Äijälä")
    assert not edit(archive, 1, RIGHT)
    assert not edit(archive, 1, game(archive, 1).verified)
    assert len(history(archive, 1)) == 1


def test_a_removed_game_names_the_way_back(archive: Archive):
    add(archive, RIGHT)
    remove(archive, 1)
    for call in (game, remove, lambda archive, game_id: edit(archive, game_id, RIGHT)):
        with pytest.raises(Trouble, match="archive-game-unknown") as trouble:
            call(archive, 1)
        assert "games restore 1" in trouble_text(load("en"), trouble.value)
    with pytest.raises(Trouble) as trouble:
        game(archive, 2)
    assert "there is no game 2" in trouble_text(load("en"), trouble.value)


def test_what_is_wrong_does_not_replace_what_is_right(archive: Archive):
    add(archive, RIGHT)
    with pytest.raises(Trouble, match="archive-refuses"):
        edit(archive, 1, verified(PAPER.replace("yatzy               50", "yatzy              200")))
    assert game(archive, 1).verified == RIGHT


@pytest.mark.parametrize(
    "call",
    [
        lambda archive: edit(archive, 7, RIGHT),
        lambda archive: remove(archive, 7),
        lambda archive: restore(archive, 7),
        lambda archive: history(archive, 7),
    ],
    ids=["edit", "remove", "restore", "history"],
)
def test_a_game_that_never_was_is_named(archive: Archive, call):
    with pytest.raises(Trouble, match="archive-game-unknown") as trouble:
        call(archive)
    assert trouble.value.facts["game"] == 7


@pytest.mark.parametrize("version", [2, 3, 99, -1])
def test_a_version_that_never_was_is_named(archive: Archive, version: int):
    """Version 2 is the removal: nothing stands there to bring back."""
    add(archive, RIGHT)
    remove(archive, 1)
    with pytest.raises(Trouble, match="archive-version-unknown"):
        restore(archive, 1, version)


DAMAGE = {
    "the rules": "UPDATE rule_sets SET text = replace(text, '50', '60')",
    "the rules, beyond reading": "UPDATE rule_sets SET text = 'x'",
    "a name": "UPDATE names SET checksum = 'x' WHERE id = 1",
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
def test_an_earlier_version_is_not_told_by_damaged_rules_or_names(archive: Archive, damage: str):
    add(archive, verified(date="2019"))
    edit(archive, 1, verified(date="2020"))
    with archive.writing() as connection:
        connection.execute(text(damage))
    with pytest.raises(Trouble, match="archive-game-damaged"):
        history(archive, 1)
    with pytest.raises(Trouble, match="archive-game-damaged"):
        restore(archive, 1, 1)


def test_an_earlier_version_stands_in_for_a_damaged_game(archive: Archive):
    add(archive, verified(date="2019"))
    edit(archive, 1, verified(date="2020"))
    with archive.writing() as connection:
        connection.execute(text("UPDATE games SET note = 'x'"))
    assert restore(archive, 1, 1) == 1
    (stored,) = games(archive).games
    assert stored.verified.game.date == "2019"
    assert verify(archive) == Verdict(games=1, recounted=True)
    assert verify(archive) == Verdict(games=1)
