"""The whole form: the card with fields, and what it carries."""

from io import BytesIO

import pypdf
import pytest

from tests.notation.pdf.forms import shown
from tests.printing.specimens import HARD_NAMES
from yatzy_print.languages.language import CODES, load
from yatzy_print.printing.fillable.pdf import fillable
from yatzy_print.printing.geometry import A4, A5, LETTER, Paper
from yatzy_print.printing.pdf import Printed, cards
from yatzy_print.protocol.blank import blank
from yatzy_print.protocol.rules_page import with_rules
from yatzy_print.rules.load import known, rule_set


def form(
    rules: str = "yatzy", code: str = "fi", names: tuple[str, ...] = ("",) * 4, **options: object
) -> Printed:
    chosen, words = rule_set(rules), load(code)
    return fillable(blank(chosen, words, names), chosen, words, **options)


def read(printed: Printed) -> pypdf.PdfReader:
    return pypdf.PdfReader(BytesIO(printed.data), strict=True)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("rules", known())
def test_a_form_carries_its_rules_order_and_language(rules: str, code: str) -> None:
    facts = shown(form(rules, code, order="half-forced").data)
    assert facts == {"rules": rules, "order": "half-forced", "language": code, "games": "1"}


def test_the_drawing_is_that_of_the_card() -> None:
    words, rules = load("fi"), rule_set("maxi-yatzy")
    plain = pypdf.PdfReader(BytesIO(cards([blank(rules, words)]).data)).pages[0].extract_text()
    assert read(form("maxi-yatzy")).pages[0].extract_text().split() == plain.split()


def test_the_date_stands_as_it_was_given() -> None:
    assert shown(form(date="2026-11-30").data)["date"] == "2026-11-30"


def test_long_names_are_whole_in_their_fields_and_not_cut_on_the_card() -> None:
    printed = form(names=HARD_NAMES)
    assert shown(printed.data)["name-1"] == HARD_NAMES[0]
    assert "…" not in read(printed).pages[0].extract_text()
    assert printed.unprintable == "😀"


@pytest.mark.parametrize(("paper", "width"), [(A4, 595.28), (A5, 419.53), (LETTER, 612)])
def test_a_form_fits_every_paper(paper: Paper, width: float) -> None:
    page = read(form("maxi-yatzy", names=("",) * 6, paper=paper)).pages[0]
    assert float(page.mediabox.width) == pytest.approx(width, abs=0.01)
    for one in page["/Annots"]:
        left, bottom, right, top = one.get_object()["/Rect"]
        assert 0 <= left <= right <= page.mediabox.width and 0 <= bottom <= top <= page.mediabox.height


def test_the_rules_stand_on_a_page_without_fields() -> None:
    words, rules = load("en"), rule_set("yatzy")
    reader = read(fillable(with_rules(blank(rules, words), rules, words), rules, words))
    assert ["/Annots" in page for page in reader.pages] == [True, False]


def test_equal_forms_have_equal_bytes() -> None:
    assert form().data == form().data
