"""Lines that fit the terminal: broken between words, under the column they continue."""

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from yatzy_print.cli.wrapping import broken


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("short", "short"),
        (
            "evening.csv: Maja: the total on paper is 168, computed 218.",
            "evening.csv: Maja: the total on paper is\n168, computed 218.",
        ),
        (
            "Full house  0, 7, 8, 9, 11, 12, 13, 14, 16, 17, 18",
            "Full house  0, 7, 8, 9, 11, 12, 13, 14,\n            16, 17, 18",
        ),
        (
            "  → the sum is 63, and the bonus is reached by now",
            "  → the sum is 63, and the bonus is\n  reached by now",
        ),
        ("See a/path-that-fits-no-line-of-40-at-all.pdf", "See\na/path-that-fits-no-line-of-40-at-all.pdf"),
    ],
)  # fmt: skip
def test_broken_at_40_characters(text: str, expected: str) -> None:
    assert broken(text, 40) == expected


def on_a_terminal(folder: Path, *words: str) -> list[str]:
    """The lines that the program writes to a terminal of 60 columns."""
    master, slave = pty.openpty()
    environment = os.environ | {"COLUMNS": "60", "YATZY_PRINT_LANG": "en", "NO_COLOR": "1"}
    command = [sys.executable, "-m", "yatzy_print", *words]
    subprocess.run(command, stdout=slave, stderr=slave, stdin=slave, cwd=folder, env=environment, check=False)
    os.close(slave)
    told = b""
    try:
        while part := os.read(master, 65536):
            told += part
    except OSError:  # the other end is closed
        pass
    os.close(master)
    return told.decode().splitlines()


@pytest.mark.parametrize(
    "words", [("rules", "yatzy"), ("rules",), ("check", "no-such-file-in-this-folder-for-sure.csv")]
)
def test_no_line_is_wider_than_the_terminal(words: tuple[str, ...], tmp_path: Path) -> None:
    told = on_a_terminal(tmp_path, *words)
    assert told and max(map(len, told)) <= 60
