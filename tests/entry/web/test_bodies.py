"""Bodies that are no game: each is refused in words, and nothing of it is kept."""

import json

import pytest

from tests.entry.web.visitor import GAME, Visitor

DRAFT = {
    "id": "0123456789abcdef",
    "revision": 1,
    "at": 1,
    "state": {"rules": "yatzy", "columns": [{"name": "Maja", "cells": {"ones": "3"}, "written": {}}]},
}


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"nonsense",
        b"[]",
        b"null",
        b"\xff\xfe{}",
        b"[" * 60_000,
        b'{"a":' * 10_000,
        b'{"game": ' + b"9" * 60_000 + b"}",
        b'{"game": 1e999}',
        b'{"game": NaN}',
        b'{"game": {}, "game": {}}',
        b'{"game": "\\u0000"}',
        b'{"game": "\\ud800"}',
    ],
    ids=lambda body: body[:20].decode("latin-1"),
)
@pytest.mark.parametrize("path", ["/check", "/save", "/pdf", "/drafts", "/drafts/drop"])
def test_what_is_no_json_object_is_refused(visitor: Visitor, path: str, body: bytes) -> None:
    assert visitor.ask("POST", path, body).status == 422


SHEET = GAME["sheets"][0]


@pytest.mark.parametrize(
    "game",
    [
        None,
        "game",
        {},
        {**GAME, "format": "yatzy-print/game/2"},
        {**GAME, "more": 1},
        {**GAME, "sheets": []},
        {**GAME, "sheets": {}},
        {**GAME, "sheets": [SHEET] * 9},
        {**GAME, "sheets": [{**SHEET, "player": ""}]},
        {**GAME, "sheets": [{**SHEET, "player": "Ma\tja"}]},
        {**GAME, "sheets": [{**SHEET, "player": "Ma\x00ja"}]},
        {**GAME, "sheets": [{**SHEET, "player": "Ma\u0085ja"}]},
        {**GAME, "sheets": [{**SHEET, "player": "M" * 201}]},
        {**GAME, "sheets": [{**SHEET, "more": 1}]},
        {**GAME, "sheets": [{**SHEET, "entries": {"nonsense": 1}}]},
        {**GAME, "sheets": [{**SHEET, "written": {"total": "8"}}]},
        {**GAME, "rules": "nonsense"},
        {**GAME, "rules": "/etc/passwd.toml"},
    ],
    ids=str,
)
def test_what_is_no_game_is_refused(visitor: Visitor, game: object) -> None:
    assert visitor.post("/save", {"game": game, "id": None}).status == 422


@pytest.mark.parametrize("id_", ["1", -1, True, 1.5, [1], {"a": 1}], ids=str)
def test_the_number_of_a_game_is_a_number(visitor: Visitor, id_: object) -> None:
    assert visitor.post("/save", {"game": GAME, "id": id_}).status == 422


@pytest.mark.parametrize(
    "changed",
    [
        {"id": "../../etc/passwd"},
        {"id": "0123456789ABCDEF"},
        {"id": 1},
        {"revision": -1},
        {"revision": "1"},
        {"at": None},
        {"more": 1},
        {"state": []},
        {"state": {}},
        {"state": {"columns": []}},
        {"state": {"columns": [{}]}},
        {"state": {"columns": [1]}},
        {"state": {"columns": [{"name": "x", "cells": {"ones": 3}, "written": {}}]}},
        {"state": {"columns": DRAFT["state"]["columns"] * 9}},
    ],
    ids=str,
)
def test_what_is_no_draft_is_refused(visitor: Visitor, changed: dict[str, object]) -> None:
    assert visitor.post("/drafts", {**DRAFT, **changed}).status == 422
    assert list((visitor.folder / "state").rglob("*passwd*")) == []


def test_a_body_has_a_length_and_a_limit(visitor: Visitor) -> None:
    assert visitor.ask("POST", "/check", None, Content_Length=None).status == 411
    assert visitor.ask("POST", "/check", b" " * (64 * 1024) + b"{}").status == 413
    assert visitor.ask("POST", "/check", json.dumps({"game": GAME}).encode().ljust(64 * 1024)).status == 200
