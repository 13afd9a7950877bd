"""yatzy-print year: a year's games on two printed pages."""

from typing import Annotated

import typer

from yatzy_print.cli.app import ArchivePath, Lang, OrderOption, Output, Rules, app, help_text, language
from yatzy_print.cli.paper_options import Fonts

Year = Annotated[int, typer.Argument(metavar="YEAR", help=help_text("year-number"), show_default=False)]


@app.command(help=help_text("year"))
def year(
    year: Year,
    rules: Rules = None,
    order: OrderOption = None,
    lang: Lang = None,
    font: Fonts = None,
    archive: ArchivePath = None,
    output: Output = None,
) -> None:
    from pathlib import Path

    from yatzy_print.cli.app import tell
    from yatzy_print.cli.archives import asked, chosen, place
    from yatzy_print.cli.outputs import default_path, deliver
    from yatzy_print.printing.year import year_of

    words, where = language(lang), place(archive)
    wanted = asked(rules, order, str(year), str(year))
    with chosen(where, wanted, (), words) as found:
        made = year_of(
            found.source.modes, found.source.game, year, words, [Path(path) for path in font or ()]
        )
    if made.unprintable:
        tell(words, "printing.unprintable", letters=" ".join(made.unprintable))
    parts = ("year", str(year), wanted.rules or "", wanted.order or "", words.code)
    deliver(words, output or default_path(".pdf", *parts), made.data, [where])
    raise typer.Exit(found.exit_status)
