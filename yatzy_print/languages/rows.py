"""What rows, sum lines and rule sets are called in print."""

from typing import Literal

from yatzy_print.languages.language import Language
from yatzy_print.rules.ruleset import RuleSet

Line = Literal["upper", "bonus", "upper_with_bonus", "lower", "extra", "total"]


def row_name(language: Language, category_id: str, rules: RuleSet) -> str:
    """The printed name of a row: the rule set's own, else the one of its base, else the general one."""
    category = rules.by_id.get(category_id)
    if category is not None and category.names:
        own = category.names
        return own.get(language.code) or own.get("en") or next(iter(own.values()))
    for key in (f"rows-in.{rules.base}.{category_id}", f"rows.{category_id}"):
        if language.has(key):
            return language.text(key)
    return category_id


def line_name(language: Language, line: Line) -> str:
    """The printed name of a sum line."""
    return language.text(f"lines.{line}")


def rules_name(language: Language, rules: RuleSet) -> str:
    """A readable title: "Maxi-Yatzy", with the house rules in words behind a plus each."""
    return " + ".join([base_name(language, rules), *house_rule_names(language, rules)])


def base_name(language: Language, rules: RuleSet) -> str:
    """The title without house rules."""
    return rules.names.get(language.code) or _worded(language, "rules", rules.base)


def house_rule_names(language: Language, rules: RuleSet) -> tuple[str, ...]:
    """The house rules in words."""
    return tuple(_worded(language, "house-rules", rule) for rule in rules.house_rules)


def _worded(language: Language, section: str, id_: str) -> str:
    key = f"{section}.{id_}"
    return language.text(key) if language.has(key) else id_
