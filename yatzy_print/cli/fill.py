"""yatzy-print fill: filled-in sheets as PDF."""

import typer

from yatzy_print.cli.app import (
    Lang,
    OrderOption,
    Output,
    PaperName,
    Rules,
    Solo,
    Sources,
    TieBreakOption,
    Youngest,
    app,
    help_text,
    language,
)


@app.command(help=help_text("fill"))
def fill(
    files: Sources,
    rules: Rules = None,
    order: OrderOption = None,
    solo: Solo = False,
    tie_break: TieBreakOption = "none",
    youngest: Youngest = None,
    lang: Lang = None,
    paper: PaperName = "a4",
    output: Output = None,
) -> None:
    from yatzy_print.cli.outputs import default_path, deliver, source_part
    from yatzy_print.cli.papers import How, papers, parted
    from yatzy_print.cli.told import tell_wrong
    from yatzy_print.printing.geometry import paper as paper_named
    from yatzy_print.printing.pdf import cards
    from yatzy_print.protocol.filled import filled

    words, size = language(lang), paper_named(paper)
    read = papers(files, How(rules, order, solo, parted(tie_break, youngest)))
    tell_wrong(read, words)
    if read.games:
        ids = sorted({game.verified.rules.id for game in read.games})
        path = output or default_path(".pdf", source_part(files), "+".join(ids), words.code, size.name)
        printed = cards([filled(game.verified, words) for game in read.games], size)
        deliver(words, path, printed.data, inputs=files)
    raise typer.Exit(read.exit_status)
