"""The options of commands that make spreadsheets."""

from typing import Annotated

import typer

from yatzy_print.cli.app import help_text

FORMATS = ("pdf", "xlsx", "csv")
Format = Annotated[
    str | None,
    typer.Option("--format", metavar="|".join(FORMATS), help=help_text("format"), show_default=False),
]
Append = Annotated[
    str | None, typer.Option("--append", metavar="FILE", help=help_text("append"), show_default=False)
]
