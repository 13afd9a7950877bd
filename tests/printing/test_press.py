"""The fast way of drawing puts the same ink on the paper as the plain one."""

from io import BytesIO

import numpy
import pypdf
import pypdfium2
import pytest

from tests.printing.specimens import HARD_NAMES, RULE_SETS, played
from yatzy_print.languages.language import load
from yatzy_print.printing import plate
from yatzy_print.printing.card import card, plan
from yatzy_print.printing.document import Document
from yatzy_print.printing.fonts import Fonts
from yatzy_print.printing.geometry import A4
from yatzy_print.printing.marks import points
from yatzy_print.printing.operators import operators
from yatzy_print.printing.pdf import cards
from yatzy_print.printing.style import NORMAL
from yatzy_print.protocol.filled import filled
from yatzy_print.protocol.protocol import Protocol


def pixels(data: bytes, page: int) -> numpy.ndarray:
    """A page as grey pixels, 0 black to 255 white, 100 to an inch."""
    return pypdfium2.PdfDocument(data)[page].render(scale=100 / 72).to_numpy().mean(axis=2)


def plainly(protocols: list[Protocol]) -> bytes:
    """The cards drawn mark by mark, nothing shared."""
    document = Document("plain", "en", points(A4.width), points(A4.height))
    fonts = Fonts()
    for protocol in protocols:
        marks = card(protocol, plan(protocol, A4.areas[0], NORMAL, fonts))
        document.add_page(operators(marks, fonts, document.encode))
    return document.finish()


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("hard", [False, True])
def test_shared_drawings_look_like_single_ones(
    rules: str, hard: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three cards: the first is drawn alone, the second makes what is shared and the third uses it."""
    monkeypatch.setattr(plate, "SHARED_FROM", 2)
    names = HARD_NAMES if hard else ("Aino", "Eero", "Maja", "Ville")
    protocols = [filled(played(rules, names, seed, hard), load("fi"), signatures=hard) for seed in range(3)]
    fast, plain = cards(protocols).data, plainly(protocols)
    for page in range(3):
        difference = numpy.abs(pixels(fast, page) - pixels(plain, page))
        assert difference.mean() < 0.15, "more than rounding to a tenth of a point differs"


def test_a_further_page_of_many_costs_its_figures_only() -> None:
    names = ("Aino", "Eero", "Maja", "Ville")
    protocols = [filled(played("yatzy", names, seed), load("fi")) for seed in range(20)]
    few, many = cards(protocols * 10), cards(protocols * 20)
    assert (len(many.data) - len(few.data)) / (many.pages - few.pages) < 1200


def test_hundreds_of_pages_keep_the_reading_order() -> None:
    protocol = filled(played("yatzy", ("Aino", "Eero")), load("fi"))
    pages = pypdf.PdfReader(BytesIO(cards([protocol] * 120).data)).pages
    assert pages[119].extract_text().split() == pages[0].extract_text().split()
