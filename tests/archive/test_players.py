"""Names and the people they mean."""

from dataclasses import replace
from itertools import product

import pytest

from tests.archive.papers import PAPER, verified
from yatzy_print.archive.filter import Filter
from yatzy_print.archive.forget import forget
from yatzy_print.archive.load import games
from yatzy_print.archive.opening import Archive
from yatzy_print.archive.players import Player, Undone, merge, players, rename, shown_names, split, undo
from yatzy_print.archive.store import Added, add, add_all
from yatzy_print.archive.summary import summaries
from yatzy_print.errors import Trouble

AINO = verified(date="2019")
AINU = verified(PAPER.replace("Aino", "Ainu"), date="2020")
MAJA = verified(PAPER.replace("Eero", "Maja"), date="2021")


@pytest.fixture
def stored(archive: Archive) -> Archive:
    """Three games: Aino and Eero, Ainu and Eero, Aino and Maja."""
    add_all(archive, [AINO, AINU, MAJA])
    return archive


def columns(archive: Archive) -> list[tuple[str, ...]]:
    return [tuple(sheet.player for sheet in one.verified.game.sheets) for one in games(archive).games]


BEFORE = [("Aino", "Eero"), ("Ainu", "Eero"), ("Aino", "Maja")]
MERGED = [("Aino", "Eero"), ("Aino", "Eero"), ("Aino", "Maja")]


def test_players_are_listed_with_their_games(stored: Archive):
    assert players(stored) == (
        Player("Aino", (), 2),
        Player("Eero", (), 2),
        Player("Ainu", (), 1),
        Player("Maja", (), 1),
    )


def test_a_merge_counts_in_every_view_alike(stored: Archive):
    merge(stored, "Aino", ["Ainu"])
    assert columns(stored) == MERGED
    assert [one.players for one in summaries(stored)] == MERGED
    assert players(stored)[0] == Player("Aino", ("Ainu",), 3)
    for spelling in ("Aino", "Ainu", "AINU"):
        assert len(games(stored, Filter(players=(spelling,))).games) == 3
        assert shown_names(stored, [spelling]) == ("Aino",)


def test_one_undo_after_another_reaches_the_first_change(stored: Archive):
    merge(stored, "Aino", ["Ainu"])
    rename(stored, "Aino", "Aino Äijälä")
    split(stored, "Ainu")
    assert undo(stored) == Undone("split", ("Aino Äijälä",), ("Ainu",))
    assert undo(stored) == Undone("rename", ("Aino",), ("Aino Äijälä",))
    assert columns(stored) == MERGED
    assert undo(stored) == Undone("merge", ("Ainu",), ("Aino",))
    assert columns(stored) == BEFORE
    with pytest.raises(Trouble, match="archive-nothing-to-undo"):
        undo(stored)


def test_a_change_after_an_undo_is_the_next_to_be_undone(stored: Archive):
    merge(stored, "Aino", ["Ainu"])
    rename(stored, "Eero", "Erkki")
    undo(stored)
    rename(stored, "Maja", "Maija")
    assert undo(stored).before == ("Maja",)
    assert undo(stored).action == "merge"
    assert columns(stored) == BEFORE


def test_the_same_paper_under_an_alias_is_the_same_game(stored: Archive):
    merge(stored, "Aino", ["Ainu"])
    assert add(stored, verified(PAPER.replace("Aino", "Ainu"), date="2019")) == Added(1, already=True)


def test_a_split_takes_one_spelling_out(stored: Archive):
    merge(stored, "Aino", ["Ainu"])
    split(stored, "Ainu")
    assert columns(stored) == BEFORE
    merge(stored, "Aino", ["Ainu"])
    split(stored, "Aino")
    assert columns(stored) == BEFORE


def test_two_who_met_are_two(stored: Archive):
    with pytest.raises(Trouble, match="archive-players-met") as trouble:
        merge(stored, "Eero", ["Aino"])
    assert trouble.value.facts == {"player": "Aino", "other": "Eero", "game": 1}
    assert columns(stored) == BEFORE


def test_two_who_met_under_an_alias_are_two(stored: Archive):
    merge(stored, "Aino", ["Ainu"])
    with pytest.raises(Trouble, match="archive-players-met"):
        merge(stored, "Ainu", ["Maja"])


def test_an_undo_that_would_seat_one_player_twice_is_refused(stored: Archive):
    merge(stored, "Aino", ["Ainu"])
    split(stored, "Ainu")
    add(stored, verified(PAPER.replace("Eero", "Ainu"), date="2022"))
    with pytest.raises(Trouble, match="archive-players-met"):
        undo(stored)


