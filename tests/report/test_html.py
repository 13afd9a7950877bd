"""The reports as their readers see them."""

import re

import pytest

from tests.games.paper import WHOLE, changed, sheet, verify
from tests.report.pages import page
from tests.statistics.papers import family, played
from yatzy_print.languages.language import CODES, load
from yatzy_print.report.html import each, report

EN = load("en")
HOSTILE = (
    "<script>alert(1)</script>",
    "{{7*7}}",
    '"><img src=x onerror=alert(1)>',
    "O'Brien & Sønner",
    "</style>",
)


def test_a_player_of_the_real_games() -> None:
    """Figures added up from the 31 papers: 7226 points, 27 bonuses, 26 small straights struck."""
    found = page(report(family(), load("fi"), ["A"]))
    assert found.row("Keskiarvo") == ["233,1"]
    assert found.row("Paras")[0] == "320"
    assert found.row("Bonusprosentti")[:2] == ["87%", "27/31"]
    assert found.row("Pieni suora") == ["15", "2,4", "3,1", "3,9", "26", "84%", "67–93%", "79%", "74%"]


def test_the_whole_family() -> None:
    found = page(report(family(), EN))
    assert found.row("B")[:5] == ["243.6", "31", "11", "35%", "303"]
    assert found.row("Small straight")[:4] == ["84%", "26", "90%", "28"]


def test_no_games_are_said_so() -> None:  # A130
    assert "No games yet" in page(report([], EN)).text
    assert "Maja has no finished game yet." in page(report([], EN, ["Maja"])).text


def test_few_games_are_said_to_prove_little() -> None:
    assert "Only one game so far" in page(report([played(("Maja", 150))], EN)).text
    assert "Only 2 games so far" in page(report([played(("A", 150), ("B", 160))] * 2, EN)).text
    assert "so far: the numbers prove little" not in page(report(family(), EN, ["A"])).text


def test_one_player_alone_gets_the_personal_report() -> None:  # A128
    found = page(report([played(("Maja", 150)), played(("Maja", 210))], EN))
    assert found.lines[0] == "Maja"
    assert "Wins" not in found.text


def test_rule_sets_and_orders_have_parts_of_their_own() -> None:
    games = [
        played(("Maja", 210)),
        played(("Maja", 120), order="forced"),
        played(("Maja", 200), rules="yatzy-fi"),
    ]
    found = page(report(games, EN, ["Maja"]))
    headings = [tag for tag, _ in found.tags if tag == "h2"]
    assert len(headings) == 4  # three parts and the sheets
    means = [line for line in found.lines if re.fullmatch(r"Average \d.*", line)]
    assert means == ["Average 210.0", "Average 120.0", "Average 200.0"]


def test_left_out_games_are_counted_in_words() -> None:  # A114
    unfinished = verify(sheet(changed(WHOLE, chance=None), "Maja"), sheet(WHOLE, "Eero"))
    games = [played(("Maja", 210), ("Eero", 150)), played(("Maja", 50), state="cancelled"), unfinished]
    text = page(report(games, EN)).text
    assert "Not counted: 1 cancelled game, 1 unfinished game." in text


def test_a_name_is_only_a_name() -> None:
    games = [played((name, 150 + place), ("Maja", 140)) for place, name in enumerate(HOSTILE)]
    for html in (report(games, EN), report(games, EN, HOSTILE), *(text for _, text in each(games, EN))):
        found = page(html)
        scripts = [attributes for tag, attributes in found.tags if tag == "script"]
        assert {attributes.get("type") for attributes in scripts} <= {None, "application/json"}
        assert sum(attributes.get("type") is None for attributes in scripts) == 1
        assert not [tag for tag, _ in found.tags if tag == "img"]
    assert all(name in page(report(games, EN)).text for name in HOSTILE)


