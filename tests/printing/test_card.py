"""Nothing leaves its margins, nothing overlaps: every rule set, language, paper and number of players."""

from itertools import combinations, product

import pytest

from tests.printing.extents import flat, meet
from tests.printing.specimens import HARD_NAMES, RULE_SETS, played
from yatzy_print.languages.language import CODES, load
from yatzy_print.printing.card import card, cut_texts, plan
from yatzy_print.printing.fonts import Fonts
from yatzy_print.printing.geometry import A4, A5, LETTER, Area, two_up
from yatzy_print.printing.marks import Rounded, Rule, Shade, Text
from yatzy_print.printing.style import LARGE, NORMAL, Style
from yatzy_print.protocol.blank import blank
from yatzy_print.protocol.filled import filled
from yatzy_print.protocol.protocol import Protocol
from yatzy_print.rules.load import rule_set

AREAS = {
    "a4": A4.areas[0],
    "a5": A5.areas[0],
    "letter": LETTER.areas[0],
    "left half": two_up(A4).areas[0],
    "right half": two_up(A4).areas[1],
}
FROM_EDGE, FROM_LOWER_EDGE = 10.0, 13.0
FEW = [
    (rules, code, area, players)
    for (rules, players), code, area in zip(
        product(RULE_SETS, (1, 2, 4, 5, 8)), list(CODES) * 6, list(AREAS) * 6, strict=True
    )
]
ALL = list(product(RULE_SETS, CODES, AREAS, range(1, 9)))


def cards(rules: str, code: str, players: int) -> dict[str, Protocol]:
    """A blank and two filled cards, the last with everything that can be difficult."""
    language, names = load(code), HARD_NAMES[:players]
    plain = tuple(f"Aino {index}" for index in range(players))
    return {
        "blank": blank(rule_set(rules), language, names, date="2026-12-24", place="W" * 50, signatures=True),
        "filled": filled(played(rules, plain), language),
        "hard": filled(played(rules, names, hard=True), language, signatures=True),
    }


def faults(protocol: Protocol, area: Area, style: Style = NORMAL) -> list[str]:
    """What is wrong with the drawn card, in words."""
    marks = list(flat(card(protocol, plan(protocol, area, style, Fonts()))))
    bottom = FROM_LOWER_EDGE if area.height > 200 and area is not AREAS["a5"] else FROM_EDGE
    left, right = area.x + FROM_EDGE, area.x + area.width - FROM_EDGE
    found = [
        f"outside: {mark}"
        for mark, box in marks
        if box.x < left or box.right > right or box.y < bottom or box.top > area.height - FROM_EDGE
    ]
    texts = [(mark, box) for mark, box in marks if isinstance(mark, Text)]
    found += [
        f"overlap: {one.text!r} {other.text!r}"
        for (one, box), (other, other_box) in combinations(texts, 2)
        if meet(box, other_box)
    ]
    grid = [(mark, box) for mark, box in marks if isinstance(mark, Rule) and _is_straight(mark)]
    found += [
        f"crossed: {text.text!r} by {rule}" for text, box in texts for rule, line in grid if meet(box, line)
    ]
    dice = [(mark, box) for mark, box in marks if isinstance(mark, Rounded)]
    found += [
        f"die on {text.text!r}" for text, box in texts if len(text.text) > 1 for _, d in dice if meet(box, d)
    ]
    return found


def _is_straight(rule: Rule) -> bool:
    return rule.x1 == rule.x2 or rule.y1 == rule.y2


@pytest.mark.parametrize(("rules", "code", "area", "players"), FEW)
def test_nothing_overlaps_or_leaves_its_margins(rules: str, code: str, area: str, players: int) -> None:
    for kind, protocol in cards(rules, code, players).items():
        assert faults(protocol, AREAS[area]) == [], kind


@pytest.mark.slow
@pytest.mark.parametrize(("rules", "code", "area"), list(product(RULE_SETS, CODES, AREAS)))
def test_nothing_overlaps_on_any_card(rules: str, code: str, area: str) -> None:
    for players in range(1, 9):
        for kind, protocol in cards(rules, code, players).items():
            assert faults(protocol, AREAS[area]) == [], (kind, players)


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("players", [1, 4, 6])
def test_large_cards_keep_to_the_same_rules(rules: str, players: int) -> None:
    for kind, protocol in cards(rules, "fi", players).items():
        for area in ("a4", "letter"):
            assert faults(protocol, AREAS[area], LARGE) == [], (kind, area)


@pytest.mark.parametrize(("players", "games"), [(1, 3), (2, 4), (4, 2)])
def test_several_games_side_by_side_share_a_heading(players: int, games: int) -> None:
    protocol = blank(rule_set("yatzy"), load("sv"), ("Åsa",) * players, games=games)
    assert faults(protocol, AREAS["a4"]) == []


def test_a_letter_card_prints_whole_on_a4() -> None:
    """However a printer lays Letter on A4: at the lower or the upper edge, centred in width."""
    protocol = cards("maxi-yatzy", "fi", 6)["hard"]
    marks = flat(card(protocol, plan(protocol, LETTER.areas[0], NORMAL, Fonts())))
    shift = (A4.width - LETTER.width) / 2
    for mark, box in marks:
        assert box.x + shift >= FROM_EDGE and box.right + shift <= A4.width - FROM_EDGE, mark
        assert box.y >= FROM_LOWER_EDGE and box.top <= A4.height - FROM_EDGE, mark


def test_small_type_and_lines_are_pure_black() -> None:
    """Grey lines and grey small type break up on a laser printer; only whole cells are shaded."""
    protocol = cards("yatzy", "fi", 4)["hard"]
    marks = list(flat(card(protocol, plan(protocol, AREAS["a4"], NORMAL, Fonts()))))
    shades = [(mark.grey, mark.box.height) for mark, _ in marks if isinstance(mark, Shade)]
    assert {grey for grey, _ in shades} == {0, 0.82, 0.90}
    assert all(height > 5 for grey, height in shades if grey)


def test_a_cut_name_stands_in_full_at_the_foot() -> None:
    protocol = cards("yatzy", "fi", 8)["hard"]
    planned = plan(protocol, AREAS["a5"], NORMAL, Fonts())
    notes = " ".join(planned.notes)
    for name in cut_texts(protocol, planned.pen):
        assert name.split(" = ")[1].replace(" ", "") in notes.replace(" ", "")
    assert "Maximilian Alexander von Hohenzollern-Sigmaringen" in notes
    assert "W" * 60 in notes.replace(" ", "")
