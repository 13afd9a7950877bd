"""yatzy-print stats: the archive's numbers in the terminal."""

import typer

from yatzy_print.cli.app import ArchivePath, AsJson, Lang, OrderOption, Rules, app, help_text, language
from yatzy_print.cli.selection import Players, Since, Until


@app.command(help=help_text("stats"))
def stats(
    player: Players = None,
    rules: Rules = None,
    order: OrderOption = None,
    since: Since = None,
    until: Until = None,
    lang: Lang = None,
    archive: ArchivePath = None,
    json: AsJson = False,
) -> None:
    from yatzy_print.cli.archives import asked, numbers, place

    words = language(lang)
    found = numbers(place(archive), asked(rules, order, since, until), player or (), words)
    if json:
        from json import dumps

        from yatzy_print.statistics.document import document

        typer.echo(dumps(document(found.parts, found.players), ensure_ascii=False))
    else:
        from yatzy_print.report.text import stats as table

        typer.echo(table(found.parts, words, found.players))
    raise typer.Exit(found.exit_status)
