"""yatzy-print games: what the archive holds."""

import typer

from yatzy_print.cli.app import ArchivePath, Lang, app, help_text, language

games = typer.Typer(invoke_without_command=True, rich_markup_mode=None, add_completion=False)
app.add_typer(games, name="games", help=help_text("games"))


@games.callback()
def _default(context: typer.Context, lang: Lang = None, archive: ArchivePath = None) -> None:
    if context.invoked_subcommand is None:
        list_games(lang, archive)


@games.command("list", help=help_text("games-list"))
def list_games(lang: Lang = None, archive: ArchivePath = None) -> None:
    from yatzy_print.archive.opening import open_archive
    from yatzy_print.archive.summary import summaries
    from yatzy_print.cli.archives import place, tell_damaged
    from yatzy_print.printing.games_text import games_text

    words = language(lang)
    where = place(archive)
    with open_archive(where, make=False) as opened:
        listed = summaries(opened)
    sound = [game for game in listed if not game.damaged]
    typer.echo(games_text(sound, words) if sound else words.text("messages.no-games"))
    damaged = [game.id for game in listed if game.damaged]
    tell_damaged(words, where, damaged)
    raise typer.Exit(2 if damaged else 0)
