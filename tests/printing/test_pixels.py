"""Rendered pages: white margins, ink where it belongs, black and grey only."""

import numpy
import pypdfium2
import pytest

from tests.printing.specimens import HARD_NAMES, played
from yatzy_print.languages.language import load
from yatzy_print.printing.geometry import A4, A5, LETTER, Paper, two_up
from yatzy_print.printing.pdf import cards
from yatzy_print.protocol.filled import filled
from yatzy_print.protocol.protocol import Protocol
from yatzy_print.protocol.rules_page import with_rules

PER_MM = 4
"""Pixels to a millimetre: 100 to an inch."""


def pages(protocols: list[Protocol], paper: Paper, up: int = 1) -> list[numpy.ndarray]:
    """Pages as rows of pixels in three colours, 0 black to 255 white."""
    document = pypdfium2.PdfDocument(cards(protocols, paper, up).data)
    return [
        page.render(scale=PER_MM * 25.4 / 72, rev_byteorder=True).to_numpy()[:, :, :3] for page in document
    ]


def hard(rules: str) -> Protocol:
    game = played(rules, HARD_NAMES[:6], hard=True)
    return with_rules(filled(game, load("sv"), signatures=True), game.rules, load("sv"))


@pytest.mark.parametrize(("paper", "bottom"), [(A4, 13), (A5, 10), (LETTER, 13)], ids=["a4", "a5", "letter"])
@pytest.mark.parametrize("rules", ["yatzy", "maxi-yatzy"])
def test_the_margins_are_white(rules: str, paper: Paper, bottom: int) -> None:
    for page in pages([hard(rules)], paper):
        edge = 10 * PER_MM - 1
        assert page.shape[:2] == pytest.approx((paper.height * PER_MM, paper.width * PER_MM), abs=1)
        for side in (page[:edge], page[:, :edge], page[:, -edge:], page[-(bottom * PER_MM - 1) :]):
            assert side.min() == 255


def test_only_fold_ticks_stand_between_two_cards() -> None:
    sheet = two_up(A4)
    page = pages([hard("yatzy"), hard("maxi-yatzy")], A4, up=2)[0].min(axis=2)
    middle = page[:, round((sheet.fold - 9) * PER_MM) : round((sheet.fold + 9) * PER_MM)]
    inked = numpy.flatnonzero((middle < 128).any(axis=1))
    assert inked.size and set(inked // PER_MM) <= {4, 5, 6, 7, 8, 9, 200, 201, 202, 203, 204, 205}
    assert (middle < 128).any(axis=0).sum() <= 3, "a thin line"


def test_there_is_no_colour() -> None:
    page = pages([hard("yahtzee")], A4)[0].astype(int)
    assert (
        numpy.abs(page[:, :, 0] - page[:, :, 1]).max() == 0 == numpy.abs(page[:, :, 1] - page[:, :, 2]).max()
    )


def test_the_card_is_there() -> None:
    """Between a twentieth and a third of the page is darker than paper: shaded sums, lines and figures."""
    dark = (pages([hard("yatzy")], A4)[0].min(axis=2) < 250).mean()
    assert 0.05 < dark < 0.33
