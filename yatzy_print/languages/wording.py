"""Findings, explanations and troubles in words."""

from yatzy_print.errors import Fact, Trouble
from yatzy_print.games.findings import Explanation, Finding
from yatzy_print.languages.formats import date_text
from yatzy_print.languages.language import Language
from yatzy_print.languages.rows import row_name
from yatzy_print.rules.ruleset import RuleSet


def finding_text(language: Language, finding: Finding, rules: RuleSet, player: str = "") -> str:
    """A finding as one sentence. A fact `variant` chooses the message `<code>-<variant>`.

    The facts `before` and those named `…_row` hold ids of rows and are worded as their names.
    """
    facts: dict[str, Fact] = {"player": player, **finding.facts}
    for name in ("written", "computed"):
        value: int | None = getattr(finding, name)
        if value is not None:
            facts[name] = value
    if "date" in facts:
        facts["date"] = date_text(language, str(facts["date"]))
    return _worded(language, "findings", finding.code, finding.category, facts, rules)


def explanation_text(language: Language, explanation: Explanation, rules: RuleSet) -> str:
    """An explanation as one sentence. A fact `variant` chooses the message `<code>-<variant>`."""
    facts = dict(explanation.facts)
    if explanation.parts:
        facts["first"], facts["second"] = (
            explanation_text(language, part, rules) for part in explanation.parts
        )
    return _worded(language, "explanations", explanation.code, explanation.category, facts, rules)


def reasons(language: Language, finding: Finding, rules: RuleSet) -> tuple[str, ...]:
    """The explanations of a finding, each a sentence; none is told as certain when several fit."""
    told = tuple(explanation_text(language, reason, rules) for reason in finding.explanations)
    if len(told) < 2:
        return told
    return tuple(language.text("explanations.perhaps", reason=reason) for reason in told)


def trouble_text(language: Language, trouble: Trouble) -> str:
    """What stopped the work, in words. A fact `variant` chooses the message `<code>-<variant>`."""
    variant = trouble.facts.get("variant")
    key = f"errors.{trouble.code}-{variant}" if variant else f"errors.{trouble.code}"
    if language.has(key):
        return language.text(key, **trouble.facts)
    return language.text("errors.unexpected", problem=str(trouble))


def _worded(
    language: Language, section: str, code: str, category: str | None, facts: dict[str, Fact], rules: RuleSet
) -> str:
    variant = facts.pop("variant", "")
    rows = {name: str(id_) for name, id_ in facts.items() if name == "before" or name.endswith("_row")}
    if category is not None:
        rows["row"] = category
    facts |= {name: row_name(language, id_, rules) for name, id_ in rows.items()}
    return language.text(f"{section}.{code}-{variant}" if variant else f"{section}.{code}", **facts)
