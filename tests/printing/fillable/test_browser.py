"""A whole game typed into a form in Chromium's own viewer and in pdf.js, and the sums read off the screen.

pdf.js is the npm package pdfjs-dist, unpacked; PDFJS_DIST names its folder.
"""

import mimetypes
import os
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlparse

import pytest

from tests.notation.pdf.forms import shown
from tests.printing.specimens import played
from yatzy_print.games.check import check_game
from yatzy_print.games.verified import VerifiedGame
from yatzy_print.languages.language import load
from yatzy_print.notation.read import read
from yatzy_print.printing.fillable.pdf import fillable
from yatzy_print.protocol.blank import blank
from yatzy_print.rules.load import rule_set

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Dialog, Page, Route

pytestmark = pytest.mark.slow

HERE = Path(__file__).parent
PLACE = "Kotka"
GAMES = [
    ("yatzy", "en"),
    ("yatzy-fi", "fi"),
    ("yatzy-kids", "da"),
    ("maxi-yatzy", "sv"),
    ("maxi-yatzy+graded-bonus+full-straight-30", "nb"),
    ("yahtzee", "nb"),
]


def form(rules: str, language: str, players: int = 2) -> bytes:
    chosen, words = rule_set(rules), load(language)
    return fillable(blank(chosen, words, ("",) * players, place=PLACE), chosen, words).data


def lines(rules: str) -> list[str]:
    """The lines of a card from the name down."""
    chosen = rule_set(rules)
    extra = ["extra"] if chosen.extra and chosen.extra.points else []
    upper, lower = ([row.id for row in section] for section in (chosen.upper, chosen.lower))
    return [*upper, "upper", "bonus", *lower, *extra, "total"]


def typed(game: VerifiedGame) -> dict[str, str]:
    """What a player types: a struck row in a way of their own."""
    entries = game.sheets[0].sheet.entries
    return {
        row: str(entry.points) if entry.points else "-x/0–"[place % 5]
        for place, (row, entry) in enumerate(entries.items())
    }


def sums(game: VerifiedGame) -> dict[str, str]:
    """What the screen has to show."""
    totals = game.sheets[0].totals
    return {"upper": f"{totals.upper}", "bonus": f"{totals.bonus or '–'}", "total": f"{totals.total}"}


class Chromium:
    """A form in Chromium's viewer, which shows no page to ask: what stands in a field is copied out."""

    def __init__(self, browser: "Browser", file: Path) -> None:
        context = browser.new_context()
        self.pad, self.page = context.new_page(), context.new_page()
        self.messages: list[str] = []
        self.page.on("dialog", self._dialog)
        self.pad.set_content("<textarea></textarea>")
        self.page.goto(file.as_uri())
        deadline = time.monotonic() + 30
        while self.read() != PLACE:
            assert time.monotonic() < deadline, "the viewer shows no field"
            self.page.keyboard.press("Tab")

    def _dialog(self, dialog: "Dialog") -> None:
        self.messages.append(dialog.message)
        dialog.accept()

    def read(self) -> str:
        """What stands in the field that has the focus."""
        self.page.bring_to_front()
        self.page.keyboard.press("Control+A")
        self.page.keyboard.press("Control+C")
        self.pad.bring_to_front()
        self.pad.fill("textarea", "")
        self.pad.focus("textarea")
        self.pad.keyboard.press("Control+V")
        text = self.pad.input_value("textarea")
        self.page.bring_to_front()
        return text

    def type(self, text: str) -> None:
        self.page.keyboard.type(text)

    def next(self) -> None:
        self.page.keyboard.press("Tab")


@pytest.fixture
def chromium(browser: "Browser", tmp_path: Path) -> Iterator[Callable[[bytes], Chromium]]:
    opened: list[Chromium] = []

    def viewer(data: bytes) -> Chromium:
        file = tmp_path / "card.pdf"
        file.write_bytes(data)
        opened.append(Chromium(browser, file))
        return opened[-1]

    yield viewer
    for one in opened:
        one.page.context.close()


@pytest.mark.parametrize(("rules", "language"), GAMES)
def test_chromium_adds_up_a_game_typed_down_the_column(
    chromium: Callable[[bytes], Chromium], rules: str, language: str
) -> None:
    game = played(rules, ("Aino",))
    viewer, values, found = chromium(form(rules, language)), typed(game), {}
    viewer.next()
    viewer.type("Aino")
    for line in lines(rules):
        viewer.next()
        if line in sums(game):
            found[line] = viewer.read()
        else:
            viewer.type(values.get(line, ""))
    assert found == sums(game)
    assert viewer.messages == []


