"""yatzy-print rules: the rule sets, one in full, an own file checked, or a new one asked for."""

from typing import Annotated

import typer

from yatzy_print.cli.app import AsJson, Lang, Output, app, help_text, language
from yatzy_print.languages.language import Language
from yatzy_print.rules.ruleset import RuleSet

RuleSetId = Annotated[
    str | None, typer.Argument(metavar="[ID|FILE.toml|new]", help=help_text("rules-id"), show_default=False)
]


@app.command(help=help_text("rules-command"))
def rules(rules_id: RuleSetId = None, lang: Lang = None, json: AsJson = False, output: Output = None) -> None:
    from yatzy_print.rules.load import known, rule_set

    words = language(lang)
    if rules_id == "new":
        from yatzy_print.cli.rules_new import ask

        ask(words, output)
    elif rules_id is None:
        _show_all([rule_set(name) for name in known()], words, json)
    else:
        _show_one(rules_id, words, json)


def _show_all(chosen: list[RuleSet], words: Language, json: bool) -> None:
    from json import dumps

    from yatzy_print.printing.rules_text import rules_list
    from yatzy_print.rules.describe import describe

    everything = dumps([describe(rules) for rules in chosen], ensure_ascii=False) if json else ""
    typer.echo(everything or rules_list(chosen, words))


def _show_one(rules_id: str, words: Language, json: bool) -> None:
    from json import dumps

    from yatzy_print.printing.rules_text import rules_text
    from yatzy_print.rules.describe import describe
    from yatzy_print.rules.load import own_faults, rule_set

    found = own_faults(rules_id) if rules_id.endswith(".toml") else ()
    for fault in found:
        cure = words.text(f"rule_faults.{fault.code}", **fault.facts)
        typer.echo(f"{rules_id}: {fault.key}: {cure}", err=True)
    if found:
        raise typer.Exit(2)
    chosen = rule_set(rules_id)
    typer.echo(dumps(describe(chosen), ensure_ascii=False) if json else rules_text(chosen, words))
