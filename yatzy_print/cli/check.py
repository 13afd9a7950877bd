"""yatzy-print check: verified totals and every finding."""

from typing import Annotated

import typer

from yatzy_print.cli.app import (
    AsJson,
    Lang,
    OrderOption,
    Rules,
    Solo,
    Sources,
    TieBreakOption,
    Youngest,
    app,
    help_text,
    language,
)

Quiet = Annotated[bool, typer.Option("--quiet", "-q", help=help_text("quiet"))]


@app.command(help=help_text("check"))
def check(
    files: Sources,
    rules: Rules = None,
    order: OrderOption = None,
    solo: Solo = False,
    tie_break: TieBreakOption = "none",
    youngest: Youngest = None,
    lang: Lang = None,
    json: AsJson = False,
    quiet: Quiet = False,
) -> None:
    from yatzy_print.cli.papers import How, papers, parted
    from yatzy_print.cli.told import print_json, print_tables

    words = language(lang)
    read = papers(files, How(rules, order, solo, parted(tie_break, youngest)))
    told = read.wrong if quiet else read
    if json:
        print_json(told, words)
    else:
        print_tables(told, words)
    raise typer.Exit(read.exit_status)
