"""Reading a font by whole tables finds what ReportLab finds number by number."""

import pytest
from reportlab.pdfbase.ttfonts import TTFont, TTFontFace

from yatzy_print.printing.fonts import FOLDER
from yatzy_print.printing.quick_font import QuickFace, QuickFont

READ = ("charToGlyph", "charWidths", "hmetrics", "glyphPos", "defaultWidth")
FILES = sorted(FOLDER.glob("*.ttf"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_attribute_is_what_reportlab_reads(path: object) -> None:
    quick, slow = QuickFace(str(path)), TTFontFace(str(path))
    assert quick.__dict__.keys() == slow.__dict__.keys()
    for name in READ:
        assert getattr(quick, name) == getattr(slow, name), name


def test_a_font_has_the_attributes_that_reportlab_gives_it() -> None:
    path = str(FILES[0])
    assert QuickFont("Q", path).__dict__.keys() - {"_shapable"} == TTFont("S", path).__dict__.keys() - {
        "_shapable"
    }
