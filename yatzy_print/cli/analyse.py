"""yatzy-print analyse: luck against skill in games recorded with dice and turns."""

from typing import Annotated

import typer

from yatzy_print.cli.app import ArchivePath, AsJson, Lang, Rules, app, help_text, language

Files = Annotated[
    list[str] | None, typer.Argument(metavar="[FILE…]", help=help_text("files"), show_default=False)
]
GameIds = Annotated[
    list[int] | None, typer.Option("--game", metavar="ID", help=help_text("game"), show_default=False)
]


@app.command(help=help_text("analyse"))
def analyse(
    files: Files = None,
    game: GameIds = None,
    rules: Rules = None,
    lang: Lang = None,
    archive: ArchivePath = None,
    json: AsJson = False,
) -> None:
    from yatzy_print.cli.analysing import analyse_games
    from yatzy_print.cli.filling import gathered
    from yatzy_print.cli.papers import How

    words = language(lang)
    found = gathered(files or (), game or (), How(rules), archive, words)
    raise typer.Exit(max(found.exit_status, analyse_games(found.games, words, json)))
