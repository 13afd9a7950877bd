"""A bar appears on a terminal after a second, and nowhere else."""

from io import StringIO

import pytest

from yatzy_print.printing import progress


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def drawn(stream: StringIO) -> str:
    with progress.page_counter(3, stream, "Pages") as on_page:
        for _ in range(3):
            on_page()
    return stream.getvalue()


def test_a_short_print_shows_none() -> None:
    assert drawn(Terminal()) == ""


def test_a_long_print_counts_its_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "PATIENCE", -1.0)
    monkeypatch.setenv("TERM", "xterm")
    text = drawn(Terminal())
    assert "Pages" in text and "3/3" in text


def test_a_file_or_a_pipe_shows_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "PATIENCE", -1.0)
    assert drawn(StringIO()) == ""
