"""yatzy-print games: what the archive holds, and keeping it."""

from typing import Annotated

import typer

from yatzy_print.cli.app import ArchivePath, Lang, Output, Rules, app, help_text, language

games = typer.Typer(invoke_without_command=True, rich_markup_mode=None, add_completion=False)
app.add_typer(games, name="games", help=help_text("games"))

GameId = Annotated[int, typer.Argument(metavar="ID", help=help_text("game-id"), show_default=False)]
Form = Annotated[
    str, typer.Option("--as", metavar="paper|table|json", help=help_text("show-as"), show_default=False)
]
Corrected = Annotated[
    str | None, typer.Argument(metavar="[FILE]", help=help_text("corrected"), show_default=False)
]
VersionNumber = Annotated[
    int | None, typer.Option("--version", metavar="N", help=help_text("game-version"), show_default=False)
]
Format = Annotated[str, typer.Option("--format", metavar="jsonl|csv|xlsx", help=help_text("export-format"))]
Source = Annotated[str, typer.Argument(metavar="FILE", help=help_text("import-file"), show_default=False)]
Damaged = Annotated[
    str, typer.Argument(metavar="ARCHIVE", help=help_text("damaged-archive"), show_default=False)
]
OwnRules = Annotated[
    list[str] | None, typer.Option("--rules", metavar="FILE", help=help_text("own-rules"), show_default=False)
]


@games.callback()
def _default(context: typer.Context, lang: Lang = None, archive: ArchivePath = None) -> None:
    if context.invoked_subcommand is None:
        list_games(lang, archive)


@games.command("list", help=help_text("games-list"))
def list_games(lang: Lang = None, archive: ArchivePath = None) -> None:
    from yatzy_print.cli.keeping import print_list

    raise typer.Exit(print_list(archive, language(lang)))


@games.command(help=help_text("games-show"))
def show(game_id: GameId, form: Form = "paper", lang: Lang = None, archive: ArchivePath = None) -> None:
    from yatzy_print.cli.keeping import print_game

    print_game(archive, game_id, form, language(lang))


@games.command(help=help_text("games-edit"))
def edit(
    game_id: GameId,
    file: Corrected = None,
    rules: Rules = None,
    lang: Lang = None,
    archive: ArchivePath = None,
) -> None:
    from yatzy_print.cli.correcting import correct

    raise typer.Exit(correct(archive, game_id, file, rules, language(lang)))


@games.command(help=help_text("games-remove"))
def remove(game_id: GameId, lang: Lang = None, archive: ArchivePath = None) -> None:
    from yatzy_print.cli.keeping import take_out

    take_out(archive, game_id, language(lang))


@games.command(help=help_text("games-restore"))
def restore(
    game_id: GameId, version: VersionNumber = None, lang: Lang = None, archive: ArchivePath = None
) -> None:
    from yatzy_print.cli.keeping import bring_back

    bring_back(archive, game_id, version, language(lang))


@games.command(help=help_text("games-history"))
def history(game_id: GameId, lang: Lang = None, archive: ArchivePath = None) -> None:
    from yatzy_print.cli.keeping import print_history

    print_history(archive, game_id, language(lang))


@games.command(help=help_text("games-export"))
def export(
    format: Format = "jsonl", lang: Lang = None, archive: ArchivePath = None, output: Output = None
) -> None:
    from yatzy_print.cli.moving import give

    give(archive, format, language(lang), output)


@games.command("import", help=help_text("games-import"))
def import_games(file: Source, lang: Lang = None, archive: ArchivePath = None) -> None:
    from yatzy_print.cli.moving import take_in

    raise typer.Exit(take_in(archive, file, language(lang)))


@games.command(help=help_text("games-verify"))
def verify(lang: Lang = None, archive: ArchivePath = None) -> None:
    from yatzy_print.cli.mending import verify_all

    raise typer.Exit(verify_all(archive, language(lang)))


@games.command(help=help_text("games-rescue"))
def rescue(damaged: Damaged, rules: OwnRules = None, lang: Lang = None, archive: ArchivePath = None) -> None:
    from yatzy_print.cli.mending import rescue_into

    raise typer.Exit(rescue_into(archive, damaged, rules or (), language(lang)))
