"""yatzy-print fill: filled-in sheets as PDF, from files or from the archive."""

from typing import Annotated

import typer

from yatzy_print.cli.app import (
    ArchivePath,
    Lang,
    OrderOption,
    Output,
    Rules,
    Solo,
    TieBreakOption,
    Youngest,
    app,
    help_text,
    language,
)
from yatzy_print.cli.paper_options import Copies, Fonts, Large, PaperName, RulesPage, Signatures, Up
from yatzy_print.cli.sheet_options import Append, Format

Files = Annotated[
    list[str] | None, typer.Argument(metavar="[FILE…]", help=help_text("files"), show_default=False)
]
GameIds = Annotated[
    list[int] | None, typer.Option("--game", metavar="ID", help=help_text("game"), show_default=False)
]


@app.command(help=help_text("fill"))
def fill(
    files: Files = None,
    game: GameIds = None,
    rules: Rules = None,
    order: OrderOption = None,
    solo: Solo = False,
    tie_break: TieBreakOption = "none",
    youngest: Youngest = None,
    lang: Lang = None,
    paper: PaperName = "a4",
    up: Up = 1,
    copies: Copies = 1,
    large: Large = False,
    rules_page: RulesPage = False,
    signatures: Signatures = False,
    font: Fonts = None,
    format: Format = None,
    append: Append = None,
    archive: ArchivePath = None,
    output: Output = None,
) -> None:
    from yatzy_print.cli.filling import Extras, fill_sheets, gathered
    from yatzy_print.cli.papers import How, parted
    from yatzy_print.cli.printed import layout
    from yatzy_print.cli.sheets import deliver_sheets, sheets

    words, how = language(lang), layout(paper, up, copies, large, font or ())
    asked = sheets(format, append, how, rules_page=rules_page, signatures=signatures)
    judged = How(rules, order, solo, parted(tie_break, youngest))
    found = gathered(files or (), game or (), judged, archive, words)
    if asked is None:
        fill_sheets(found, Extras(rules_page, signatures), how, words, output)
    elif found.games:
        cards = [(one.game, one.rules) for one in found.games]
        deliver_sheets(words, cards, asked, output, (found.part, found.rules, words.code), found.inputs)
    raise typer.Exit(found.exit_status)
