"""What the routes answer: closed to other pages, the engine's findings, and an archive that loses nothing."""

import json
from pathlib import Path

import pytest

from tests.entry.web.visitor import GAME, Visitor, running
from yatzy_print.entry.web.application import HEADERS

ROWS = {
    "ones": 3, "twos": 8, "threes": 9, "fours": 16, "fives": 15, "sixes": 18, "one_pair": 12, "two_pairs": 22,
    "three_of_a_kind": 15, "four_of_a_kind": 0, "small_straight": 15, "large_straight": 20, "full_house": 28,
    "chance": 24, "yatzy": 0,
}  # fmt: skip


def whole(total: int = 255, player: str = "Äiti", **changed: int) -> dict:
    sheet = {**GAME["sheets"][0], "player": player, "entries": {**ROWS, **changed}}
    return {**GAME, "sheets": [{**sheet, "written": {**sheet["written"], "total": total}}]}


@pytest.mark.parametrize(
    "path", ["/", "/games", "/games/999", "/report", "/nowhere", "/../../etc/passwd", "/favicon.ico"]
)
def test_every_answer_is_closed_to_other_pages(visitor: Visitor, path: str) -> None:
    answer = visitor.get(path)
    assert HEADERS.items() <= answer.headers.items()
    assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
    assert "Server" not in answer.headers


def test_scripts_run_by_a_nonce_that_is_new_every_time(visitor: Visitor) -> None:
    policies = {visitor.get("/").headers["Content-Security-Policy"] for _ in range(2)}
    assert len(policies) == 2
    assert all("unsafe" not in policy and "default-src 'none'" in policy for policy in policies)


@pytest.mark.parametrize(
    "path",
    ["/nowhere", "/static/x", "/../pyproject.toml", "/%2e%2e/%2e%2e/etc/passwd", "/templates/entry/page.html",
     "/games/-1", "/games/1.5", "/games/99999999999999999999", "/drafts/../../x"],
)  # fmt: skip
def test_there_are_no_routes_but_its_own(visitor: Visitor, path: str) -> None:
    assert visitor.get(path).status in (404, 405)


@pytest.mark.parametrize("rules", ["nonsense", "../../etc/passwd", "own.toml", "/etc/passwd.toml", "yatzy+x"])
def test_rules_are_no_files(visitor: Visitor, rules: str) -> None:
    assert visitor.get(f"/?rules={rules}").status == 409


def test_the_engine_explains_the_written_total(visitor: Visitor) -> None:
    found = visitor.post("/check", {"game": whole(205)}).values["findings"]
    assert [(one["column"], one["row"], one["wrong"]) for one in found] == [(0, "total", True)]
    assert found[0]["text"] == "Äiti: the total on paper is 205, computed 255. The bonus was forgotten."


def test_a_game_is_saved_opened_corrected_removed_and_brought_back(tmp_path: Path) -> None:
    with running(tmp_path) as visitor:
        saved = visitor.post("/save", {"game": whole(), "id": None, "version": None}).values
        assert saved == {"id": 1, "already": False, "message": "Saved as game 1."}
        assert visitor.post("/save", {"game": whole(), "id": None}).values["already"]
        opened = visitor.get("/games/1").values
        assert json.loads(opened["game"])["sheets"][0]["player"] == "Äiti"
        corrected = {"game": whole(251, chance=20), "id": 1, "version": opened["version"]}
        assert visitor.post("/save", corrected).values["message"] == "Game 1 is corrected."
        assert "Äiti 251" in visitor.get("/games").values["games"][0]["text"]
        assert visitor.post("/games/1/restore", {}).status == 200
        assert "Äiti 255" in visitor.get("/games").values["games"][0]["text"]
        visitor.post("/games/1/remove", {})
        assert visitor.get("/games").values == {"games": []}
        assert visitor.post("/games/1/restore", {}).values["message"] == "Game 1 is as it was before."
        assert "Äiti" in visitor.get("/report").body.decode()


def test_nothing_is_overwritten_silently(tmp_path: Path) -> None:
    with running(tmp_path) as visitor:
        visitor.post("/save", {"game": whole(), "id": None})
        version = visitor.get("/games/1").values["version"]
        first = visitor.post("/save", {"game": whole(251, chance=20), "id": 1, "version": version})
        second = visitor.post("/save", {"game": whole(252, chance=21), "id": 1, "version": version})
        assert (first.status, second.status) == (200, 409)
        assert second.values["message"].startswith("Game 1 was changed elsewhere")
        assert "Äiti 251" in visitor.get("/games").values["games"][0]["text"]


def test_a_game_with_an_error_is_not_saved(visitor: Visitor) -> None:
    answer = visitor.post("/save", {"game": whole(255, twos=7), "id": None})
    assert answer.status == 409
    assert answer.values["message"].startswith("Not saved, for there is an error in the game.")


def test_a_new_name_near_to_a_known_one_is_told(visitor: Visitor) -> None:
    visitor.post("/save", {"game": GAME, "id": None})
    other = {**GAME, "sheets": [{**GAME["sheets"][0], "player": "Maia"}]}
    told = visitor.post("/save", {"game": other, "id": None}).values["message"]
    assert told.startswith("Saved as game 2. Maia is new in the archive, but the name is much like Maja.")


def test_a_full_disk_loses_nothing_and_is_told(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite").write_text("this is no archive, and its bytes stay")
    with running(tmp_path, "sv") as visitor:
        answer = visitor.post("/save", {"game": whole(), "id": None})
        assert answer.status == 409
        assert "games.sqlite" in answer.values["message"]
        assert visitor.get("/").status == 200
    assert (tmp_path / "games.sqlite").read_text() == "this is no archive, and its bytes stay"


def test_the_filled_card(visitor: Visitor) -> None:
    answer = visitor.post("/pdf", {"game": whole()})
    assert answer.headers["Content-Type"] == "application/pdf"
    assert answer.body.startswith(b"%PDF-")


def test_what_breaks_inside_is_not_shown(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("/home/secret")

    monkeypatch.setattr("yatzy_print.entry.web.application.told", broken)
    answer = visitor.post("/check", {"game": whole()})
    assert answer.status == 500
    assert "secret" not in answer.body.decode()
    assert "Traceback" not in answer.body.decode()
