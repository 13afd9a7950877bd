"""What is printed on every card of a rule set, in a language: its lines, hints and example rolls."""

from functools import cache
from typing import NamedTuple

from yatzy_print.languages.language import Language
from yatzy_print.languages.rows import base_name, house_rule_names, line_name, row_name
from yatzy_print.protocol.protocol import Line
from yatzy_print.rules import reach
from yatzy_print.rules.patterns import AnyRun, Anything, Face, Groups, Pattern, Run
from yatzy_print.rules.ruleset import Category, RuleSet


class Form(NamedTuple):
    """A card without cells: its titles, its lines in sections, and the sentences at its foot."""

    title: str
    subtitle: str
    sections: tuple[tuple[Line, ...], ...]
    footer: tuple[str, ...]


@cache
def form(rules: RuleSet, language: Language) -> Form:
    """The form of a rule set: upper rows with sum and bonus, lower rows with the extra line, the total."""
    upper = [_row(category, rules, language) for category in rules.upper]
    if upper:
        upper.append(Line("upper", "sum", line_name(language, "upper")))
    if rules.bonus:
        upper.append(Line("bonus", "sum", line_name(language, "bonus"), bonus_hint(rules)))
    lower = [_row(category, rules, language) for category in rules.lower]
    if rules.extra is not None and rules.extra.points:
        lower.append(Line("extra", "sum", line_name(language, "extra"), f"× {rules.extra.points}"))
    total = Line("total", "total", line_name(language, "total"), str(reach.maximum(rules)))
    sections = (tuple(upper), tuple(lower), (total,))
    return Form(*_titles(base_name(language, rules)), tuple(filter(None, sections)), _footer(rules, language))


def bonus_hint(rules: RuleSet) -> str:
    """The bonus tiers in short: "63+ → 50"."""
    return ", ".join(f"{threshold}+ → {points}" for threshold, points in rules.bonus)


def example_roll(pattern: Pattern, dice: int) -> tuple[int, ...]:
    """The dice that fill a row best; a 0 for each die that may show anything."""
    match pattern:
        case Face(face):
            return (face,) * dice
        case Groups(sizes):
            return tuple(6 - index for index, size in enumerate(sizes) for _ in range(size))
        case Run(faces):
            return faces
        case AnyRun(length):
            return tuple(range(7 - length, 7))
        case Anything():
            return (0,) * dice


def _row(category: Category, rules: RuleSet, language: Language) -> Line:
    pattern = category.pattern
    face = pattern.face if isinstance(pattern, Face) else None
    return Line(
        category.id,
        "row",
        row_name(language, category.id, rules),
        str(reach.row_maximum(rules, category.id)),
        face,
        () if face else example_roll(pattern, rules.dice),
    )


def _titles(name: str) -> tuple[str, str]:
    """The title, and what stands behind it in brackets: "Yatzy", "suomalaiset perhesäännöt"."""
    title, _, rest = name.partition(" (")
    return title, rest.removesuffix(")")


def _footer(rules: RuleSet, language: Language) -> tuple[str, ...]:
    upper = line_name(language, "upper")
    tiers = [
        language.text("protocol.bonus-rule", sum=upper, threshold=threshold, points=points)
        for threshold, points in rules.bonus
    ]
    own = ", ".join(house_rule_names(language, rules))
    return tuple(filter(None, (" · ".join(tiers), own and language.text("protocol.house-rules", rules=own))))
