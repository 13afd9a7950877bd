"""The owner of files: bounded reading, whole writing, nothing of another kind written over."""

import errno
import os
from pathlib import Path

import pytest

from yatzy_print.errors import Trouble
from yatzy_print.files import read_input, safe_name, write_output

PDF = b"%PDF-1.4 first"


def test_a_result_is_written_whole_and_may_replace_one_of_its_kind(tmp_path: Path) -> None:
    path = tmp_path / "new" / "card.pdf"
    assert write_output(path, PDF) == str(path)
    write_output(path, b"%PDF-1.4 second")
    assert path.read_bytes() == b"%PDF-1.4 second"
    assert [one.name for one in path.parent.iterdir()] == ["card.pdf"]


def test_a_full_disk_leaves_what_stood_there_and_no_half_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "card.pdf"
    write_output(path, PDF)

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Trouble, match="output-unwritable"):
        write_output(path, b"%PDF-1.4 second")
    assert path.read_bytes() == PDF
    assert [one.name for one in tmp_path.iterdir()] == ["card.pdf"]


@pytest.mark.parametrize(
    ("name", "content", "written"),
    [
        ("card.pdf", b"my diary", False),
        ("paper.csv", b"Row;Aino\n", False),
        ("report.html", b"<!DOCTYPE html><p>", True),
        ("report.html", b"SQLite format 3\0", False),
        ("card.pdf", b"", True),
    ],
)
def test_only_a_file_of_the_same_kind_is_written_over(
    tmp_path: Path, name: str, content: bytes, written: bool
) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    if written:
        write_output(path, PDF)
    else:
        with pytest.raises(Trouble, match="output-other-kind"):
            write_output(path, PDF)
    assert (path.read_bytes() == PDF) == written


def test_an_input_is_never_written_over_by_any_of_its_names(tmp_path: Path) -> None:
    path = tmp_path / "filled.pdf"
    path.write_bytes(PDF)
    link = tmp_path / "link.pdf"
    link.symlink_to(path)
    with pytest.raises(Trouble, match="output-is-input"):
        write_output(link, b"%PDF-1.4 second", inputs=[path])
    assert path.read_bytes() == PDF


def test_reading_is_bounded(tmp_path: Path) -> None:
    path = tmp_path / "paper.csv"
    path.write_bytes(b"12345")
    assert read_input(path, largest=5) == b"12345"
    with pytest.raises(Trouble, match="file-too-large"):
        read_input(path, largest=4)


@pytest.mark.parametrize(
    ("parts", "name"),
    [
        (("card", "yatzy", "fi"), "card-yatzy-fi"),
        (("../../etc/passwd",), "etc-passwd"),
        (("Åsa Öhman", "", "Ελένη"), "Åsa-Öhman-Ελένη"),
        (("a/b\\c:d*e",), "a-b-c-d-e"),
        (("",), "yatzy"),
        (("x" * 300,), "x" * 120),
    ],
)
def test_names_are_safe_in_any_folder(parts: tuple[str, ...], name: str) -> None:
    assert safe_name(*parts) == name
