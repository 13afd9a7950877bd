"""Counts are what the games say, after whatever happened to them."""

from random import Random

import pytest
from sqlalchemy import text

from tests.archive.papers import PAPER, game, named, verified
from yatzy_print.archive import counting
from yatzy_print.archive.counting import Tally
from yatzy_print.archive.edit import edit, remove, restore
from yatzy_print.archive.load import games
from yatzy_print.archive.opening import Archive
from yatzy_print.archive.players import merge, players, split, undo
from yatzy_print.archive.recount import judge
from yatzy_print.archive.store import add, add_all
from yatzy_print.archive.verify import Verdict, verify
from yatzy_print.errors import Trouble
from yatzy_print.games.check import check_game
from yatzy_print.rules.load import rule_set
from yatzy_print.statistics.pairs import Duel


def counted(archive: Archive) -> Tally:
    with archive.reading() as connection:
        found, sound = counting.stored(connection)
    assert sound
    return found


def test_one_game_is_counted_for_everybody_and_each(archive: Archive):
    add(archive, verified(date="2019-08-04"))
    found = counted(archive)
    everybody, aino, eero = (
        {key[3:]: number for key, number in found.counts.items() if key[:3] == (1, "free", name_id)}
        for name_id in (0, 1, 2)
    )
    assert (aino["total", 333], eero["total", 216], everybody["total", 333]) == (1, 1, 1)
    assert (aino["rank", 1], eero["rank", 2]) == (1, 1)
    assert everybody["small_straight", 15] == 2
    assert everybody["month_points", 201908] == 333 + 216
    assert everybody["games", 0] == 1
    assert found.duels == {(1, "free", 1, 2): Duel(wins=1, points=333 - 216)}


def test_cancelled_and_unfinished_games_are_counted_as_such_only(archive: Archive):
    add_all(
        archive,
        [
            verified(state="cancelled"),
            verified(PAPER.replace("yatzy               50     0", "yatzy               50     .")),
        ],
    )
    assert counted(archive) == Tally({(1, "free", 0, "cancelled", 0): 1, (1, "free", 0, "unfinished", 0): 1})


def test_a_removed_game_leaves_nothing_counted(archive: Archive):
    add(archive, verified())
    remove(archive, 1)
    assert counted(archive) == Tally()


@pytest.mark.parametrize("changes", [40, pytest.param(1000, marks=pytest.mark.slow)])
def test_counts_follow_random_changes(archive: Archive, changes: int):
    """Adds, edits, removals, restorings, merges, splits and undos, in any order; refusals among them."""
    chance = Random(1)
    done = [_change(archive, chance) for _ in range(changes)]
    assert done.count(None) < changes * 2 / 3
    with archive.reading() as connection:
        assert judge(connection).tally == counted(archive)
    assert verify(archive) == Verdict(games=len(games(archive).games))


def _change(archive: Archive, chance: Random) -> str | None:
    """One change, None when it was refused."""
    kind = chance.choices(list(CHANGES), [6, 4, 2, 3, 1, 1, 1])[0]
    try:
        CHANGES[kind](archive, chance)
    except Trouble as trouble:
        assert trouble.code in REFUSALS, trouble
        return None
    return kind


REFUSALS = (
    "archive-game-unknown",
    "archive-version-unknown",
    "archive-same-game",
    "archive-player-twice",
    "archive-players-met",
    "archive-player-unknown",
    "archive-one-spelling",
    "archive-nothing-to-undo",
)
NAMES = [f"{name}{number}" for name in ("Aino", "Eero", "Maja") for number in range(4)]


def _paper(chance: Random):
    one, other = chance.sample(NAMES, 2)
    paper = named(one, other)
    if chance.random() < 0.1:
        paper = paper.replace("yatzy               50     0", "yatzy               50     .")
    found = game(
        paper.replace(
            "chance              30    23", f"chance {chance.randint(5, 30)} {chance.randint(5, 30)}"
        ),
        rules=chance.choice(["yatzy", "yatzy+four-as-two-pairs"]),
        order=chance.choice(["free", "forced"]),
        state="cancelled" if chance.random() < 0.1 else "played",
        date=chance.choice([None, "2019", "2019-08", "2020-01-01"]),
    )
    return check_game(found, rule_set(found.rules))


def _some_id(chance: Random) -> int:
    return chance.randint(1, 60)


CHANGES = {
    "add": lambda archive, chance: add(archive, _paper(chance)),
    "edit": lambda archive, chance: edit(archive, _some_id(chance), _paper(chance)),
    "remove": lambda archive, chance: remove(archive, _some_id(chance)),
    "restore": lambda archive, chance: restore(archive, _some_id(chance), chance.choice([None, 1, 2])),
    "merge": lambda archive, chance: merge(
        archive, *(lambda pair: (pair[0], [pair[1]]))(chance.sample(NAMES, 2))
    ),
    "split": lambda archive, chance: split(archive, chance.choice(NAMES)),
    "undo": lambda archive, chance: undo(archive),
}

DAMAGE = {
    "a number": "UPDATE counts SET number = number + 1 WHERE measure = 'total'",
    "a value": "UPDATE counts SET value = value + 1 WHERE measure = 'chance' AND name_id = 1",
    "a guard": "UPDATE counts SET guard = guard + 1 WHERE measure = 'total'",
    "a count gone": "DELETE FROM counts WHERE measure = 'total' AND name_id = 1",
    "a duel": "UPDATE duels SET wins = 0, losses = 1",
    "the other of a duel": "UPDATE duels SET other_id = 7",
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
def test_wrong_counts_are_found_and_made_anew(archive: Archive, damage: str):
    add(archive, verified())
    right = counted(archive)
    with archive.writing() as connection:
        connection.execute(text(damage))
    assert verify(archive) == Verdict(games=1, recounted=True)
    assert counted(archive) == right
    assert verify(archive) == Verdict(games=1)


def test_a_number_changed_alone_shows_by_its_guard(archive: Archive):
    add(archive, verified())
    for damage in list(DAMAGE.values())[:3]:
        with archive.writing() as connection:
            connection.execute(text(damage))
            assert not counting.stored(connection)[1]


def test_counts_grow_with_players_and_not_with_games(archive: Archive):
    add_all(archive, [verified(date=f"20{year:02}") for year in range(50)])
    assert sum(1 for key in counted(archive).counts if key[3] not in ("month", "month_points")) < 110
    assert [player.games for player in players(archive)] == [50, 50]
