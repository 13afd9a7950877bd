"""The served page in a real browser: a paper typed in, its mistake found, saved and printed; and attacks."""

import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.entry.page.typing import DESKTOP, PHONE, Column, cell, columns, type_game
from tests.entry.web.visitor import Visitor, running
from yatzy_print.archive.load import games
from yatzy_print.archive.opening import open_archive
from yatzy_print.games.verified import VerifiedGame

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.slow
Open = Callable[..., "Page"]


@pytest.fixture
def visitor(tmp_path: Path) -> Iterator[Visitor]:
    with running(tmp_path) as found:
        yield found


def stored(folder: Path) -> list[VerifiedGame]:
    with open_archive(folder / "games.sqlite", make=False) as opened:
        return [one.verified for one in games(opened).games]


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize(
    ("language", "name", "told", "reason"),
    [
        ("fi", "game-01.csv", "D: loppusumma on paperilla 215, laskettuna 265.", "Bonus on unohtunut."),
        ("sv", "game-03.csv", "D: totalsumman är 181 på pappret, uträknad 231.", "Bonusen glömdes bort."),
        ("nb", "game-05.tsv", "D: totalsummen er 254 på papiret, beregnet 304.", "Bonusen ble glemt."),
    ],
    ids=["fi", "sv", "nb"],
)
def test_a_whole_paper_with_a_mistake(
    window: Open, tmp_path: Path, viewport: dict[str, int], language: str, name: str, told: str, reason: str
) -> None:
    """The first player forgot the bonus while adding; everything else is right."""
    from pypdf import PdfReader

    paper = columns(name)
    wrong = replace(paper[0], total=str(int(paper[0].total) - 50))
    with running(tmp_path, language) as visitor:
        page = window(viewport=viewport, accept_downloads=True, locale="en-US")
        page.goto(visitor.door.address)
        assert "token" not in page.url
        type_game(page, [wrong, *paper[1:]])
        page.wait_for_function("checked.told.length > 0")
        found = page.inner_text("#findings li.wrong")
        assert found.startswith(told)
        assert reason in found
        page.click("#save")
        page.wait_for_selector("#listed button")
        assert page.evaluate("document.querySelector('#notice').getBoundingClientRect().top >= 0")
        with page.expect_download() as download:
            page.click("#pdf")
        text = PdfReader(BytesIO(download.value.path().read_bytes())).pages[0].extract_text()
    (game,) = stored(tmp_path)
    assert [sheet.totals.total for sheet in game.sheets] == [int(column.total) for column in paper]
    assert [sheet.sheet.written.total for sheet in game.sheets] == [
        int(wrong.total),
        *(int(column.total) for column in paper[1:]),
    ]
    for column in (wrong, *paper):
        assert column.total in text


def test_a_saved_game_is_opened_corrected_and_undone(window: Open, visitor: Visitor) -> None:
    page = window()
    page.goto(visitor.door.address)
    type_game(page, columns("game-03.csv"))
    page.click("#save")
    page.click("#listed button >> nth=0")
    page.wait_for_selector("text=You are correcting game 1.")
    page.fill(cell("chance"), "25")
    page.fill(cell("total"), "232")
    page.click("#save")
    page.wait_for_selector("text=Game 1 is corrected.")
    assert stored(visitor.folder)[0].sheets[0].totals.total == 232
    page.click("#notice button")
    page.wait_for_selector("text=Game 1 is as it was before.")
    assert stored(visitor.folder)[0].sheets[0].totals.total == 231
    page.click("#listed button >> nth=1")
    page.wait_for_selector("text=No games yet.")
    page.click("#notice button")
    page.wait_for_selector("#listed button")
    assert len(stored(visitor.folder)) == 1


def test_two_tabs_that_correct_one_game(window: Open, visitor: Visitor) -> None:
    one = window()
    one.goto(visitor.door.address)
    type_game(one, columns("game-03.csv"))
    one.click("#save")
    one.wait_for_selector("#listed button")
    two = window(beside=one)
    two.goto(visitor.door.origin)
    for page, chance in ((one, "25"), (two, "26")):
        page.click("#listed button >> nth=0")
        page.wait_for_selector("text=You are correcting game 1.")
        page.fill(cell("chance"), chance)
    one.click("#save")
    one.wait_for_selector("text=Game 1 is corrected.")
    two.click("#save")
    two.wait_for_selector("text=Game 1 was changed elsewhere meanwhile.")
    assert stored(visitor.folder)[0].sheets[0].sheet.entries["chance"].points == 25
    assert two.input_value(cell("chance")) == "26"


def test_a_server_that_went_away_and_came_back_elsewhere(window: Open, tmp_path: Path) -> None:
    with running(tmp_path) as visitor:
        page = window()
        page.goto(visitor.door.address)
        type_game(page, columns("game-03.csv")[:2])
        page.wait_for_function("unkept === ''")
        typed = page.evaluate("JSON.stringify(gameOf(state))")
    page.fill("#place", "Kotka")
    page.wait_for_selector("text=The program does not answer.")
    (tmp_path / "state" / "web-port").unlink()
    with running(tmp_path) as visitor:
        other = window()
        other.goto(visitor.door.address)
        other.click("text=Go on with it")
        assert other.evaluate("JSON.stringify(gameOf(state))") == typed


