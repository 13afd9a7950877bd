"""Draws many protocols fast: what looks the same on several cards is made into operators once."""

from collections.abc import Hashable

from yatzy_print.printing.card import plan
from yatzy_print.printing.document import Document
from yatzy_print.printing.fonts import Fonts
from yatzy_print.printing.geometry import Area, Paper
from yatzy_print.printing.grid import fold_ticks, grid
from yatzy_print.printing.operators import operators
from yatzy_print.printing.plate import Plate
from yatzy_print.printing.style import Style
from yatzy_print.protocol.protocol import Protocol, RulesPage


class Press:
    """Turns protocols into operators for one document."""

    def __init__(self, document: Document, style: Style, fonts: Fonts) -> None:
        self._document = document
        self._style = style
        self._fonts = fonts
        self._plates: dict[Hashable, Plate] = {}
        self._backs: dict[Hashable, str] = {}

    def card(self, protocol: Protocol, area: Area) -> str:
        """The operators of a card in its area. Raises what `card.plan` raises."""
        key: tuple[Hashable, ...] = (area, _form(protocol))
        plate = self._plates.get(key) or self._first(key, nameless(protocol), area)
        if plate.cuts(protocol):
            key = (*key, tuple([column.name for column in protocol.columns]), protocol.fields)
            plate = self._plates.get(key) or self._first(key, protocol, area)
        return plate.card(protocol)

    def back(self, page: RulesPage, area: Area) -> str:
        """The operators of a card's back."""
        from yatzy_print.printing.rules_page import rules_page

        key = (area, page)
        if key not in self._backs:
            drawn = operators(
                rules_page(page, area, self._style, self._fonts), self._fonts, self._document.encode
            )
            self._backs[key] = f"/{self._document.add_form(drawn)} Do"
        return self._backs[key]

    def ticks(self, sheet: Paper) -> str:
        """The operators of the fold ticks of a sheet."""
        return operators(fold_ticks(sheet), self._fonts, self._document.encode)

    def _first(self, key: Hashable, protocol: Protocol, area: Area) -> Plate:
        planned = plan(protocol, area, self._style, self._fonts)
        drawn = operators(grid(protocol, planned.pen), self._fonts, self._document.encode)
        plate = Plate(protocol, planned, self._document, self._document.add_form(drawn))
        self._plates[key] = plate
        return plate


def _form(protocol: Protocol) -> Hashable:
    """What protocols with the same plan share: all but names, facts and cells."""
    return (
        protocol.title,
        protocol.subtitle,
        protocol.hint_heading,
        protocol.footer,
        protocol.signatures,
        tuple([column.group for column in protocol.columns]),
        tuple([field.label for field in protocol.fields]),
        tuple(
            [
                (line.id, line.kind, line.label, line.hint, line.face, line.example)
                for section in protocol.sections
                for line in section
            ]
        ),
    )


def nameless(protocol: Protocol) -> Protocol:
    """The protocol without the texts that may have to be cut."""
    columns = tuple(column._replace(name="") for column in protocol.columns)
    return protocol._replace(
        columns=columns, fields=tuple(field._replace(value="") for field in protocol.fields)
    )
