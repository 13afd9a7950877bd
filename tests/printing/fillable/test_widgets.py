"""The fields as another library sees them."""

from io import BytesIO

import pypdf

from yatzy_print.printing.document import Document
from yatzy_print.printing.fillable.fields import Field
from yatzy_print.printing.fillable.widgets import Widgets
from yatzy_print.printing.fonts import Fonts
from yatzy_print.printing.geometry import Box

CELL = Field("ones-1", "Ones, Åsa (1)", Box(10, 20, 30, 10), 13.5, validation="check();")
SUM = Field("upper-1", "Sum", Box(10, 40, 30, 10), 13.5, "bold", calculation="add();")
NAME = Field("name-1", "Name", Box(10, 60, 30, 10), 12, "semibold", value="Šárka (née Ω)")


def made(*fields: Field) -> pypdf.PdfReader:
    document = Document("Yatzy", "en", 300, 400)
    widgets = Widgets(document, Fonts())
    for field in fields:
        widgets.add(field)
    widgets.add_hidden({"rules": "yatzy"})
    document.add_page("", widgets.page_entries)
    widgets.finish("var yatzy;", [field.name for field in fields if field.calculation])
    return pypdf.PdfReader(BytesIO(document.finish()), strict=True)


def test_a_field_is_centred_checked_and_named_aloud() -> None:
    [cell, _] = [one.get_object() for one in made(CELL).pages[0]["/Annots"]]
    assert (cell["/T"], cell["/TU"], cell["/Q"], cell["/FT"]) == ("ones-1", "Ones, Åsa (1)", 1, "/Tx")
    assert cell["/AA"]["/V"]["/JS"] == "check();" and "/C" not in cell["/AA"] and "/K" not in cell["/AA"]
    assert [float(side) for side in cell["/Rect"]] == [28.35, 56.69, 113.39, 85.04]


def test_calculated_fields_stand_in_their_order() -> None:
    form = made(CELL, SUM).root_object["/AcroForm"]
    assert [one.get_object()["/T"] for one in form["/CO"]] == ["upper-1"]
    assert form["/CO"][0].get_object()["/AA"]["/C"]["/JS"] == "add();"


def test_every_field_names_a_font_that_the_form_has() -> None:
    form = made(CELL, SUM, NAME).root_object["/AcroForm"]
    for field in form["/Fields"]:
        font = field.get_object()["/DA"].split()[0]
        assert form["/DR"]["/Font"][font]["/BaseFont"].startswith("/Helvetica")


def test_what_is_filled_in_already_shows_in_the_cards_own_font() -> None:
    [name, _] = [one.get_object() for one in made(NAME).pages[0]["/Annots"]]
    assert name["/V"] == "Šárka (née Ω)"
    drawn = name["/AP"]["/N"].get_data().decode()
    assert drawn.startswith("/Tx BMC q") and "Tj" in drawn


def test_facts_are_carried_unseen_and_not_to_be_changed() -> None:
    [hidden] = [one.get_object() for one in made().pages[0]["/Annots"]]
    assert (hidden["/T"], hidden["/V"], hidden["/F"], hidden["/Ff"]) == ("rules", "yatzy", 2, 1)


def test_the_document_script_has_its_place_and_nothing_else_runs() -> None:
    root = made(CELL).root_object
    [_, action] = root["/Names"]["/JavaScript"]["/Names"]
    assert action.get_object()["/JS"] == "var yatzy;"
    assert "/OpenAction" not in root and "/AA" not in root
