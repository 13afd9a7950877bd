"""yatzy-print players: who is in the archive, and whom each name means."""

from typing import Annotated

import typer

from yatzy_print.cli.app import ArchivePath, Lang, app, help_text, language

players = typer.Typer(invoke_without_command=True, rich_markup_mode=None, add_completion=False)
app.add_typer(players, name="players", help=help_text("players-command"))

Name = Annotated[str, typer.Argument(metavar="NAME", help=help_text("player-name"), show_default=False)]
NewName = Annotated[str, typer.Argument(metavar="NEW", help=help_text("player-new"), show_default=False)]
Others = Annotated[
    list[str], typer.Argument(metavar="OTHER…", help=help_text("player-others"), show_default=False)
]


@players.callback()
def _default(context: typer.Context, lang: Lang = None, archive: ArchivePath = None) -> None:
    if context.invoked_subcommand is None:
        list_players(lang, archive)


@players.command("list", help=help_text("players-list"))
def list_players(lang: Lang = None, archive: ArchivePath = None) -> None:
    from yatzy_print.cli.naming import print_players

    print_players(archive, language(lang))


@players.command(help=help_text("players-rename"))
def rename(name: Name, new: NewName, lang: Lang = None, archive: ArchivePath = None) -> None:
    from yatzy_print.cli.naming import give_name

    give_name(archive, name, new, language(lang))


@players.command(help=help_text("players-merge"))
def merge(name: Name, others: Others, lang: Lang = None, archive: ArchivePath = None) -> None:
    from yatzy_print.cli.naming import make_one

    make_one(archive, name, others, language(lang))


@players.command(help=help_text("players-split"))
def split(name: Name, lang: Lang = None, archive: ArchivePath = None) -> None:
    from yatzy_print.cli.naming import make_two

    make_two(archive, name, language(lang))


@players.command(help=help_text("players-undo"))
def undo(lang: Lang = None, archive: ArchivePath = None) -> None:
    from yatzy_print.cli.naming import take_back

    take_back(archive, language(lang))


@players.command(help=help_text("players-forget"))
def forget(name: Name, lang: Lang = None, archive: ArchivePath = None) -> None:
    from yatzy_print.cli.naming import forget_for_good

    raise typer.Exit(forget_for_good(archive, name, language(lang)))
