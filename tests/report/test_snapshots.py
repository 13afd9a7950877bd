"""The reports of the real games as text, in every language; UPDATE_SNAPSHOTS=1 writes them anew."""

import os
from pathlib import Path

import pytest

from tests.report.pages import page
from tests.statistics.papers import family
from yatzy_print.languages.language import CODES, load
from yatzy_print.report.html import report

SNAPSHOTS = Path(__file__).parent / "snapshots"


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("kind", "players"), [("family", ()), ("personal", ("A",))])
def test_the_text_of_the_report(code: str, kind: str, players: tuple[str, ...]) -> None:
    """All but the sheets at the end: those are tested where they are made."""
    language = load(code)
    whole = page(report(family(), language, players)).text
    text, _, _ = whole.partition(f"\n{language.text('report.sheets')}\n")
    snapshot = SNAPSHOTS / f"{kind}-{code}.txt"
    if os.environ.get("UPDATE_SNAPSHOTS"):
        snapshot.write_text(text + "\n", encoding="utf-8")
    assert text + "\n" == snapshot.read_text(encoding="utf-8")
