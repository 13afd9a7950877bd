"""Counts are what the games say, after whatever happened to them."""

from collections import Counter
from random import Random

import pytest
from sqlalchemy import text

from tests.archive.papers import PAPER, game, named, verified
from yatzy_print.archive import counting
from yatzy_print.archive.counting import Tallies
from yatzy_print.archive.edit import edit, remove, restore
from yatzy_print.archive.load import games
from yatzy_print.archive.opening import Archive
from yatzy_print.archive.players import merge, players, split, undo
from yatzy_print.archive.recount import judge
from yatzy_print.archive.store import add, add_all
from yatzy_print.archive.tally import Tally, text_of
from yatzy_print.archive.verify import Verdict, verify
from yatzy_print.errors import Trouble
from yatzy_print.games.check import check_game
from yatzy_print.games.findings import Finding
from yatzy_print.rules.load import rule_set
from yatzy_print.statistics.history import TAIL, History, Score
from yatzy_print.statistics.pairs import Duel


def counted(archive: Archive) -> Tallies:
    with archive.reading() as connection:
        found, sound = counting.stored(connection)
    assert sound
    return found


def test_one_game_is_counted_for_each_and_in_all(archive: Archive):
    add(archive, verified(date="2019-08-04"))
    everybody, aino, eero = (counted(archive)[1, "free", name_id] for name_id in (0, 1, 2))
    assert (aino.histograms["total"], eero.histograms["total"]) == ({333: 1}, {216: 1})
    assert (aino.histograms["rank"], eero.histograms["rank"]) == ({1: 1}, {2: 1})
    assert aino.histograms["month_points"] == {201908: 333}
    assert aino.duels == {2: Duel(wins=1, points=333 - 216)}
    assert eero.duels == {1: Duel(losses=1, points=216 - 333)}
    assert aino.history == History((Score("2019-08-04", 1, 333, 50, 0, won=True),))
    assert everybody == Tally({"sheets": Counter({1: 1, 2: 1})}, games=Counter(games=1))


def test_cancelled_and_unfinished_games_are_counted_as_such_only(archive: Archive):
    add_all(
        archive,
        [
            verified(state="cancelled"),
            verified(PAPER.replace("yatzy               50     0", "yatzy               50     .")),
        ],
    )
    assert counted(archive) == {(1, "free", 0): Tally(games=Counter(cancelled=1, unfinished=1))}


def test_what_only_the_paper_shows_is_not_counted(archive: Archive):
    """A sum written twice is told when the paper is read; the archive does not keep it."""
    twice = Finding("duplicate-sum", "total", written=330)
    add(archive, check_game(verified().game, rule_set("yatzy"), sheet_findings=((twice,), ())))
    assert verify(archive) == Verdict(games=1)
    remove(archive, 1)
    assert counted(archive) == {}


def test_a_correction_of_the_last_game_keeps_the_history(archive: Archive):
    for year in range(1950, 1950 + TAIL + 1):
        add(archive, verified(date=str(year)))
    edit(archive, TAIL + 1, verified(named("Aino", "Otto"), date="2011"))
    assert all(one.history for one in counted(archive).values())


def test_a_removed_game_leaves_nothing_counted(archive: Archive):
    add(archive, verified())
    remove(archive, 1)
    assert counted(archive) == {}


@pytest.mark.parametrize("changes", [40, pytest.param(1000, marks=pytest.mark.slow)])
def test_counts_follow_random_changes(archive: Archive, changes: int):
    """Adds, edits, removals, restorings, merges, splits and undos, in any order; refusals among them."""
    chance = Random(1)
    done = [_change(archive, chance) for _ in range(changes)]
    assert done.count(None) < changes * 2 / 3
    with archive.reading() as connection:
        assert counting.agree(counted(archive), judge(connection).tallies)
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
    "a number": "UPDATE tallies SET text = replace(text, '1}', '2}') WHERE name_id = 1",
    "a value": "UPDATE tallies SET text = replace(text, '333', '334') WHERE name_id = 1",
    "no tally any more": "UPDATE tallies SET text = '' WHERE name_id = 1",
    "a checksum": "UPDATE tallies SET checksum = 'a' WHERE name_id = 0",
    "whose it is": "UPDATE tallies SET name_id = 7 WHERE name_id = 1",
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
def test_damaged_counts_are_found_and_made_anew(archive: Archive, damage: str):
    add(archive, verified())
    right = counted(archive)
    _execute(archive, damage)
    with archive.reading() as connection:
        assert not counting.stored(connection)[1]
    assert verify(archive) == Verdict(games=1, recounted=True)
    assert counting.agree(counted(archive), right)
    assert verify(archive) == Verdict(games=1)


def test_counts_gone_are_found_and_made_anew(archive: Archive):
    add(archive, verified())
    right = counted(archive)
    _execute(archive, "DELETE FROM tallies WHERE name_id = 1")
    assert verify(archive) == Verdict(games=1, recounted=True)
    assert counting.agree(counted(archive), right)


def test_taking_back_from_counts_that_are_gone_counts_nothing_below_zero(archive: Archive):
    add_all(archive, [verified(date="2019"), verified(date="2020")])
    _execute(archive, "DELETE FROM tallies")
    remove(archive, 1)
    assert counted(archive) == {}
    assert verify(archive) == Verdict(games=1, recounted=True)


def test_a_damaged_tally_stays_damaged_when_games_are_added(archive: Archive):
    add(archive, verified(date="2019"))
    _execute(archive, DAMAGE["a number"])
    add(archive, verified(date="2020"))
    with archive.reading() as connection:
        kept, sound = counting.stored(connection)
    assert not sound
    assert kept[1, "free", 2].histograms["total"] == {216: 2}
    assert verify(archive) == Verdict(games=2, recounted=True)


def test_a_history_that_could_not_be_kept_up_is_made_anew(archive: Archive):
    """Games older than the settled ones: nothing is wrong then, only slower to read."""
    add_all(archive, [verified(date=f"{1900 + year}") for year in range(100)])
    add(archive, verified(date="1800"))
    assert counted(archive)[1, "free", 1].history is None
    assert verify(archive) == Verdict(games=101)
    history = counted(archive)[1, "free", 1].history
    assert history is not None
    assert history.whole is not None
    assert history.whole.first.date == "1800"


def test_counts_grow_with_players_and_not_with_games(archive: Archive):
    add_all(archive, [verified(date=f"2017-{day % 12 + 1:02}-{day % 28 + 1:02}") for day in range(84)])
    before = _kept_size(archive)
    add_all(archive, [verified(date=f"2018-{day % 12 + 1:02}-{day % 28 + 1:02}") for day in range(84)])
    assert _kept_size(archive) < 1.5 * before
    assert [player.games for player in players(archive)] == [168, 168]


def _kept_size(archive: Archive) -> int:
    return sum(len(text_of(tally)) for tally in counted(archive).values())


def _execute(archive: Archive, statement: str) -> None:
    with archive.writing() as connection:
        connection.execute(text(statement))
