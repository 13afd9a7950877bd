"""yatzy-print report: the archive's numbers as HTML pages."""

from typing import Annotated

import typer

from yatzy_print.cli.app import ArchivePath, Lang, OrderOption, Output, Rules, app, help_text, language
from yatzy_print.cli.selection import Players, Since, Until

Each = Annotated[bool, typer.Option("--each", help=help_text("each"))]


@app.command(help=help_text("report"))
def report(
    player: Players = None,
    each: Each = False,
    rules: Rules = None,
    order: OrderOption = None,
    since: Since = None,
    until: Until = None,
    lang: Lang = None,
    archive: ArchivePath = None,
    output: Output = None,
) -> None:
    from yatzy_print.cli.archives import asked, chosen, place
    from yatzy_print.cli.reports import write_each, write_one

    words, where = language(lang), place(archive)
    wanted = asked(rules, order, since, until)
    marks = (wanted.rules or "", wanted.order or "", since or "", until or "", words.code)
    write = write_each if each else write_one
    with chosen(where, wanted, player or (), words, at_hand=each) as found:
        write(found, words, marks, output, where)
    raise typer.Exit(found.exit_status)
