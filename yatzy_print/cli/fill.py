"""yatzy-print fill: filled-in sheets as PDF."""

import typer

from yatzy_print.cli.app import Lang, Output, PaperName, Rules, Sources, app, help_text, language


@app.command(help=help_text("fill"))
def fill(
    files: Sources,
    rules: Rules = None,
    lang: Lang = None,
    paper: PaperName = "a4",
    output: Output = None,
) -> None:
    from yatzy_print.cli.outputs import default_path, deliver, source_part
    from yatzy_print.cli.papers import papers
    from yatzy_print.cli.told import tell_wrong
    from yatzy_print.printing.geometry import paper as paper_named
    from yatzy_print.printing.pdf import cards
    from yatzy_print.protocol.filled import filled

    words, size = language(lang), paper_named(paper)
    read = papers(files, rules)
    tell_wrong(read, words)
    if read.games:
        ids = sorted({game.verified.rules.id for game in read.games})
        path = output or default_path(".pdf", source_part(files), "+".join(ids), words.code, size.name)
        printed = cards([filled(game.verified, words) for game in read.games], size)
        deliver(words, path, printed.data, inputs=[game.source for game in read.games])
    raise typer.Exit(read.exit_status)
