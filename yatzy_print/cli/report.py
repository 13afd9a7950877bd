"""yatzy-print report: the archive's numbers as one HTML page."""

from typing import Annotated

import typer

from yatzy_print.cli.app import ArchivePath, Lang, OrderOption, Output, Rules, app, help_text, language

Since = Annotated[
    str | None, typer.Option("--since", metavar="DATE", help=help_text("since"), show_default=False)
]
Until = Annotated[
    str | None, typer.Option("--until", metavar="DATE", help=help_text("until"), show_default=False)
]
Players = Annotated[
    list[str] | None,
    typer.Option("--player", metavar="NAME", help=help_text("report-player"), show_default=False),
]


@app.command(help=help_text("report"))
def report(
    player: Players = None,
    rules: Rules = None,
    order: OrderOption = None,
    since: Since = None,
    until: Until = None,
    lang: Lang = None,
    archive: ArchivePath = None,
    output: Output = None,
) -> None:
    from yatzy_print.archive.load import games
    from yatzy_print.archive.opening import open_archive
    from yatzy_print.cli.archives import asked, place, tell_damaged
    from yatzy_print.cli.outputs import default_path, deliver
    from yatzy_print.report.html import report as html

    words = language(lang)
    names = tuple(player or ())
    where = place(archive)
    wanted = asked(names, rules, order, since, until)
    with open_archive(where, make=False) as opened:
        stored = games(opened, wanted)
    tell_damaged(words, where, stored.damaged)
    page = html([game.verified for game in stored.games], words, names)
    parts = ("report", *names, wanted.rules or "", wanted.order or "", since or "", until or "", words.code)
    deliver(words, output or default_path(".html", *parts), page.encode(), inputs=[where])
    raise typer.Exit(2 if stored.damaged else 0)
