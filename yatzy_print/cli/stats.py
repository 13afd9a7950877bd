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
    with chosen(place(archive), asked(rules, order, since, until), player or (), words) as found:
        if json:
            from json import dumps

            from yatzy_print.statistics.document import document
            from yatzy_print.statistics.parts import parts

            typer.echo(dumps(document(parts(found.source), found.players), ensure_ascii=False))
        else:
            from yatzy_print.report.text import stats_of

            typer.echo(stats_of(found.source, words, found.players))
    raise typer.Exit(found.exit_status)
