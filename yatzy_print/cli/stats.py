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
    from yatzy_print.cli.archives import asked, chosen, place

    words = language(lang)
    found = chosen(place(archive), asked(rules, order, since, until), player or (), words)
    if json:
        from json import dumps

        from yatzy_print.statistics.document import document
        from yatzy_print.statistics.parts import parts
        from yatzy_print.statistics.source import source

        typer.echo(dumps(document(parts(source(found.games)), found.players), ensure_ascii=False))
    else:
        from yatzy_print.report.text import stats as text

        typer.echo(text(found.games, words, found.players))
    raise typer.Exit(found.exit_status)
