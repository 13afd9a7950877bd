"""Rule sets and scores as plain text for the terminal."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from yatzy_print.languages.language import Language
from yatzy_print.languages.rows import line_name, row_name, rules_name
from yatzy_print.rules.load import house_rules
from yatzy_print.rules.reach import maximum, maximum_with_extras, reachable
from yatzy_print.rules.ruleset import RuleSet


def rules_list(chosen: Sequence[RuleSet], language: Language) -> str:
    """Each rule set with its title and, below it, its house rules."""
    width = max(len(rules.id) for rules in chosen)
    lines: list[str] = []
    for rules in chosen:
        lines.append(f"{rules.id:<{width}}  {rules_name(language, rules)}")
        lines += [f"{'':<{width}}  +{name}: {_house_rule(language, name)}" for name in house_rules(rules)]
    return "\n".join(lines)


def _house_rule(language: Language, name: str) -> str:
    key = f"house-rules.{name}"
    return language.text(key) if language.has(key) else name


def rules_text(rules: RuleSet, language: Language) -> str:
    """One rule set in full: every row with its reachable scores, the bonus, the maximum, its house rules."""
    names = [row_name(language, row.id, rules) for row in rules.categories]
    width = max(map(len, [*names, line_name(language, "bonus"), line_name(language, "total")]))
    lines = [f"{rules_name(language, rules)} ({rules.id})", ""]
    lines += [
        f"{name:<{width}}  {compact(reachable(rules, row.id))}"
        for name, row in zip(names, rules.categories, strict=True)
    ]
    lines += [f"{line_name(language, 'bonus'):<{width}}  {bonus_text(rules)}"] if rules.bonus else []
    if rules.extra and rules.extra.points:
        lines.append(f"{line_name(language, 'extra'):<{width}}  {rules.extra.points}, …")
    lines += ["", _maximum_text(rules, language)]
    lines += [f"+{name}: {_house_rule(language, name)}" for name in house_rules(rules)]
    return "\n".join(lines)


def _maximum_text(rules: RuleSet, language: Language) -> str:
    top, with_extras = maximum(rules), maximum_with_extras(rules)
    text = language.text("messages.maximum", maximum=top)
    if with_extras == top:
        return text
    return f"{text} {language.text('messages.maximum-with-extras', maximum=with_extras)}"


def bonus_text(rules: RuleSet) -> str:
    """The bonus tiers, lowest first: "63+ → 50"."""
    return ", ".join(f"{threshold}+ → {points}" for threshold, points in rules.bonus)


def compact(scores: Sequence[int]) -> str:
    """Scores as ranges where four or more follow each other in equal steps: "0, 5–30", "0, 2, …, 12"."""
    if len(scores) < 5:
        return ", ".join(map(str, scores))
    step = scores[2] - scores[1]
    if any(later - earlier != step for earlier, later in pairwise(scores[1:])):
        return ", ".join(map(str, scores))
    middle = f"{scores[1]}–{scores[-1]}" if step == 1 else f"{scores[1]}, {scores[2]}, …, {scores[-1]}"
    return f"0, {middle}"


def scores_text(rules: RuleSet, language: Language, points: Mapping[str, int]) -> str:
    """Every row with its points."""
    names = {row: row_name(language, row, rules) for row in points}
    width = max(map(len, names.values()))
    return "\n".join(f"{names[row]:<{width}}  {value:>3}" for row, value in points.items())
