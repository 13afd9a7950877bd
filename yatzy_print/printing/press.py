"""Draws many protocols fast: what looks the same on several cards is made into operators once."""

from collections.abc import Hashable
from dataclasses import replace

from yatzy_print.printing import head
from yatzy_print.printing.card import Part, Plan, is_cut, parts, plan, rank_line
from yatzy_print.printing.document import Document
from yatzy_print.printing.fonts import Fonts
from yatzy_print.printing.geometry import Area
from yatzy_print.printing.grid import grid
from yatzy_print.printing.marks import points
from yatzy_print.printing.operators import operators
from yatzy_print.printing.style import Style
from yatzy_print.protocol.protocol import Protocol


class Drawn(dict[Part, str]):
    """The operators of every part that a plan has drawn so far."""

    def __init__(self, planned: Plan, document: Document) -> None:
        super().__init__()
        self.plan = planned
        self._document = document

    def __missing__(self, part: Part) -> str:
        function, *arguments = part
        pen = self.plan.pen
        self[part] = drawn = operators(function(pen, *arguments), pen.fonts, self._document.encode)
        return drawn


class Press:
    """Turns protocols into operators for one document."""

    def __init__(self, document: Document, style: Style, fonts: Fonts) -> None:
        self._document = document
        self._style = style
        self._fonts = fonts
        self._plans: dict[Hashable, Drawn] = {}
        self._grids: dict[Hashable, str] = {}

    def card(self, protocol: Protocol, area: Area) -> str:
        """The operators of a card in its area. Raises what `card.plan` raises."""
        key: tuple[Hashable, ...] = (area, _form(protocol))
        drawn = self._drawn(key, _nameless(protocol), area)
        if _has_cuts(protocol, drawn):
            names = tuple(column.name for column in protocol.columns)
            key = (*key, names, protocol.fields)
            drawn = self._drawn(key, protocol, area)
        grid_name = self._grid(key, protocol, drawn.plan)
        return "\n".join([f"/{grid_name} Do", *[drawn[part] for part in parts(protocol, drawn.plan)]])

    def _drawn(self, key: Hashable, protocol: Protocol, area: Area) -> Drawn:
        drawn = self._plans.get(key)
        if drawn is None:
            planned = plan(protocol, area, self._style, self._fonts)
            drawn = self._plans[key] = Drawn(planned, self._document)
        return drawn

    def _grid(self, key: Hashable, protocol: Protocol, planned: Plan) -> str:
        name = self._grids.get(key)
        if name is None:
            drawn = operators(grid(protocol, planned.pen), self._fonts, self._document.encode)
            name = self._grids[key] = f"Grid{len(self._grids)}"
            area = planned.pen.layout.area
            self._document.add_form(name, drawn, points(area.x + area.width), points(area.height))
        return name


def _form(protocol: Protocol) -> Hashable:
    """What protocols with the same plan share: all but names, facts and cells."""
    rank = rank_line(protocol)
    return (
        protocol.title,
        protocol.hint_heading,
        protocol.footer,
        protocol.signatures,
        rank is None,
        tuple([column.group for column in protocol.columns]),
        tuple([field.label for field in protocol.fields]),
        tuple(
            [
                tuple(
                    [(line.id, line.kind, line.label, line.hint, line.face, line.example) for line in section]
                )
                for section in protocol.sections
            ]
        ),
    )


def _nameless(protocol: Protocol) -> Protocol:
    """The protocol without the texts that may have to be cut."""
    columns = tuple(replace(column, name="") for column in protocol.columns)
    return replace(
        protocol, columns=columns, fields=tuple(replace(field, value="") for field in protocol.fields)
    )


def _has_cuts(protocol: Protocol, drawn: Drawn) -> bool:
    pen = drawn.plan.pen
    names = [
        (column.name, head.fitted_name(pen, i, column.name)[0]) for i, column in enumerate(protocol.columns)
    ]
    facts = [
        (field.value, head.fitted_value(pen, i, field.value)[0]) for i, field in enumerate(protocol.fields)
    ]
    return any(is_cut(text, shown) for text, shown in (*names, *facts))
