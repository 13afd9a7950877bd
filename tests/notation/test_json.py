"""Games as JSON: one, a list, one a line; exact both ways; one bad game never takes the others with it."""

import json
from typing import Any

import pytest

from yatzy_print.games.game import Entry, Game, Sheet, Written
from yatzy_print.notation.json import read_json, write_json

GAME = Game(
    "yatzy",
    (
        Sheet("Maja", {"ones": Entry(2), "twos": Entry(6, (2, 2, 2, 4, 6), 3), "yatzy": Entry(0)}, 0,
              Written(71, 50, None, None, 218), "Reds"),
        Sheet("Åke", {"chance": Entry(12, (1, 1, 2, 2, 6)), "ones": Entry(1, None, 7)}, 100, Written(), None),
    ),
    "forced", "cancelled", "2026-11", "Kotka", "windy",
)  # fmt: skip


def document(**changes: Any) -> str:
    return json.dumps({**json.loads(write_json(GAME)), **changes})


def test_the_format_on_paper() -> None:
    assert json.loads(write_json(GAME)) == {
        "format": "yatzy-print/game/1", "rules": "yatzy", "order": "forced", "state": "cancelled",
        "date": "2026-11", "place": "Kotka", "note": "windy",
        "sheets": [
            {"player": "Maja", "team": "Reds",
             "entries": {"ones": 2, "twos": {"points": 6, "dice": [2, 2, 2, 4, 6], "turn": 3}, "yatzy": 0},
             "extra": 0, "written": {"upper": 71, "bonus": 50, "lower": None, "total": 218}},
            {"player": "Åke", "team": None,
             "entries": {"chance": {"points": 12, "dice": [1, 1, 2, 2, 6]}, "ones": {"points": 1, "turn": 7}},
             "extra": 100, "written": {"upper": None, "bonus": None, "lower": None, "total": None}},
        ],
    }  # fmt: skip


def test_a_game_comes_back_as_it_was() -> None:
    (one,) = read_json("g.json", write_json(GAME)).papers
    assert (one.source, one.game, one.findings, one.sheet_findings) == ("g.json", GAME, (), ((), ()))


def test_a_list_and_one_a_line() -> None:
    listed = read_json("g.json", f"[{document()},{document(date=None)}]")
    lines = read_json("g.jsonl", write_json(GAME, indent=None) * 3)
    assert [one.source for one in listed.papers] == ["g.json#1", "g.json#2"]
    assert [one.game for one in lines.papers] == [GAME] * 3


def test_one_bad_line_of_fifty() -> None:
    good = write_json(GAME, indent=None)
    result = read_json("g.jsonl", good * 20 + '{"format": broken\n' + good * 29)
    assert len(result.papers) == 49
    (bad,) = result.unread
    assert (bad.source, bad.trouble.code, bad.trouble.facts["line"]) == ("g.jsonl#21", "json-damaged", 21)


def test_one_bad_game_in_a_list() -> None:
    result = read_json("g.json", f'[{document()}, {{"format": "yatzy-print/game/1"}}, 7]')
    assert len(result.papers) == 1
    assert [unread.source for unread in result.unread] == ["g.json#2", "g.json#3"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('{"format": "yatzy-print/game/1",\n "rules": }', "json-damaged"),
        ("[" * 100_000, "json-too-deep"),
        ('{"format": ' + "1" * 10_000 + "}", "json-other-format"),
        ("[]", "json-not-a-game"),
        ("{}", "json-not-a-game"),
        ('{"format": "yatzy-print/game/9"}', "json-other-format"),
        (document(sheets=None), "json-not-a-game"),
        (document(sheets=[]), "no-players"),
        (document(sheets=[{"player": str(n)} for n in range(20)]), "too-many-players"),
        (document(sheets=[{"entries": {}}]), "json-not-a-game"),
        (document(sheets=[{"player": "A", "entries": [1]}]), "json-not-a-game"),
        (document(rules="bridge"), "unknown-rules"),
        (document(rules=["yatzy"]), "unknown-rules"),
    ],
)
def test_what_is_no_game_is_refused_by_name(text: str, code: str) -> None:
    (unread,) = read_json("g.json", text).unread
    assert (unread.trouble.code, unread.trouble.facts["path"]) == (code, unread.source)


def test_damage_is_named_by_line() -> None:
    (unread,) = read_json("g.json", '{\n"format": "yatzy-print/game/1",\n"rules": }').unread
    assert unread.trouble.facts["line"] == 3
