"""Marks as PDF drawing operators. The graphics state between two marks is always the same: all black."""

from collections.abc import Callable, Iterable
from functools import lru_cache

from reportlab.pdfbase.ttfonts import TTFont

from yatzy_print.printing.fonts import Fonts
from yatzy_print.printing.geometry import Box
from yatzy_print.printing.marks import Dot, Group, Mark, Path, Rounded, Rule, Shade, Text, points

CIRCLE = 0.5523
"""How far the control points of a quarter circle of radius 1 stand from its ends."""

DOT = 0.004
"""A dot is a line this short, in mm, with round ends: a tenth of the size of a circle of curves."""

Encode = Callable[[TTFont, str], Iterable[tuple[str, str]]]
"""A run of text in a font as (font resource, hexadecimal codes) of the document's subsets."""


def operators(marks: Iterable[Mark], fonts: Fonts, encode: Encode) -> str:
    """The operators that draw the marks, one mark a line."""
    return "\n".join([_mark(mark, fonts, encode) for mark in marks])


def number(value: float, decimals: int = 2) -> str:
    """A number as PDF writes it, in points."""
    return f"{value:.{decimals}f}".rstrip("0").rstrip(".")


def _mark(mark: Mark, fonts: Fonts, encode: Encode) -> str:
    match mark:
        case Text():
            return _text(mark, fonts, encode)
        case Rule(x1, y1, x2, y2, width):
            return f"{number(width)} w {_at(x1, y1)} m {_at(x2, y2)} l S"
        case Shade(box, grey):
            shape = f"{_at(box.x, box.y)} {_at(box.width, box.height)} re f"
            return f"{number(grey)} g {shape} 0 g" if grey else shape
        case Rounded(box, radius, width):
            return f"{number(width)} w {_rounded(box, radius)} s"
        case Dot(x, y, radius):
            return _dot(x, y, radius)
        case Group(x, y, marks):
            return f"q 1 0 0 1 {_at(x, y)} cm {operators(marks, fonts, encode)} Q"
        case Path(corners, width):
            first, *rest = [_at(x, y) for x, y in corners]
            return f"{number(width)} w {first} m " + " ".join(f"{corner} l" for corner in rest) + " S"


def _at(x: float, y: float) -> str:
    return f"{number(points(x))} {number(points(y))}"


@lru_cache(maxsize=256)
def _dot(x: float, y: float, radius: float) -> str:
    return f"{number(points(2 * radius))} w 1 J {_at(x, y)} m {_at(x + DOT, y)} l S 0 J"


def _text(mark: Text, fonts: Fonts, encode: Encode) -> str:
    x = points(mark.x)
    if mark.anchor != "start":
        width = fonts.width(mark.text, mark.weight, mark.size)
        x -= width if mark.anchor == "end" else width / 2
    shown = " ".join(
        f"{resource} {number(mark.size, 1)} Tf <{codes}> Tj"
        for font, run in fonts.runs(mark.text, mark.weight)
        for resource, codes in encode(font, run)
    )
    return f"BT {number(x, 1)} {number(points(mark.y), 1)} Td {shown} ET"


@lru_cache(maxsize=64)
def _rounded(box: Box, radius: float) -> str:
    pull = radius * (1 - CIRCLE)
    left, bottom, right, top = box.x, box.y, box.right, box.top
    near = radius
    curves = (
        (right - near, bottom, right - pull, bottom, right, bottom + pull, right, bottom + near),
        (right, top - near, right, top - pull, right - pull, top, right - near, top),
        (left + near, top, left + pull, top, left, top - pull, left, top - near),
        (left, bottom + near, left, bottom + pull, left + pull, bottom, left + near, bottom),
    )
    parts = [f"{_at(left + near, bottom)} m"]
    for x1, y1, x2, y2, x3, y3, x4, y4 in curves:
        parts.append(f"{_at(x1, y1)} l {_at(x2, y2)} {_at(x3, y3)} {_at(x4, y4)} c")
    return " ".join(parts)
