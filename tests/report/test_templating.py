"""Compiled templates are kept for the next run, and nothing depends on that."""

from pathlib import Path

import pytest

from tests.statistics.papers import family
from yatzy_print.languages.language import load
from yatzy_print.report.html import report
from yatzy_print.report.templating import environment


@pytest.fixture(autouse=True)
def fresh():
    environment.cache_clear()
    yield
    environment.cache_clear()


def page(monkeypatch: pytest.MonkeyPatch, folder: Path) -> str:
    monkeypatch.setenv("YATZY_PRINT_CACHE", str(folder))
    environment.cache_clear()
    return report(family(), load("en"))


def test_a_kept_template_gives_the_same_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = page(monkeypatch, tmp_path)
    kept = list((tmp_path / "templates").iterdir())
    assert kept
    assert page(monkeypatch, tmp_path) == first


def test_damaged_ones_are_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = page(monkeypatch, tmp_path)
    for file in (tmp_path / "templates").iterdir():
        file.write_bytes(file.read_bytes()[:100])
    assert page(monkeypatch, tmp_path) == first


def test_a_report_is_made_where_nothing_can_be_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = page(monkeypatch, tmp_path)
    (tmp_path / "file").write_text("no folder")
    assert page(monkeypatch, tmp_path / "file") == first
