"""Odd parts of a JSON game: named and left out, the rest kept."""

from typing import Any

import pytest

from yatzy_print.games.findings import Finding
from yatzy_print.notation.json import read_json
from yatzy_print.notation.json_game import Object, paper_of
from yatzy_print.notation.paper import Paper

from .papers import points


def game(sheet: dict[str, Any] | None = None, **facts: Any) -> Paper:
    sheets = [_object({"player": "Aino", **(sheet or {})})]
    return paper_of("g.json", _object({"format": "yatzy-print/game/1", "sheets": sheets, **facts}), None)


def _object(value: Any) -> Any:
    return Object((key, _object(one)) for key, one in value.items()) if isinstance(value, dict) else value


def told(findings: tuple[Finding, ...]) -> list[tuple[str, str | None, dict[str, Any]]]:
    return [(finding.code, finding.category, dict(finding.facts)) for finding in findings]


@pytest.mark.parametrize(
    ("facts", "name", "text"),
    [
        ({"order": "backwards"}, "order", "backwards"),
        ({"state": 3}, "state", "3"),
        ({"place": {"town": "Kotka"}}, "place", "{…}"),
        ({"weather": "rain"}, "weather", "rain"),
    ],
)
def test_facts_that_do_not_fit(facts: dict[str, Any], name: str, text: str) -> None:
    assert told(game(**facts).findings) == [("unknown-fact", None, {"name": name, "text": text})]


@pytest.mark.parametrize(("date", "text"), [("Kesä 24", "Kesä 24"), (["2019"], "[…]")])
def test_a_date_that_does_not_fit(date: Any, text: str) -> None:
    assert told(game(date=date).findings) == [("unknown-fact", None, {"variant": "date", "text": text})]


def test_a_nordic_date_or_a_year_is_read() -> None:
    assert game(date="31.12.2017").game.date == "2017-12-31"
    assert game(date=2017).game.date == "2017"


def odd(name: str, text: str) -> tuple[str, None, dict[str, str]]:
    return ("unknown-fact", None, {"name": name, "text": text})


def unknown(name: str, variant: str, **facts: str) -> tuple[str, None, dict[str, str]]:
    return ("unknown-row", None, {"name": name, "variant": variant, **facts})


@pytest.mark.parametrize(
    ("sheet", "finding"),
    [
        ({"entries": {"onse": 3}}, unknown("onse", "nearest", nearest="ones")),
        ({"entries": {"villa": 9}}, unknown("villa", "elsewhere", rules="maxi-yatzy")),
        ({"entries": {"ones": "three"}}, ("not-a-score", "ones", {"text": "three"})),
        ({"entries": {"ones": -3}}, ("not-a-score", "ones", {"text": "-3"})),
        ({"entries": {"ones": True}}, ("not-a-score", "ones", {"text": "true"})),
        ({"entries": {"ones": 2.5}}, ("not-a-score", "ones", {"text": "2.5"})),
        ({"entries": {"ones": {"points": 3, "colour": "red"}}}, odd("ones.colour", "red")),
        ({"extra": "many"}, odd("extra", "many")),
        ({"written": {"total": "218"}}, odd("total", "218")),
        ({"written": {"sum": 71}}, odd("sum", "71")),
        ({"team": 5}, odd("team", "5")),
        ({"shoes": 44}, odd("shoes", "44")),
    ],
)
def test_parts_of_a_sheet_that_do_not_fit(sheet: dict[str, Any], finding: tuple[Any, ...]) -> None:
    assert told(game(sheet).sheet_findings[0]) == [finding]


def test_a_row_twice_keeps_the_first() -> None:
    text = (
        '{"format": "yatzy-print/game/1", "sheets": [{"player": "Aino", "entries": {"ones": 1, "ones": 2}}]}'
    )
    (one,) = read_json("g.json", text).papers
    assert points(one.game.sheets[0]) == {"ones": 1}
    assert told(one.sheet_findings[0]) == [("duplicate-row", "ones", {"first": "1", "second": "2"})]


def test_names_are_cleaned_and_may_be_numbers() -> None:
    assert game({"player": " Anna\t Liisa "}).game.sheets[0].player == "Anna Liisa"
    assert game({"player": 1}).game.sheets[0].player == "1"


def test_without_rules_it_is_yatzy() -> None:
    assert game().game.rules == "yatzy"
