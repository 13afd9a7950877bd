"""Short ways to write a paper in a test and to say what was read from it."""

from yatzy_print.games.findings import Finding
from yatzy_print.games.game import Sheet
from yatzy_print.languages.language import load
from yatzy_print.languages.wording import finding_text
from yatzy_print.notation.paper import Paper, Reading
from yatzy_print.notation.read import read
from yatzy_print.rules.load import rule_set

YATZY, MAXI = rule_set("yatzy"), rule_set("maxi-yatzy")


def reading(text: str, rules: str | None = None) -> Reading:
    return read("paper.csv", text.encode(), rule_set(rules) if rules else None)


def paper(text: str, rules: str | None = None) -> Paper:
    """The one paper that a text holds."""
    result = reading(text, rules)
    assert result.unread == ()
    (one,) = result.papers
    return one


def points(sheet: Sheet) -> dict[str, int]:
    return {id_: entry.points for id_, entry in sheet.entries.items()}


def said(one: Paper) -> list[str]:
    """What is said about a paper in English, missing rows aside: tests write only the rows they are about."""
    return [
        *_texts(one, one.findings, ""),
        *(
            text
            for sheet, found in zip(one.game.sheets, one.sheet_findings, strict=True)
            for text in _texts(one, found, sheet.player)
        ),
    ]


def _texts(one: Paper, findings: tuple[Finding, ...], player: str) -> list[str]:
    shown = [finding for finding in findings if finding.code != "missing-row"]
    return [finding_text(load("en"), finding, one.rules, player) for finding in shown]
