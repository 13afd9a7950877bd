"""yatzy-print demo: one of everything, into output/."""

import typer

from yatzy_print.cli.app import Lang, app, help_text, language
from yatzy_print.resources import PACKAGE

SAMPLES = PACKAGE / "cli" / "samples"


@app.command(help=help_text("demo"))
def demo(lang: Lang = None) -> None:
    from yatzy_print.cli.outputs import FOLDER, deliver
    from yatzy_print.cli.papers import papers
    from yatzy_print.printing.geometry import PAPERS
    from yatzy_print.printing.pdf import cards
    from yatzy_print.printing.terminal import show
    from yatzy_print.protocol.blank import blank
    from yatzy_print.protocol.filled import filled
    from yatzy_print.report.html import report
    from yatzy_print.rules.load import DEFAULT, rule_set

    words = language(lang)
    [evening] = papers([str(SAMPLES / "evening.csv")]).games
    winter = [game.verified for game in papers([str(SAMPLES / "winter.jsonl")]).games]
    card = cards([blank(rule_set(DEFAULT), words)], PAPERS["a4"])
    deliver(words, str(FOLDER / "demo-card.pdf"), card.data)
    typer.echo(show(evening.verified, words, "evening.csv"))
    deliver(
        words, str(FOLDER / "demo-filled.pdf"), cards([filled(evening.verified, words)], PAPERS["a4"]).data
    )
    page = report([*winter, evening.verified], words)
    deliver(words, str(FOLDER / "demo-report.html"), page.encode())
