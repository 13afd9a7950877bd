"""What is drawn of the cards that share a plan, kept: each picture is made into operators once."""

from collections.abc import Callable, Hashable
from functools import partial
from typing import TypeVar, get_args

from yatzy_print.printing import cells, foot, head, labels
from yatzy_print.printing.card import Part, Plan, foot_parts, head_parts, is_cut, label_part, places
from yatzy_print.printing.cells import figure_size, figure_weight
from yatzy_print.printing.document import Document
from yatzy_print.printing.fonts import bundled
from yatzy_print.printing.marks import centred, points
from yatzy_print.printing.operators import number, operators
from yatzy_print.protocol.protocol import Cell, LineKind, Protocol

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")

SHARED = frozenset(
    (labels.label, head.title, head.subtitle, head.seal, head.hint_heading, foot.rank_label, foot.notes)
)

SHARED_FROM = 100
"""Some readers break the line after a form, so that labels and figures part: never in an ordinary print."""


class Memo(dict[Key, Value]):
    """What `make` made of each key, kept."""

    def __init__(self, make: Callable[[Key], Value]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: Key) -> Value:
        self[key] = made = self._make(key)
        return made


class Plate:
    """What is known of the cards that share a plan: the operators of all that was drawn so far."""

    def __init__(self, protocol: Protocol, planned: Plan, document: Document, grid_name: str) -> None:
        self.plan = planned
        self._document = document
        self._drawn = Memo(self._draw)
        self._cut = Memo(self._is_cut)
        self._grid = f"/{grid_name} Do"
        self._lines = places(protocol)
        self._labels = [self._drawn[label_part(*place)] for place in self._lines]
        self._starts = Memo(self._start)
        figures = {kind: Memo(partial(self._figure, kind)) for kind in get_args(LineKind)}
        self._figures = [figures[line.kind] for _, _, line in self._lines]
        self._cards = 0

    def card(self, protocol: Protocol) -> str:
        """The operators of a card of this plan."""
        self._cards += 1
        if self._cards == SHARED_FROM:
            self._share()
        drawn, empty = self._drawn, (Cell(),) * len(protocol.columns)
        shown = [self._grid, *[drawn[part] for part in head_parts(protocol)]]
        for index, (section, row, line) in enumerate(places(protocol)):
            shown.append(self._labels[index])
            if line.cells == empty:
                continue
            figures = self._figures[index]
            steps = [figures[cell.text] for cell in line.cells if not (cell.struck_text or cell.dice)]
            if len(steps) < len(line.cells) or "" in steps:
                shown.append(self._draw((cells.row, line.kind, section, row, line.cells)))
            else:
                shown += [self._starts[section, row, line.kind], *steps, "ET"]
        shown += [drawn[part] for part in foot_parts(protocol, self.plan)]
        return "\n".join(shown)

    def cuts(self, protocol: Protocol) -> bool:
        """Whether a name or a fact does not fit this plan."""
        names = [(head.fitted_name, index, column.name) for index, column in enumerate(protocol.columns)]
        facts = [(head.fitted_value, index, field.value) for index, field in enumerate(protocol.fields)]
        return any(self._cut[text] for text in (*names, *facts))

    def _start(self, line: tuple[int, int, LineKind]) -> str:
        """Up to the middle of the first cell of a line."""
        section, row, kind = line
        pen, size = self.plan.pen, figure_size(self.plan.pen, kind)
        box = pen.layout.cell(pen.layout.rows[section][row], 0)
        [(resource, _)] = self._document.encode(bundled(figure_weight(kind)), "0")
        at = f"{number(points(box.centre), 1)} {number(points(centred(box.middle, size)), 1)}"
        return f"BT {resource} {number(size, 1)} Tf {at} Td"

    def _figure(self, kind: LineKind, text: str) -> str:
        """A figure around the middle of a cell, then on to the next cell; "" when it must be made smaller."""
        pen, size, weight = self.plan.pen, figure_size(self.plan.pen, kind), figure_weight(kind)
        width = pen.layout.columns[0][1]
        onward = f"{number(points(width))} 0 Td"
        if not text:
            return onward
        if pen.fitted(text, weight, size, width - head.CELL_PADDING) != (text, size):
            return ""
        half = pen.fonts.width(text, weight, 1000) / 2
        [(_, codes)] = self._document.encode(bundled(weight), text)
        return f"[{half:.0f}<{codes}>]TJ {onward}"

    def _draw(self, part: Part) -> str:
        function, *arguments = part
        pen = self.plan.pen
        return operators(function(pen, *arguments), pen.fonts, self._document.encode)

    def _is_cut(self, text: Part) -> bool:
        fitted, index, whole = text
        return is_cut(whole, fitted(self.plan.pen, index, whole)[0])

    def _share(self) -> None:
        """Makes forms of what stands on every card: hundreds of cards get smaller by a third."""
        for part, drawn in self._drawn.items():
            if part[0] in SHARED and drawn:
                self._drawn[part] = f"/{self._document.add_form(drawn)} Do"
        self._labels = [self._drawn[label_part(*place)] for place in self._lines]
