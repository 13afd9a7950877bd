"""yatzy-print rules: the rule sets, one in full, an own file checked, or a new one asked for."""

from typing import Annotated

import typer

from yatzy_print.cli.app import AsJson, Lang, Output, app, help_text, language

RuleSetId = Annotated[
    str | None, typer.Argument(metavar="[ID|FILE.toml|new]", help=help_text("rules-id"), show_default=False)
]


@app.command(help=help_text("rules-command"))
def rules(rules_id: RuleSetId = None, lang: Lang = None, json: AsJson = False, output: Output = None) -> None:
    words = language(lang)
    if rules_id == "new":
        from yatzy_print.cli.rules_new import ask

        ask(words, output)
    else:
        from yatzy_print.cli.rules_shown import show_all, show_one

        raise typer.Exit(show_one(rules_id, words, json) if rules_id else show_all(words, json))
