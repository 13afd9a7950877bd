"""The numbers as one plain document."""

import json

import pytest

from tests.statistics.papers import family, played
from yatzy_print.statistics.document import document
from yatzy_print.statistics.parts import parts
from yatzy_print.statistics.source import source


def test_the_real_games() -> None:
    (mode,) = document(parts(source(family())))["modes"]
    assert (mode["rules"], mode["order"], mode["games"]) == ("yatzy", "free", 31)
    assert [player["player"] for player in mode["players"]] == ["A", "B", "C", "D", "E"]
    first = mode["players"][0]
    assert first["mean"] == pytest.approx(7226 / 31)
    assert (first["from_300"], first["best"]["total"], first["bonus"]["hits"]) == (2, 320, 27)
    assert {one["player"]: one["wins"] for one in first["against"]} == {"B": 12, "C": 13, "D": 14, "E": 0}
    assert sum(first["totals"].values()) == first["games"]


def test_it_is_json_without_nan() -> None:
    games = [played(("Maja", 200)), played(("Maja", 10), state="cancelled")]
    text = json.dumps(document(parts(source(games))), allow_nan=False)
    (player,) = json.loads(text)["modes"][0]["players"]
    assert (player["sd"], player["win_rate"]) == (None, None)


def test_only_the_named_players() -> None:
    (mode,) = document(parts(source(family())), ["b", "nobody"])["modes"]
    assert [player["player"] for player in mode["players"]] == ["B"]


def test_no_games_no_modes() -> None:
    assert document(parts(source([]))) == {"modes": []}
