"""The options of every command that looks into the archive, and the games that they choose."""

from typing import Annotated

import typer

from yatzy_print.cli.app import help_text

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