def test_an_undo_gives_nothing_back_of_somebody_forgotten(stored: Archive):
    merge(stored, "Aino", ["Ainu"])
    split(stored, "Ainu")
    forget(stored, "Ainu")
    undo(stored)
    assert [one for one in players(stored) if one.name == "Aino"] == [Player("Aino", (), 2)]
    undo(stored)
    assert [one for one in players(stored) if one.name == "Aino"] == [Player("Aino", (), 2)]


def test_a_paper_with_one_player_under_two_names_is_refused(stored: Archive):
    merge(stored, "Aino", ["Ainu"])
    with pytest.raises(Trouble, match="archive-player-twice") as trouble:
        add(stored, verified(PAPER.replace("Eero", "Ainu"), date="2022"))
    assert trouble.value.exit_status == 1


def test_a_new_name_is_shown_and_the_old_one_still_means_the_player(stored: Archive):
    rename(stored, "Aino", "Aino Äijälä")
    assert columns(stored)[0] == ("Aino Äijälä", "Eero")
    assert players(stored)[0] == Player("Aino Äijälä", ("Aino",), 2)
    assert add(stored, AINO) == Added(1, already=True)
    assert undo(stored).action == "rename"
    assert columns(stored) == BEFORE
    assert players(stored)[0] == Player("Aino", ("Aino Äijälä",), 2)


def test_a_player_may_be_renamed_back(stored: Archive):
    assert rename(stored, "Aino", "Aino Äijälä")
    assert rename(stored, "Aino", "Aino")
    assert columns(stored) == BEFORE
    assert players(stored)[0] == Player("Aino", ("Aino Äijälä",), 2)


def test_what_stands_already_is_no_change(stored: Archive):
    merge(stored, "Aino", ["Ainu"])
    assert not rename(stored, "Ainu", " Aino ")
    assert not merge(stored, "Ainu", ["AINO", "Aino"])
    assert undo(stored).action == "merge"


def test_a_new_name_is_cleaned_as_a_papers(stored: Archive):
    rename(stored, "Aino", " Aino\u200b \tÄijälä\x07 ")
    assert columns(stored)[0] == ("Aino Äijälä", "Eero")


NAMELESS = ["", "  ", "\u200b", "\x07\t"]


CALLS = (
    lambda archive, name: rename(archive, "Maja", name),
    lambda archive, name: rename(archive, name, "Maija"),
    lambda archive, name: merge(archive, "Maja", [name]),
    lambda archive, name: merge(archive, name, ["Maja"]),
    split,
    forget,
    lambda archive, name: games(archive, Filter(players=(name,))),
)


def test_what_nobody_can_see_is_no_name(stored: Archive):
    """Not even where a paper without names gave the archive an empty one."""
    nameless = verified(date="2022")
    sheets = tuple(replace(sheet, player="") for sheet in nameless.game.sheets)
    add(stored, replace(nameless, game=replace(nameless.game, sheets=sheets)))
    for call, name in product(CALLS, NAMELESS):
        with pytest.raises(Trouble, match="archive-name-empty"):
            call(stored, name)
    assert columns(stored) == [*BEFORE, ("", "")]


def test_capitals_may_be_renamed(stored: Archive):
    rename(stored, "Aino", "AINO")
    assert columns(stored)[0] == ("AINO", "Eero")


def test_games_stored_after_a_rename_follow_its_undoing(stored: Archive):
    rename(stored, "Aino", "Aina")
    add(stored, verified(PAPER.replace("Aino", "AINA"), date="2022"))
    undo(stored)
    assert columns(stored)[-1] == ("Aino", "Eero")


def test_anothers_name_is_not_taken(stored: Archive):
    with pytest.raises(Trouble, match="archive-name-taken"):
        rename(stored, "Ainu", "EERO")
    assert columns(stored) == BEFORE


@pytest.mark.parametrize(
    ("call", "code"),
    [
        (lambda archive: split(archive, "Maja"), "archive-one-spelling"),
        (undo, "archive-nothing-to-undo"),
        (lambda archive: merge(archive, "Nobody", ["Maja"]), "archive-player-unknown"),
        (lambda archive: merge(archive, "Maja", ["Nobody"]), "archive-player-unknown"),
        (lambda archive: rename(archive, "Nobody", "Maja"), "archive-player-unknown"),
    ],
)
def test_what_cannot_be_done_is_named(stored: Archive, call, code: str):
    with pytest.raises(Trouble) as trouble:
        call(stored)
    assert trouble.value.code == code
    assert columns(stored) == BEFORE
