"""Every pair of colours that text or a mark stands in, light, dark and on paper (WCAG 2.2)."""

import re
from collections.abc import Mapping

import pytest

from yatzy_print.resources import templates

CSS = (templates() / "report.css").read_text(encoding="utf-8")
TEXT, MARK = 4.5, 3.0
PAIRS = [
    ("ink", "paper", TEXT),
    ("soft", "paper", TEXT),
    ("ink", "card", TEXT),
    ("soft", "card", TEXT),
    ("ink", "band", TEXT),
    ("soft", "band", TEXT),  # a written figure struck through in a sum
    ("good", "card", TEXT),
    ("bad", "card", TEXT),
    ("good", "band", TEXT),
    ("bad", "band", TEXT),
    *[("ink", f"shade{step}", TEXT) for step in range(6)],
    ("mine", "card", MARK),
    ("other", "card", MARK),
    ("mine", "paper", MARK),
    ("ink", "card", MARK),
]


def palettes() -> Mapping[str, Mapping[str, str]]:
    """The custom properties of each `:root`, the later ones over the first."""
    blocks = [
        dict(re.findall(r"--(\w+): (#\w+);", block)) for block in re.findall(r":root \{(.*?)\}", CSS, re.S)
    ]
    light, dark, paper = blocks
    return {"light": light, "dark": {**light, **dark}, "paper": {**light, **paper}}


def luminance(colour: str) -> float:
    digits = colour[1:] if len(colour) == 7 else "".join(digit * 2 for digit in colour[1:])
    parts = [int(digits[place : place + 2], 16) / 255 for place in (0, 2, 4)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("scheme", ["light", "dark", "paper"])
@pytest.mark.parametrize(("front", "back", "least"), PAIRS)
def test_contrast(scheme: str, front: str, back: str, least: float) -> None:
    palette = palettes()[scheme]
    assert contrast(palette[front], palette[back]) >= least


def test_black_on_white_is_21() -> None:
    assert contrast("#000", "#ffffff") == pytest.approx(21)


def test_no_colour_is_named_outside_the_palette() -> None:
    rules = re.sub(r":root \{.*?\}", "", CSS, flags=re.S)
    assert not re.findall(r"#[0-9a-f]{3,6}\b|rgb\(", rules)
