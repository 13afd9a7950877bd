"""yatzy-print rules: the rule sets, or one in full."""

from typing import Annotated

import typer

from yatzy_print.cli.app import AsJson, Lang, app, help_text, language
from yatzy_print.languages.language import Language
from yatzy_print.rules.ruleset import RuleSet


@app.command(help=help_text("rules-command"))
def rules(
    rule_set_id: Annotated[
        str | None, typer.Argument(metavar="[ID]", help=help_text("rules-id"), show_default=False)
    ] = None,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    from yatzy_print.rules.load import known, rule_set

    words = language(lang)
    chosen = [rule_set(rule_set_id)] if rule_set_id else [rule_set(name) for name in known()]
    if json:
        _print_json(chosen, single=rule_set_id is not None)
    elif rule_set_id:
        _print_one(chosen[0], words)
    else:
        _print_list(chosen, words)


def _print_json(chosen: list[RuleSet], single: bool) -> None:
    import json

    from yatzy_print.rules.describe import describe

    documents = [describe(rules) for rules in chosen]
    typer.echo(json.dumps(documents[0] if single else documents, ensure_ascii=False))


def _print_one(chosen: RuleSet, words: Language) -> None:
    from yatzy_print.printing.rules_text import rules_text

    typer.echo(rules_text(chosen, words))


def _print_list(chosen: list[RuleSet], words: Language) -> None:
    from yatzy_print.printing.rules_text import rules_list

    typer.echo(rules_list(chosen, words))