@pytest.mark.parametrize("players", [(), ("A",), ("A", "B")])
def test_nothing_is_fetched_and_only_our_script_may_run(players: tuple[str, ...]) -> None:
    html = report(family(), EN, players)
    found = page(html)
    assert not found.values("src")
    assert all(link.startswith("#game-") for link in found.values("href"))
    assert "http:" not in html and "https:" not in html and "@import" not in html
    policy = next(content for content in found.values("content") if "default-src" in content)
    assert policy.startswith("default-src 'none'; style-src 'sha256-")
    assert "unsafe" not in policy
    assert not found.values("style")
    assert not [name for _, attributes in found.tags for name in attributes if name.startswith("on")]


@pytest.mark.parametrize("players", [(), ("A",), ("A", "B", "E")])
def test_ids_are_unique_and_every_link_leads_somewhere(players: tuple[str, ...]) -> None:
    found = page(report(family(), EN, players))
    ids = found.values("id")
    assert len(ids) == len(set(ids))
    assert {link.removeprefix("#") for link in found.values("href")} <= set(ids)
    assert set(found.values("aria-labelledby")) <= set(ids)
    fills = re.findall(r"url\(#([^)]+)\)", " ".join(found.values("fill")))
    assert set(fills) <= set(ids)


@pytest.mark.parametrize("code", CODES)
def test_every_language_is_whole(code: str) -> None:
    found = page(report(family(), load(code), ["A", "E"]))
    assert found.tags[0][1]["lang"] == code
    assert not re.search(r"\{\w+\}", found.text)
    decimals = set(re.findall(r"233[.,]1", found.text))
    assert decimals == {"233.1" if code == "en" else "233,1"}


@pytest.mark.parametrize("code", CODES)
def test_no_number_is_undefined(code: str) -> None:  # A130
    games = [played(("Maja", 0), ("Eero", 0))]
    text = page(report(games, load(code), ["Maja"])).text + page(report(games, load(code))).text
    assert not re.search(r"nan|None|inf\b", text)


def test_records_lead_to_their_sheets() -> None:
    found = page(report(family(), EN, ["A"]))
    assert "320 December 2015 better than 98% of optimal games" in found.lines
    assert "Total 306 320 272 283" in found.text


def test_an_all_zero_column_is_pointed_out() -> None:
    assert "D: sheets with 0 in every row: 5." in page(report(family(), EN)).text


def test_two_players_by_name_whatever_their_capitals() -> None:
    found = page(report([played(("Maja", 150), ("Eero", 140))] * 3, EN, ["maja", "EERO", "Nobody"]))
    assert "Nobody has no finished game yet." in found.text
    assert [line for line in found.lines if " · Yatzy" in line] == ["Maja · Yatzy", "Eero · Yatzy"]


def test_each_gives_everybody_the_page_that_one_report_gives() -> None:
    pages = dict(each(family(), EN))
    assert list(pages) == ["A", "B", "C", "D", "E"]
    assert pages["C"] == report(family(), EN, ["C"])


@pytest.mark.parametrize("number", [1, 31, 300])
def test_a_page_stays_small(number: int) -> None:
    games = (list(family()) * 10)[:number]
    for html in (report(games, EN), report(games, EN, ["A"])):
        assert len(html.encode()) < 60_000 + 1_000 * number


def test_the_same_games_give_the_same_page() -> None:
    assert report(family(), EN) == report(family(), EN)


def test_two_players_side_by_side() -> None:
    """B averages 10.5 points more than A, most of it in the row for a yatzy."""
    found = page(report(family(), EN, ["B", "A"]))
    start = found.lines.index("Two players side by side, points a game · Yatzy")
    lines = found.lines[start : start + 22]
    assert "Row B A Difference" in lines
    assert "Yatzy 25.8 19.4 +6.5" in lines
    assert "Total 243.6 233.1 +10.5" in lines


def test_the_same_player_asked_for_twice_is_told_of_once() -> None:
    assert report(family(), EN, ["A", "a"]) == report(family(), EN, ["A"])
