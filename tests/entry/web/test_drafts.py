"""Drafts kept by the server: newer ones stay, damaged ones are passed over."""

from pathlib import Path

import pytest

from tests.entry.web.test_bodies import DRAFT
from tests.entry.web.visitor import Visitor, running
from yatzy_print.entry.web.drafts import MOST, Drafts
from yatzy_print.errors import Trouble


def test_a_draft_outlives_the_server_and_its_port(tmp_path: Path) -> None:
    with running(tmp_path) as visitor:
        assert visitor.post("/drafts", DRAFT).values == {"kept": True}
    (tmp_path / "state" / "web-port").unlink()
    with running(tmp_path) as other:
        assert '"name":"Maja"' in other.get("/").body.decode()
        other.post("/drafts/drop", {"id": DRAFT["id"]})
        assert '"name":"Maja"' not in other.get("/").body.decode()


def test_two_tabs_do_not_overwrite_each_other(visitor: Visitor) -> None:
    visitor.post("/drafts", {**DRAFT, "revision": 5})
    assert visitor.post("/drafts", {**DRAFT, "revision": 5, "at": 2}).status == 409
    assert visitor.post("/drafts", {**DRAFT, "revision": 4}).status == 409
    assert visitor.post("/drafts", {**DRAFT, "revision": 5}).status == 200, (
        "the same once more, as after a lost answer"
    )
    assert visitor.post("/drafts", {**DRAFT, "revision": 6}).status == 200


def test_the_last_port_is_tried_first(tmp_path: Path) -> None:
    with running(tmp_path) as first:
        port = first.door.port
        with running(tmp_path) as second:
            assert second.door.port != port, "it is taken"
    with running(tmp_path) as third:
        assert third.door.port == second.door.port


@pytest.mark.parametrize("text", ["", "nonsense", "80", "99999999", "-1", "٣٤٥٦"])
def test_a_damaged_port_file_is_no_trouble(tmp_path: Path, text: str) -> None:
    (tmp_path / "state").mkdir()
    (tmp_path / "state" / "web-port").write_text(text)
    with running(tmp_path) as visitor:
        assert visitor.get("/").status == 200


def test_damaged_drafts_are_passed_over_and_left_alone(tmp_path: Path) -> None:
    drafts = Drafts(tmp_path)
    drafts.keep(DRAFT)
    (tmp_path / "fedcba9876543210.json").write_text("{")
    assert [one["id"] for one in drafts.all("yatzy")] == [DRAFT["id"]]
    assert drafts.all("maxi-yatzy") == []
    assert (tmp_path / "fedcba9876543210.json").exists()


def test_the_oldest_give_way(tmp_path: Path) -> None:
    drafts = Drafts(tmp_path)
    for number in range(MOST + 3):
        drafts.keep({**DRAFT, "id": f"{number:016x}", "at": number})
    assert len(list(tmp_path.glob("*.json"))) == MOST
    assert drafts.all("yatzy")[0]["at"] == MOST + 2


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Trouble, match="draft-unwritable"):
        Drafts(tmp_path / "file").keep(DRAFT)
