"""yatzy-print check: verified totals and every finding."""

import typer

from yatzy_print.cli.app import AsJson, Lang, Rules, Sources, app, help_text, language


@app.command(help=help_text("check"))
def check(files: Sources, rules: Rules = None, lang: Lang = None, json: AsJson = False) -> None:
    from yatzy_print.cli.papers import papers
    from yatzy_print.cli.told import print_json, print_tables

    words = language(lang)
    read = papers(files, rules)
    if json:
        print_json(read, words)
    else:
        print_tables(read, words)
    raise typer.Exit(read.exit_status)