def test_a_full_disk_loses_nothing(window: Open, visitor: Visitor) -> None:
    """A file stands where the folder of drafts should be, and the archive is none."""
    (visitor.folder / "state" / "drafts").write_text("")
    (visitor.folder / "games.sqlite").write_text("no archive")
    page = window()
    page.goto(visitor.door.address)
    type_game(page, columns("game-03.csv")[:1])
    page.wait_for_selector("text=the draft cannot be kept there")
    page.click("#save")
    page.wait_for_selector("text=the archive is damaged")
    page.reload()
    assert page.input_value(cell("chance")) == "24"


def test_the_last_keys_before_a_reload_are_kept(window: Open, visitor: Visitor) -> None:
    page = window()
    page.goto(visitor.door.address)
    type_game(page, columns("game-03.csv")[:1])
    page.click(cell("chance"))
    page.keyboard.type("9")
    page.reload()
    assert page.input_value(cell("chance")) == "9"
    page.go_back()
    page.go_forward()
    assert page.input_value(cell("chance")) == "9"


def test_rules_are_changed_on_the_page(window: Open, visitor: Visitor) -> None:
    page = window()
    page.goto(visitor.door.address)
    page.fill(cell("name"), "Maja")
    page.select_option("#rules", "maxi-yatzy")
    page.wait_for_selector("tr[data-line=tower]")
    page.select_option("#rules", "yatzy")
    page.wait_for_selector("tr[data-line=yatzy]")
    assert page.input_value(cell("name")) == "Maja"


def test_known_players_are_offered(window: Open, visitor: Visitor) -> None:
    page = window()
    page.goto(visitor.door.address)
    type_game(page, columns("game-03.csv"))
    page.click("#save")
    page.wait_for_selector("#listed button")
    page.reload()
    assert page.evaluate("[...document.querySelectorAll('#players option')].map(one => one.value)") == [
        "D",
        "A",
        "C",
        "B",
    ]


def test_the_report_opens_beside_it(window: Open, visitor: Visitor) -> None:
    page = window()
    page.goto(visitor.door.address)
    type_game(page, columns("game-03.csv"))
    page.click("#save")
    page.wait_for_selector("#listed button")
    with page.expect_popup() as report:
        page.click("#report")
    report.value.wait_for_selector("h1")
    assert report.value.evaluate("getComputedStyle(document.body).maxWidth") != "none", (
        "its style sheet is let in"
    )


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_axe_finds_nothing(window: Open, visitor: Visitor, scheme: str, viewport: dict[str, int]) -> None:
    axe = pytest.importorskip(
        "axe_playwright_python.sync_playwright", reason="axe is not installed: extra browser"
    )
    page = window(viewport=viewport, color_scheme=scheme)
    page.goto(visitor.door.address)
    wrong = replace(columns("game-03.csv")[0], total="181")
    type_game(page, [wrong, Column("Eero", ["7"] * 15, "9")])
    assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
    found = axe.Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def test_a_name_pointed_to_this_machine_is_not_answered(window: Open, visitor: Visitor) -> None:
    """DNS rebinding: the browser believes that evil.example is 127.0.0.1."""
    page = window()
    answer = page.goto(f"http://evil.example:{visitor.door.port}/games")
    assert answer is not None
    assert answer.status == 421
    page.goto(visitor.door.address)
    again = page.goto(visitor.door.origin.replace("127.0.0.1", "localhost"))
    assert again is not None
    assert again.status == 421


EVIL = """<!doctype html><title>evil</title><body>
<iframe src="{origin}/"></iframe>
<form id="form" method="post" action="{origin}/games/1/remove" enctype="text/plain" target="_blank">
<input name='{{"a":"' value='"}}'></form>
<script src="{origin}/games"></script>"""
ATTEMPTS = """async ([origin, csrf]) => {
  const tried = async (path, options) => {
    try { return (await fetch(origin + path, { credentials: "include", ...options })).type; }
    catch { return "refused"; }
  };
  const headers = { "Content-Type": "application/json", "X-Yatzy-Print": csrf };
  return [
    await tried("/games"),
    await tried("/games", { mode: "no-cors" }),
    await tried("/games/1/remove", { method: "POST", mode: "no-cors", body: "{}" }),
    await tried("/games/1/remove", { method: "POST", headers, body: "{}" }),
  ];
}"""


@pytest.fixture
def evil(visitor: Visitor) -> Iterator[str]:
    """Another page on this machine: another port is another origin, but the same site."""

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(EVIL.format(origin=visitor.door.origin).encode())

        def log_message(self, *_: Any) -> None:
            """Says nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Page)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    thread.join()


def test_another_page_of_this_machine_gets_nothing_and_changes_nothing(
    window: Open, visitor: Visitor, evil: str
) -> None:
    own = window()
    own.goto(visitor.door.address)
    type_game(own, columns("game-03.csv"))
    own.click("#save")
    own.wait_for_selector("#listed button")
    page = window(beside=own)
    page.goto(evil)
    assert page.evaluate(ATTEMPTS, [visitor.door.origin, visitor.door.csrf]) == ["refused"] * 4
    with page.expect_popup() as popup:
        page.evaluate("document.getElementById('form').submit()")
    popup.value.wait_for_load_state()
    assert "not accepted" in popup.value.content()
    assert "D 231" not in page.frames[1].content()
    assert "cells" not in page.frames[1].content()
    assert len(stored(visitor.folder)) == 1
