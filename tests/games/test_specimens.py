"""A paper for everything that can be found, as people write it, and what is told of it in every language.

The files in `invalid/` are named for the message they bring, those in `invalid/explanations/` for the reason.
`UPDATE_SNAPSHOTS=1 python -m pytest tests/games/test_specimens.py` writes the golden messages anew.
"""

import os
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from yatzy_print.errors import Fact
from yatzy_print.games.check import check_game
from yatzy_print.games.findings import EXPLANATIONS, SEVERITIES, Explanation
from yatzy_print.games.verified import VerifiedGame
from yatzy_print.languages.language import CODES, Language, load
from yatzy_print.languages.wording import finding_text, reasons
from yatzy_print.notation.read import read

INVALID = Path(__file__).parent / "invalid"
SPECIMENS = sorted([*INVALID.glob("*.csv"), *INVALID.glob("*.json")])
REASONS = sorted(INVALID.glob("explanations/*.csv"))
TODAY = "2026-11-30"
UPDATE = bool(os.environ.get("UPDATE_SNAPSHOTS"))
NEVER_PLAIN = {"extra-not-possible"}
"""Always told with why; the plain message stands behind them."""


@cache
def checked(path: Path) -> VerifiedGame:
    [paper] = read(path.name, path.read_bytes()).papers
    return check_game(paper.game, paper.rules, paper.findings, paper.sheet_findings, today=TODAY)


def key(code: str, facts: Mapping[str, Fact]) -> str:
    return f"{code}-{facts['variant']}" if "variant" in facts else code


def told(game: VerifiedGame) -> set[str]:
    return {key(found.code, found.facts) for found in game.all_findings}


def explained(game: VerifiedGame) -> list[Explanation]:
    return [why for found in game.all_findings for why in found.explanations]


@pytest.mark.parametrize("path", SPECIMENS, ids=lambda path: path.stem)
def test_a_specimen_shows_what_it_is_named_for(path: Path) -> None:
    assert path.stem in told(checked(path))


@pytest.mark.parametrize("path", REASONS, ids=lambda path: path.stem)
def test_the_reason_is_told_first(path: Path) -> None:
    whys = [found.explanations[0] for found in checked(path).all_findings if found.explanations]
    assert path.stem in {key(why.code, why.facts) for why in whys}


def test_no_finding_is_without_a_specimen() -> None:
    shown = {path.stem for path in SPECIMENS}
    assert set(load("en").keys("findings")) - NEVER_PLAIN == shown
    assert {code for code in SEVERITIES if not any(name.startswith(code) for name in shown)} == set()


def test_no_explanation_is_without_a_specimen() -> None:
    shown = {path.stem for path in REASONS}
    assert set(load("en").keys("explanations")) - {"perhaps"} == shown
    assert set(EXPLANATIONS) == {why.code for path in REASONS for why in explained(checked(path))}


def messages(language: Language) -> Iterator[str]:
    for path in (*SPECIMENS, *REASONS):
        yield f"{path.relative_to(INVALID)}"
        game = checked(path)
        columns = [("", game.findings), *((sheet.sheet.player, sheet.findings) for sheet in game.sheets)]
        for player, findings in columns:
            for finding in findings:
                if finding.code in ("open-row", "missing-row") and finding.code != path.stem:
                    continue
                yield f"  {finding.severity}: {finding_text(language, finding, game.rules, player)}"
                yield from (f"    {reason}" for reason in reasons(language, finding, game.rules))
        yield ""


@pytest.mark.parametrize("code", CODES)
def test_the_messages_are_the_golden_ones(code: str) -> None:
    golden = INVALID / f"messages-{code}.txt"
    text = "\n".join(messages(load(code)))
    if UPDATE:
        golden.write_text(text, encoding="utf-8")
    assert text == golden.read_text(encoding="utf-8")
