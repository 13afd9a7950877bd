"""The paper in a page: one HTML file for a rule set in a language, served or offline."""

from collections.abc import Mapping, Sequence
from typing import Any

from yatzy_print.entry.page.rules import rules_data
from yatzy_print.entry.page.text import page_text
from yatzy_print.languages.formats import month_names
from yatzy_print.languages.language import Language
from yatzy_print.languages.rows import rules_name
from yatzy_print.protocol.form import form
from yatzy_print.report.templating import environment
from yatzy_print.rules.ruleset import RuleSet

MOST_COLUMNS = 8
"""As many players as a card holds."""


def entry_page(rules: RuleSet, language: Language, players: Sequence[str] = ()) -> str:
    """The page as a file of its own that asks for nothing from anywhere. `players` are offered as names."""
    return _rendered(rules, language, {"players": tuple(players)})


def served_page(
    rules: RuleSet, language: Language, nonce: str, facts: Mapping[str, Any], choices: Sequence[RuleSet]
) -> str:
    """The page as the local server gives it. `facts` go to its script; `choices`: rules to change to."""
    named = [(choice.id, rules_name(language, choice)) for choice in choices]
    return _rendered(rules, language, facts, nonce=nonce, choices=named)


def _rendered(
    rules: RuleSet,
    language: Language,
    facts: Mapping[str, Any],
    nonce: str = "",
    choices: Sequence[tuple[str, str]] = (),
) -> str:
    data = {
        **rules_data(rules, language),
        "columns": MOST_COLUMNS,
        **facts,
        "text": page_text(language, served=bool(nonce)),
    }
    return (
        environment()
        .get_template("entry/page.html")
        .render(
            form=form(rules, language),
            rules=rules,
            data=data,
            words=language,
            months=month_names(language),
            name=rules_name(language, rules),
            dice="66642" if rules.dice == 5 else "666421",
            nonce=nonce,
            choices=choices,
        )
    )
