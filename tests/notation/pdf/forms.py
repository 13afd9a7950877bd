"""Forms as people and programs fill them: blank cards whose fields another library writes."""

import logging
from collections.abc import Mapping
from functools import cache
from io import BytesIO

from pypdf import PdfReader, PdfWriter
from pypdf.generic import DictionaryObject, NameObject, TextStringObject

from yatzy_print.games.game import Entry, Game
from yatzy_print.languages.language import load
from yatzy_print.notation.card_lines import card_lines
from yatzy_print.notation.pdf.names import NAME, cell_name
from yatzy_print.notation.table_text import entry_text
from yatzy_print.printing.fillable.pdf import fillable
from yatzy_print.protocol.blank import blank
from yatzy_print.rules.load import rule_set
from yatzy_print.rules.ruleset import Order

logging.getLogger("pypdf").addHandler(logging.NullHandler())  # it tells of letters that its font lacks


@cache
def empty(
    rules: str = "yatzy", language: str = "en", players: int = 4, games: int = 1, order: Order = "free"
) -> bytes:
    """A blank form without names."""
    chosen, words = rule_set(rules), load(language)
    card = blank(chosen, words, ("",) * players, games=games, order=order)
    return fillable(card, chosen, words, order).data


def filled(data: bytes, values: Mapping[str, str]) -> bytes:
    """A form as pypdf fills it, with appearances."""
    writer = PdfWriter(clone_from=BytesIO(data))
    writer.update_page_form_field_values(writer.pages[0], dict(values), auto_regenerate=False)
    return saved(writer)


def fields(writer: PdfWriter) -> dict[str, DictionaryObject]:
    """The fields of a form by their names, to change."""
    return {
        str(field["/T"]): field
        for one in writer.root_object["/AcroForm"]["/Fields"]
        if (field := one.get_object())
    }


def bare(data: bytes, values: Mapping[str, str]) -> bytes:
    """A form whose values a simple program wrote: no appearances, spaces around the text."""
    writer = PdfWriter(clone_from=BytesIO(data))
    for name, field in fields(writer).items():
        field.pop(NameObject("/AP"), None)
        if name in values:
            field[NameObject("/V")] = TextStringObject(f"  {values[name]} ")
    return saved(writer)


def flattened(data: bytes) -> bytes:
    """A form of which only the drawing is left."""
    writer = PdfWriter(clone_from=BytesIO(data))
    del writer.root_object["/AcroForm"]
    for page in writer.pages:
        del page["/Annots"]
    return saved(writer)


def saved(writer: PdfWriter) -> bytes:
    packed = BytesIO()
    writer.write(packed)
    return packed.getvalue()


def shown(data: bytes) -> dict[str, str]:
    """The values of a form as pypdf reads them; empty fields left out."""
    found = PdfReader(BytesIO(data)).get_form_text_fields()
    return {name: value for name, value in found.items() if value}


def values_of(game: Game) -> dict[str, str]:
    """What somebody types into a form to write down a game."""
    chosen = rule_set(game.rules)
    values = {"date": game.date or "", "place": game.place}
    for line in card_lines(game, chosen, load("en")):
        for column, value in enumerate(line.values):
            if line.kind == "names":
                values[cell_name(NAME, column)] = str(value)
            elif line.kind in ("row", "sum") and value is not None:
                values[cell_name(line.id, column)] = (
                    entry_text(value) if isinstance(value, Entry) else str(value)
                )
    return values
