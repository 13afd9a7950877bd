"""The card as data. Writers draw it and never ask whether it is blank or filled."""

from typing import Literal, NamedTuple

LineKind = Literal["row", "sum", "total", "rank"]


class Cell(NamedTuple):
    """One box. `text` stands in it ("" to write on); `struck_text` is a wrong figure shown struck through.

    `dice` are the faces that were recorded for the row.
    """

    text: str = ""
    struck_text: str = ""
    dice: tuple[int, ...] = ()


class Line(NamedTuple):
    """One line across the card. `face`: the die before an upper row; `example`: dice below the label.

    A 0 in `example` is an empty die. `hint` stands at the right of the label: the maximum, or "63+ → 50".
    A "rank" line stands below the total, without boxes.
    """

    id: str
    kind: LineKind
    label: str
    hint: str = ""
    face: int | None = None
    example: tuple[int, ...] = ()
    cells: tuple[Cell, ...] = ()


class Column(NamedTuple):
    """One player's column; `winner` gets the bar under the total.

    Neighbours with the same `group` (a game of several, a team) share one heading above their names.
    """

    name: str = ""
    winner: bool = False
    group: str = ""


class Field(NamedTuple):
    """A fact at the head of the card: "Date" with its value, or a line to write on when empty."""

    label: str
    value: str = ""


class Rule(NamedTuple):
    """One line of the rules on the back: what a row needs, what it scores, and its example roll."""

    label: str
    needs: str
    points: str
    maximum: str = ""
    face: int | None = None
    example: tuple[int, ...] = ()


class RulesPage(NamedTuple):
    """The back of a card: the rule set's own short rules. `headings`: over label, needs, points, maximum."""

    title: str
    headings: tuple[str, str, str, str]
    rules: tuple[Rule, ...]
    notes: tuple[str, ...]


class Protocol(NamedTuple):
    """A whole card: `sections` are blocks of lines (upper, lower, total) drawn with a gap between them.

    `name` and the short `label` tell this card from others (bookmarks, page labels). `footer` lines stand
    below; `seal` says by which rules the card was verified; `signatures` stand under lines to sign on.
    """

    title: str
    subtitle: str
    language: str
    rules: str
    fields: tuple[Field, ...]
    hint_heading: str
    columns: tuple[Column, ...]
    sections: tuple[tuple[Line, ...], ...]
    footer: tuple[str, ...] = ()
    name: str = ""
    label: str = ""
    seal: str = ""
    signatures: tuple[str, ...] = ()
    back: RulesPage | None = None
