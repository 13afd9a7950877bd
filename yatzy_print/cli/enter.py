"""yatzy-print enter: asks for a finished paper game, shows the verified totals, saves or prints it."""

from typing import Annotated

import typer

from yatzy_print.cli.app import ArchivePath, Lang, Output, Rules, app, help_text, language
from yatzy_print.cli.paper_options import PaperName

By = Annotated[
    str | None, typer.Option("--by", metavar="row|player", help=help_text("by"), show_default=False)
]
New = Annotated[bool, typer.Option("--new", help=help_text("new"))]
Web = Annotated[bool, typer.Option("--web", help=help_text("web"))]


@app.command(help=help_text("enter"))
def enter(
    rules: Rules = None,
    by: By = None,
    new: New = False,
    web: Web = False,
    lang: Lang = None,
    archive: ArchivePath = None,
    paper: PaperName = "a4",
    output: Output = None,
) -> None:
    import os

    from yatzy_print.archive.location import state_folder
    from yatzy_print.cli.archives import place
    from yatzy_print.cli.dialogue import hold
    from yatzy_print.cli.enter_begin import beginning
    from yatzy_print.cli.enter_end import End
    from yatzy_print.cli.talk import Talk
    from yatzy_print.printing.geometry import paper as paper_named

    words = language(lang)
    if web:
        from yatzy_print.cli.enter_web import serve

        serve(words, rules, place(archive), state_folder(os.environ), paper_named(paper))
        raise typer.Exit
    talk = Talk(words, to_stderr=output == "-")
    where, folder = place(archive), state_folder(os.environ)
    end = End(talk, where, paper_named(paper), output)
    raise typer.Exit(hold(talk, beginning(talk, rules, by, where, None if new else folder), folder, end))
