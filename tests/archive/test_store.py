"""Adding: the same game once, whatever the file; nothing wrong gets in."""

from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import event

from tests.archive.household import papers
from tests.archive.papers import PAPER, verified
from yatzy_print.archive.load import games
from yatzy_print.archive.opening import Archive
from yatzy_print.archive.store import Added, add, add_all
from yatzy_print.errors import Trouble


def lines(paper: str) -> list[str]:
    return paper.strip().splitlines()


OTHER_ROW_ORDER = "\n".join([lines(PAPER)[0], *reversed(lines(PAPER)[1:])])
COLUMNS_SWAPPED = "\n".join(" ".join([*line.split()[:-2], *line.split()[:-3:-1]]) for line in lines(PAPER))

SAME = {
    "the very same paper": verified(date="2019-08-04"),
    "its date not written": verified(),
    "its date to the month": verified(date="2019-08"),
    "rows in another order": verified(OTHER_ROW_ORDER, date="2019-08-04"),
    "columns in another order": verified(COLUMNS_SWAPPED, date="2019-08-04"),
    "other capitals": verified(PAPER.replace("Aino", "AINO"), date="2019-08-04"),
    "other claims": verified(f"{PAPER}total 333 206", date="2019-08-04"),
    "another place and note": verified(date="2019-08-04", place="Kotka", note="typed from the photo"),
}

DIFFERENT = {
    "same date, names and totals but other rows": verified(
        PAPER.replace("12    10", "12    12").replace("22    18", "22    16"),
        date="2019-08-04",
    ),
    "another player": verified(PAPER.replace("Aino", "Anna"), date="2019-08-04"),
    "another evening": verified(date="2019-08-11"),
    "another order of play": verified(date="2019-08-04", order="half-forced"),
    "another rule set": verified(date="2019-08-04", rules="yatzy+four-as-two-pairs"),
    "an open row": verified(
        PAPER.replace("yatzy               50     0", "yatzy               50     ."), date="2019-08-04"
    ),
}


@pytest.mark.parametrize("again", SAME.values(), ids=SAME)
def test_the_same_game_is_stored_once(archive: Archive, again):
    assert add(archive, verified(date="2019-08-04")) == Added(1, already=False)
    assert add(archive, again) == Added(1, already=True)
    assert [stored.id for stored in games(archive).games] == [1]


@pytest.mark.parametrize("other", DIFFERENT.values(), ids=DIFFERENT)
def test_a_different_game_is_not_taken_for_the_same(archive: Archive, other):
    add(archive, verified(date="2019-08-04"))
    assert add(archive, other) == Added(2, already=False)
    assert len(games(archive).games) == 2


def test_many_games_are_one_transaction(archive: Archive):
    wrong = verified(PAPER.replace("yatzy               50     0", "yatzy              200     0"))
    with pytest.raises(Trouble, match="archive-refuses"):
        add_all(archive, [verified(), wrong])
    assert games(archive).games == ()
    assert add_all(archive, [verified(), verified(), verified(date="2020")]) == (
        Added(1, already=False),
        Added(1, already=True),
        Added(1, already=True),
    )


@pytest.mark.parametrize(
    "claim", [2**31, -(2**31), 10**30], ids=["above 32 bits", "below 32 bits", "beyond any integer column"]
)
def test_a_claim_that_fits_no_column_is_refused(archive: Archive, claim: int):
    sound = verified()
    first = sound.game.sheets[0]
    absurd = replace(first, written=replace(first.written, total=claim))
    odd = replace(sound, game=replace(sound.game, sheets=(absurd, *sound.game.sheets[1:])))
    with pytest.raises(Trouble, match="archive-refuses"):
        add(archive, odd)


def test_a_game_without_columns_is_refused(archive: Archive):
    with pytest.raises(Trouble, match="archive-refuses"):
        add(archive, replace(verified(), sheets=()))


def test_an_add_reads_no_table_from_end_to_end(sqlite_archive: Archive):
    """However many games are added, and however many there are, so that its cost does not grow with them."""
    add_all(sqlite_archive, papers(30))
    run: list[tuple[str, Any]] = []
    event.listen(sqlite_archive.engine, "before_cursor_execute", lambda *told: run.append((told[2], told[3])))
    add_all(sqlite_archive, papers(700, seed=2))
    selects = [(statement, given) for statement, given in run if statement.startswith("SELECT")]
    with sqlite_archive.reading() as connection:
        plans = [
            step[3]
            for statement, given in selects
            for step in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", given)
        ]
    assert any("games_by_cells" in plan for plan in plans)
    scans = {plan for plan in plans if plan.startswith("SCAN")}
    assert scans == {"SCAN CONSTANT ROW", "SCAN rule_sets"}, "rule sets are few"
