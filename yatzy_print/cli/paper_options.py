"""The options of every command that prints cards."""

from typing import Annotated

import typer

from yatzy_print.cli.app import help_text

PaperName = Annotated[str, typer.Option("--paper", metavar="a4|a5|letter", help=help_text("paper"))]
Up = Annotated[int, typer.Option("--up", metavar="1|2", help=help_text("up"))]
Copies = Annotated[int, typer.Option("--copies", metavar="N", help=help_text("copies"))]
Large = Annotated[bool, typer.Option("--large", help=help_text("large"))]
RulesPage = Annotated[bool, typer.Option("--rules-page", help=help_text("rules-page"))]
Signatures = Annotated[bool, typer.Option("--signatures", help=help_text("signatures"))]
Fonts = Annotated[
    list[str] | None, typer.Option("--font", metavar="FILE", help=help_text("font"), show_default=False)
]
