"""Fails when the insides of ReportLab that printing builds on change.

If this fails after an update: read yatzy_print/printing/reportlab_inside.py and quick_font.py beside
ReportLab's pdfdoc.py and ttfonts.py, mend them, and move the bound in pyproject.toml.
"""

from io import BytesIO

import pypdf
import reportlab
from reportlab.pdfbase import pdfdoc, ttfonts
from reportlab.pdfgen.canvas import Canvas

from yatzy_print.printing.reportlab_inside import Inside


def made(pages: int) -> pypdf.PdfReader:
    canvas = Canvas(BytesIO(), invariant=1, pageCompression=1)
    inside = Inside(canvas)
    inside.set_size(100, 200)
    inside.add_form("Square", b"10 10 20 20 re f")
    for page in range(pages):
        inside.add_bookmark(f"Sivu {page} – Ω")
        inside.add_page(f"/Square Do {page} 0 m 9 9 l S".encode())
    inside.close()
    return pypdf.PdfReader(BytesIO(canvas.getpdfdata()), strict=True)


def test_the_version_is_one_that_was_read() -> None:
    assert reportlab.__version__.startswith("5.1."), "see the top of this file"


def test_the_document_has_what_is_used() -> None:
    document = Canvas(BytesIO())._doc
    for name in ("Reference", "thisPageName", "idToObjectNumberAndVersion", "Pages", "Catalog", "Outlines"):
        assert hasattr(document, name), name
    assert (document.pageCounter, document.thisPageName()) == (1, "Page1")
    assert document.Pages.__NoDefault__ == ["Kids", "Count", "Parent"]
    assert hasattr(ttfonts.TTFont, "splitString") and hasattr(ttfonts.TTFont, "getSubsetInternalName")
    assert pdfdoc.PDFObjectReference("x").name == "x"


def test_pages_bookmarks_and_forms_are_read_back() -> None:
    reader = made(3)
    assert [entry.title for entry in reader.outline] == ["Sivu 0 – Ω", "Sivu 1 – Ω", "Sivu 2 – Ω"]
    assert [reader.get_destination_page_number(entry) for entry in reader.outline] == [0, 1, 2]
    for number, page in enumerate(reader.pages):
        assert [float(side) for side in page.mediabox] == [0, 0, 100, 200]
        assert page.get_contents().get_data() == f"/Square Do {number} 0 m 9 9 l S".encode()
        assert page["/Resources"]["/XObject"]["/Square"].get_object().get_data() == b"10 10 20 20 re f"


def test_fields_and_catalog_entries_are_read_back() -> None:
    canvas = Canvas(BytesIO())
    inside = Inside(canvas)
    inside.set_size(100, 100)
    drawn = inside.add_appearance("0 0 9 9 re f", 9, 9)
    label = inside.string("Åsa (1) \\ Ω")
    field = inside.add_object(f"<</Subtype/Widget/T{label}/AP<</N {drawn} 0 R>>>>")
    font = inside.standard_font("Helvetica")
    inside.set_catalog("AcroForm", inside.add_object(f"<</Fields[{field} 0 R]/DR {inside.resources} 0 R>>"))
    inside.add_page(b"0 0 m 9 9 l S", f"/Annots[{field} 0 R]")
    inside.close()
    reader = pypdf.PdfReader(BytesIO(canvas.getpdfdata()), strict=True)
    [widget] = [one.get_object() for one in reader.pages[0]["/Annots"]]
    assert widget["/T"] == "Åsa (1) \\ Ω"
    assert widget["/AP"]["/N"].get_object().get_data() == b"0 0 9 9 re f"
    form = reader.root_object["/AcroForm"]
    assert form["/Fields"][0].get_object() == widget
    assert form["/DR"]["/Font"][font]["/BaseFont"] == "/Helvetica"


def test_no_bookmarks_are_no_outline() -> None:
    canvas = Canvas(BytesIO())
    inside = Inside(canvas)
    inside.set_size(100, 100)
    inside.add_page(b"0 0 m 9 9 l S")
    inside.close()
    reader = pypdf.PdfReader(BytesIO(canvas.getpdfdata()))
    assert reader.outline == [] and len(reader.pages) == 1
