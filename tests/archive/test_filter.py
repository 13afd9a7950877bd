"""Which games a filter asks for."""

from collections.abc import Iterator

import pytest

from tests.archive.papers import PAPER, verified
from yatzy_print.archive.filter import Filter
from yatzy_print.archive.load import games
from yatzy_print.archive.opening import Archive, open_archive
from yatzy_print.archive.store import add_all
from yatzy_print.errors import Trouble
from yatzy_print.languages.language import load
from yatzy_print.languages.wording import trouble_text

STORED = [
    verified(date="2015"),
    verified(PAPER.replace("Eero", "Maja"), date="2016-12"),
    verified(PAPER.replace("Aino", "Maja"), date="2016-12-24", order="forced"),
    verified(PAPER.replace("Aino", "Otto"), rules="yatzy+four-as-two-pairs"),
]

CASES = [
    (Filter(), {1, 2, 3, 4}, "everything"),
    (Filter(players=("Aino",)), {1, 2}, "one player"),
    (Filter(players=("aino", "MAJA")), {1, 2, 3}, "any of two players, in any capitals"),
    (Filter(rules="yatzy"), {1, 2, 3}, "a rule set without its house rules"),
    (Filter(rules="yatzy+four-as-two-pairs"), {4}, "a house rule"),
    (Filter(order="forced"), {3}, "an order"),
    (Filter(since="2016"), {2, 3}, "since a year; undated games are out"),
    (Filter(since="2016-12-10"), {2, 3}, "since a day: a game of that month may be later"),
    (Filter(since="2016-12-25"), {2}, "since a day: a dated game before it is out"),
    (Filter(since="2017"), set(), "since a year after all"),
    (Filter(until="2015-06-01"), {1}, "until a day: a game of that year may be earlier"),
    (Filter(until="2014"), set(), "until a year before all"),
    (Filter(until="2016-12-24"), {1, 2, 3}, "until a day counts the day"),
    (Filter(until="2016-12-23"), {1, 2}, "until the day before"),
    (Filter(since="2015", until="2015"), {1}, "one year"),
    (Filter(players=("Maja",), order="free"), {2}, "both conditions"),
]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def stored(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Archive]:
    """The four games, once for all cases."""
    if request.param == "sqlite":
        place = str(tmp_path_factory.mktemp("filter") / "games.sqlite")
    else:
        place = request.getfixturevalue("module_schema")
    with open_archive(place) as archive:
        add_all(archive, STORED)
        yield archive


@pytest.mark.parametrize(("asked", "ids", "why"), CASES, ids=[case[2] for case in CASES])
def test_filter(stored: Archive, asked: Filter, ids: set[int], why: str):
    assert {one.id for one in games(stored, asked).games} == ids


def test_an_unknown_player_is_answered_with_near_names(stored: Archive):
    with pytest.raises(Trouble, match="archive-player-unknown") as trouble:
        games(stored, Filter(players=("Ainu",)))
    assert trouble.value.facts == {"player": "Ainu", "nearest": "Aino", "variant": "nearest"}


def test_where_no_name_is_near_none_is_told(stored: Archive):
    with pytest.raises(Trouble, match="archive-player-unknown") as trouble:
        games(stored, Filter(players=("Xqz",)))
    assert trouble_text(load("en"), trouble.value) == (
        "Nobody called “Xqz” is in the archive. “yatzy-print players” lists everybody."
    )
