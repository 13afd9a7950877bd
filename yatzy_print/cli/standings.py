"""yatzy-print standings: totals added over several games."""

import typer

from yatzy_print.cli.app import (
    AsJson,
    Lang,
    OrderOption,
    Rules,
    Sources,
    TieBreakOption,
    Youngest,
    app,
    help_text,
    language,
)


@app.command(help=help_text("standings"))
def standings(
    files: Sources,
    rules: Rules = None,
    order: OrderOption = None,
    tie_break: TieBreakOption = "none",
    youngest: Youngest = None,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    from dataclasses import asdict
    from json import dumps

    from yatzy_print.cli.papers import How, papers, parted
    from yatzy_print.cli.told import tell_wrong
    from yatzy_print.games.standings import standings as added_up
    from yatzy_print.languages.rows import rules_name
    from yatzy_print.printing.standings_text import standings_text

    words = language(lang)
    read = papers(files, How(rules, order, ties=parted(tie_break, youngest)))
    tell_wrong(read, words)
    tables = added_up(game.verified for game in read.games)
    if json:
        typer.echo(dumps({"standings": [asdict(table) for table in tables]}, ensure_ascii=False))
    else:
        titles = {game.verified.rules.id: rules_name(words, game.verified.rules) for game in read.games}
        typer.echo("\n\n".join(standings_text(table, words, titles[table.rules]) for table in tables))
    raise typer.Exit(read.exit_status)
