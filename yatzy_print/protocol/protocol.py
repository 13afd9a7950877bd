"""The card as data. Writers draw it and never ask whether it is blank or filled."""

from dataclasses import dataclass
from typing import Literal

LineKind = Literal["row", "sum", "total"]


@dataclass(frozen=True, slots=True)
class Cell:
    """One box. `text` is what stands in it ("" to write on); `struck_text` a wrong figure shown struck through."""

    text: str = ""
    struck_text: str = ""
    dice: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Line:
    """One line across the card. `face`: the die drawn before an upper row; `example`: dice drawn below a label.

    A 0 in `example` is an empty die. `hint` stands at the right of the label cell: the maximum, or "63+ → 50".
    """

    id: str
    kind: LineKind
    label: str
    hint: str = ""
    face: int | None = None
    example: tuple[int, ...] = ()
    cells: tuple[Cell, ...] = ()


@dataclass(frozen=True, slots=True)
class Column:
    """One player's column; `winner` gets the bar under the total."""

    name: str = ""
    winner: bool = False
    rank: int | None = None


@dataclass(frozen=True, slots=True)
class Field:
    """A fact at the head of the card: "Date" with its value, or a line to write on when empty."""

    label: str
    value: str = ""


@dataclass(frozen=True, slots=True)
class Protocol:
    """A whole card: `sections` are blocks of lines (upper, lower, total) drawn with a gap between them."""

    title: str
    language: str
    rules: str
    fields: tuple[Field, ...]
    hint_heading: str
    columns: tuple[Column, ...]
    sections: tuple[tuple[Line, ...], ...]
    footer: tuple[str, ...] = ()
