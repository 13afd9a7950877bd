"""The draft's file: whole or not there, and never in the way."""

from pathlib import Path

import pytest

from yatzy_print.entry.conversation.draft import Draft
from yatzy_print.entry.conversation.keeping import ASIDE, FILE_NAME, drop, keep, kept
from yatzy_print.errors import Trouble

DRAFT = Draft({"rules": "yatzy"})


def test_a_draft_is_kept_until_it_is_dropped(tmp_path: Path) -> None:
    folder = tmp_path / "made" / "on first use"
    assert kept(folder) is None
    keep(folder, Draft())
    keep(folder, DRAFT)
    assert kept(folder) == DRAFT
    drop(folder)
    drop(folder)
    assert kept(folder) is None
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("data", [b"", b"{", b"\xff\xfe"])
def test_a_damaged_draft_is_put_aside_and_named(tmp_path: Path, data: bytes) -> None:
    (tmp_path / FILE_NAME).write_bytes(data)
    with pytest.raises(Trouble, match="draft-damaged"):
        kept(tmp_path)
    assert (tmp_path / ASIDE).read_bytes() == data
    assert kept(tmp_path) is None


def test_a_folder_that_cannot_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(Trouble, match="draft-unwritable"):
        keep(tmp_path / "file", DRAFT)
