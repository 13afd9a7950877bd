"""The reports in a real browser: accessible, silent, and nothing wider than a phone."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.statistics.papers import family, played
from yatzy_print.languages.language import CODES, load
from yatzy_print.report.html import report

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.slow

PHONE = {"width": 390, "height": 844}
SMALL = {"width": 360, "height": 640}
DESKTOP = {"width": 1280, "height": 900}
EN = load("en")
Window = Callable[..., "Page"]
PAGES = {
    "family": lambda: report(family(), EN),
    "personal": lambda: report(family(), load("fi"), ["A"]),
    "two players": lambda: report(family(), load("sv"), ["A", "E"]),
    "other rules": lambda: report([played(("Maja", 200), ("Eero", 150), rules="yatzy-fi")] * 3, load("nb")),
    "few games": lambda: report([played(("Maja", 200))], load("da")),
    "no games": lambda: report([], EN),
}


@pytest.fixture(params=sorted(PAGES))
def file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / "report.html"
    path.write_text(PAGES[request.param](), encoding="utf-8")
    return path


@pytest.fixture
def opened(browser: "Browser", file: Path) -> Iterator[Callable[..., "Page"]]:
    """Opens the page in a window of its own."""
    contexts = []

    def window(path: Path = file, **options: Any) -> "Page":
        contexts.append(browser.new_context(**options))
        page = contexts[-1].new_page()
        page.goto(path.as_uri())
        return page

    yield window
    for context in contexts:
        context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(opened: Window, scheme: str) -> None:
    axe = pytest.importorskip(
        "axe_playwright_python.sync_playwright", reason="axe is not installed: extra browser"
    )
    found = axe.Axe().run(opened(viewport=DESKTOP, color_scheme=scheme))
    assert found.violations_count == 0, found.generate_report()


def test_no_message_and_no_request(browser: "Browser", file: Path) -> None:
    page = browser.new_page()
    messages: list[str] = []
    asked: list[str] = []
    page.on("console", lambda message: messages.append(message.text))
    page.on("pageerror", lambda error: messages.append(str(error)))
    page.on("request", lambda request: asked.append(request.url))
    page.goto(file.as_uri())
    assert messages == []
    assert asked == [file.as_uri()]
    page.close()


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_page_never_scrolls_sideways(opened: Window, viewport: dict[str, int]) -> None:
    page = opened(viewport=viewport)
    assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]


def test_the_last_column_of_the_players_is_on_a_small_phone(browser: "Browser", tmp_path: Path) -> None:
    beyond = "[...document.querySelectorAll('.wide')].map((card) => card.scrollWidth - card.clientWidth)"
    for code in CODES:
        path = tmp_path / f"{code}.html"
        path.write_text(report(family(), load(code)), encoding="utf-8")
        page = browser.new_page(viewport=SMALL)
        page.goto(path.as_uri())
        assert max(page.evaluate(beyond)) <= 0, code
        page.close()


def test_it_reads_the_same_without_scripts(opened: Window) -> None:
    headings = "[...document.querySelectorAll('h1, h2, h3')].map(one => one.textContent)"
    with_script = opened().evaluate(headings)
    plain = opened(java_script_enabled=False)
    assert [one.text_content() for one in plain.query_selector_all("h1, h2, h3")] == with_script


def test_any_two_games_can_be_chosen(browser: "Browser", tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    path.write_text(report([played(("Maja", total)) for total in (150, 180, 230)], EN), encoding="utf-8")
    page = browser.new_page()
    page.goto(path.as_uri())
    total = "[...document.querySelectorAll('[data-line=total] td')].map(one => one.textContent)"
    assert page.evaluate(total) == ["230", "180", "+50"]
    page.select_option("[data-compare] select >> nth=0", "0")
    assert page.evaluate(total) == ["150", "180", "−30"]
    page.close()


def test_the_players_are_sorted_by_any_column(browser: "Browser", tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    path.write_text(report(family(), EN), encoding="utf-8")
    page = browser.new_page()
    page.goto(path.as_uri())
    first = "[...document.querySelectorAll('[data-sorts] tbody th')].map(one => one.textContent).join('')"
    assert page.evaluate(first) == "BCADE", "the page's own order: means, those with few games last"
    for head, order in (
        ("Average", "EBCAD"),
        ("Average", "DACBE"),
        ("Games", "ACBDE"),  # equals stay as they stood
        ("Player", "ABCDE"),
        ("Player", "EDCBA"),
    ):
        page.click(f"[data-sorts] th:has-text('{head}') button")
        assert page.evaluate(first) == order, head
    assert page.get_attribute("[data-sorts] th[aria-sort]", "aria-sort") == "descending"
    page.close()


def test_paper_cuts_no_chart_and_opens_every_table(opened: Window) -> None:
    page = opened()
    page.emulate_media(media="print")
    assert page.evaluate("[...document.querySelectorAll('.data')].every(one => one.offsetHeight > 0)")
    uncut = "one => getComputedStyle(one).breakInside === 'avoid'"
    assert page.evaluate(f"[...document.querySelectorAll('svg.chart')].every({uncut})")