def test_chromium_refuses_what_no_dice_give(chromium: Callable[[bytes], Chromium]) -> None:
    viewer = chromium(form("yatzy", "en"))
    viewer.next()
    for text in ("Aino", "7"):
        viewer.type(text)
        viewer.next()
    viewer.page.wait_for_timeout(500)
    assert viewer.messages == ["Ones: 7 is not possible. The nearest possible: 5."]


Reader = Callable[..., "Page"]


@pytest.fixture
def pdfjs(browser: "Browser") -> Iterator[Reader]:
    """Opens a form in pdf.js, with scripts or without."""
    folder = os.environ.get("PDFJS_DIST", "")
    if not folder:
        pytest.skip("PDFJS_DIST names no folder of the npm package pdfjs-dist")
    context = browser.new_context(viewport={"width": 1100, "height": 1400})

    def reader(data: bytes, scripts: bool = True) -> "Page":
        page = context.new_page()
        page.route("http://card.test/**", partial(_serve, Path(folder), data))
        page.goto("http://card.test/" + ("" if scripts else "#without-scripts"))
        page.wait_for_selector("body[data-ready]", state="attached")
        page.wait_for_selector("input[name='total-1']")
        return page

    yield reader
    context.close()


def _serve(folder: Path, data: bytes, route: "Route") -> None:
    path = urlparse(route.request.url).path
    if path == "/card.pdf":
        route.fulfill(body=data, content_type="application/pdf")
        return
    file = folder / path.removeprefix("/pdfjs/") if path.startswith("/pdfjs/") else HERE / "viewer.html"
    kind = "text/javascript" if file.suffix == ".mjs" else mimetypes.guess_type(file)[0]
    if file.is_file():
        route.fulfill(body=file.read_bytes(), content_type=kind or "application/octet-stream")
    else:
        route.fulfill(status=404)


def write(page: "Page", field: str, text: str) -> None:
    page.click(f"input[name='{field}']")
    page.keyboard.type(text)
    page.keyboard.press("Tab")


def shows(page: "Page", field: str, text: str) -> None:
    """Waits until a field shows a text."""
    page.wait_for_function(
        "([name, text]) => document.getElementsByName(name)[0].value === text", arg=[field, text]
    )


def saved(page: "Page") -> bytes:
    return bytes(page.evaluate("saved()"))


def judged(data: bytes) -> VerifiedGame:
    [paper] = read("card.pdf", data).papers
    return check_game(paper.game, paper.rules, paper.findings, paper.sheet_findings)


@pytest.mark.parametrize(("rules", "language"), GAMES)
def test_pdf_js_adds_up_a_game_and_saves_it(pdfjs: Reader, rules: str, language: str) -> None:
    game = played(rules, ("Åsa",))
    page = pdfjs(form(rules, language))
    for line, text in {"name": "Åsa", **typed(game)}.items():
        write(page, f"{line}-1", text)
    for line, text in sums(game).items():
        shows(page, f"{line}-1", text)
    back = judged(saved(page))
    assert back.sheets[0].totals == game.sheets[0].totals
    assert back.sheets[0].sheet.entries == game.sheets[0].sheet.entries
    assert back.all_findings == ()


def test_pdf_js_counts_extra_yatzys_in_points(pdfjs: Reader) -> None:
    page = pdfjs(form("yatzy-fi", "fi"))
    write(page, "yatzy-2", "50")
    write(page, "extra-2", "2")
    shows(page, "extra-2", "200")
    shows(page, "total-2", "250")
    write(page, "yatzy-1", "50")
    shows(page, "total-1", "50")


@pytest.mark.parametrize(
    ("field", "text", "message"),
    [
        ("ones-1", "7", "Ettor: 7 är inte möjligt. Närmast ligger 5."),
        ("full_house-1", "10", "Kåk: 10 är inte möjligt. Närmast ligger 9, 11."),
        ("twos-2", "åtta", "Tvåor: ”åtta” är inga poäng. Skriv poängen, eller - om raden är struken."),
    ],
)
def test_pdf_js_refuses_what_no_dice_give(pdfjs: Reader, field: str, text: str, message: str) -> None:
    page = pdfjs(form("yatzy", "sv"))
    messages: list[str] = []
    page.on("dialog", lambda dialog: (messages.append(dialog.message), dialog.accept()))
    write(page, field, text)
    shows(page, field, "")
    assert messages == [message]


def test_pdf_js_without_scripts_still_fills(pdfjs: Reader) -> None:
    game = played("yatzy", ("Aino",))
    page = pdfjs(form("yatzy", "en"), scripts=False)
    for line, text in {"name": "Aino", **typed(game)}.items():
        write(page, f"{line}-1", text)
    data = saved(page)
    assert "total-1" not in shown(data)
    assert judged(data).sheets[0].totals == game.sheets[0].totals
