"""Reading back: every fact returns as it went in, and damage is named beside the sound games."""

from dataclasses import replace
from datetime import datetime, timedelta
from types import MappingProxyType

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import text

from tests.archive.papers import PAPER, game, verified
from yatzy_print.archive.filter import Filter
from yatzy_print.archive.load import game as stored_game
from yatzy_print.archive.load import games
from yatzy_print.archive.opening import Archive
from yatzy_print.archive.store import add, add_all
from yatzy_print.errors import Trouble
from yatzy_print.games.check import check_game
from yatzy_print.games.game import Entry, Game, Sheet, Written
from yatzy_print.rules.load import known, rule_set


def test_an_empty_archive_holds_no_games(archive: Archive):
    assert games(archive).games == ()
    assert games(archive).damaged == ()


def test_everything_on_the_paper_returns(archive: Archive):
    maja = Sheet(
        "Maja ʻó ❤",
        MappingProxyType(
            {"twos": Entry(6, (2, 2, 2, 4, 6), 3), "ones": Entry(2), "yatzy": Entry(0, turn=15)}
        ),
        written=Written(upper=8, bonus=0, upper_with_bonus=8, lower=0, total=9),
        team="Röd",
    )
    paper = Game("yatzy", (maja,), "free", "cancelled", "2026-11", 'Kotka; "kök"', "=1+1\nline two")
    judged = check_game(paper, rule_set("yatzy"))
    add(archive, judged)
    (found,) = games(archive).games
    assert found.verified == judged
    assert abs(found.added - datetime.now().astimezone()) < timedelta(minutes=1)


@st.composite
def papers(draw: st.DrawFn) -> Game:
    """A game of any rule set with any rows filled, with any names and claims."""
    rules = rule_set(draw(st.sampled_from(known())))
    rows = st.dictionaries(st.sampled_from(sorted(rules.by_id)), st.just(Entry(0)))
    words = st.text(st.characters(exclude_categories=["Cc", "Cs"]), max_size=12)
    claims = st.builds(Written, *[st.none() | st.integers(-999, 9999)] * 5)
    names = draw(st.lists(words, min_size=1, max_size=5, unique_by=str.casefold))
    columns = tuple(
        Sheet(name, MappingProxyType(draw(rows)), written=draw(claims), team=draw(st.none() | words))
        for name in names
    )
    date = draw(st.none() | st.sampled_from(["2015", "2015-12", "2015-12-31"]))
    return Game(rules.id, columns, "free", "played", date, draw(words), draw(words))


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(paper=papers())
def test_any_game_returns_as_it_went_in(archive: Archive, paper: Game):
    judged = check_game(paper, rule_set(paper.rules))
    added = add(archive, judged)
    found = stored_game(archive, added.id).verified
    if not added.already:
        assert found.game == replace(paper, sheets=found.game.sheets)
        assert [replace(one, player="") for one in found.game.sheets] == [
            replace(one, player="") for one in paper.sheets
        ]
        assert found.rules is judged.rules


def test_games_come_by_date_and_undated_ones_first(archive: Archive):
    dates = ["2019-08-04", None, "2015", "2019-08", "2016-12"]
    papers_ = [verified(PAPER.replace("Aino", f"Aino{at}"), date=date) for at, date in enumerate(dates)]
    add_all(archive, papers_)
    found = [stored.verified.game.date for stored in games(archive).games]
    assert found == [None, "2015", "2016-12", "2019-08", "2019-08-04"]


def test_one_game_by_its_id(archive: Archive):
    add(archive, verified())
    assert stored_game(archive, 1).verified == verified()
    with pytest.raises(Trouble, match="archive-game-unknown") as trouble:
        stored_game(archive, 2)
    assert trouble.value.facts["game"] == 2


def test_a_stored_game_is_judged_by_the_rule_set_it_was_stored_with(archive: Archive):
    """The full text lies in the archive: a file of one's own may change or vanish."""
    own = replace(rule_set("yatzy+four-as-two-pairs"))
    add(archive, check_game(game(rules=own.id), own))
    (found,) = games(archive).games
    assert found.verified.rules.id == "yatzy+four-as-two-pairs"
    assert found.verified.rules.text == own.text


DAMAGE = {
    "a score": "UPDATE sheets SET chance = chance - 1 WHERE game_id = 2 AND position = 1",
    "a struck row opened": "UPDATE sheets SET yatzy = NULL WHERE game_id = 2 AND position = 1",
    "a sum": "UPDATE sheets SET upper_sum = upper_sum + 1, total = total + 1 WHERE game_id = 2",
    "a claim": "UPDATE sheets SET written_total = 1 WHERE game_id = 2",
    "a column gone": "DELETE FROM sheets WHERE game_id = 2 AND position = 0",
    "all columns gone": "DELETE FROM sheets WHERE game_id = 2",
    "columns exchanged": "UPDATE sheets SET position = 7 WHERE game_id = 2 AND position = 0",
    "another player": "UPDATE sheets SET name_id = 1 WHERE game_id = 2 AND position = 0",
    "a date": "UPDATE games SET date = '2019-08-05' WHERE id = 2",
    "an order": "UPDATE games SET play_order = 'forced' WHERE id = 2",
    "a state": "UPDATE games SET state = 'cancelled' WHERE id = 2",
    "a rule set": "UPDATE games SET rule_set_id = 2 WHERE id = 2",
    "a name": "UPDATE names SET name = 'Anna' WHERE name = 'Anne'",
    "whom a name means": "UPDATE names SET player_id = 1 WHERE name = 'Anne'",
    "dice": "UPDATE rolls SET dice = '11111' WHERE game_id = 2",
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
def test_damage_is_named_and_the_other_games_load(sqlite_archive: Archive, damage: str):
    archive = sqlite_archive
    first = verified(rules="yatzy", date="2019-08-04")
    second = game(PAPER.replace("Aino", "Anne"), date="2019-08-04")
    rolled = {**second.sheets[0].entries, "yatzy": Entry(50, (6, 6, 6, 6, 6), 15)}
    with_dice = replace(second.sheets[0], entries=MappingProxyType(rolled))
    other = replace(second, sheets=(with_dice, *second.sheets[1:]))
    third = verified(PAPER.replace("Aino", "Maja"), rules="yatzy+four-as-two-pairs")
    add_all(archive, [first, check_game(other, rule_set("yatzy")), third])
    with archive.writing() as connection:
        connection.execute(text(damage))
    found = games(archive)
    assert {stored.id for stored in found.games} == {1, 3}
    assert found.damaged == (2,)
    with pytest.raises(Trouble, match="archive-game-damaged"):
        stored_game(archive, 2)


def test_a_damaged_rule_text_damages_its_games_only(archive: Archive):
    add_all(archive, [verified(), verified(rules="yatzy+four-as-two-pairs")])
    with archive.writing() as connection:
        connection.execute(text("UPDATE rule_sets SET text = replace(text, '63', '42') WHERE id = 2"))
    assert games(archive).damaged == (2,)


def test_another_spelling_of_capitals_is_the_same_player(archive: Archive):
    add_all(archive, [verified(date="2019"), verified(PAPER.replace("Aino", "AINO"), date="2020")])
    columns = [[sheet.player for sheet in one.verified.game.sheets] for one in games(archive).games]
    assert columns == [["Aino", "Eero"], ["Aino", "Eero"]]
    assert len(games(archive, Filter(players=("aino",))).games) == 2
