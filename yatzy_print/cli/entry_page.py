"""yatzy-print entry-page: the paper as one offline page, for a phone at the table."""

from typing import Annotated

import typer

from yatzy_print.cli.app import Lang, Output, Rules, app, help_text, language

Names = Annotated[
    list[str] | None,
    typer.Option("--player", metavar="NAME", help=help_text("page-player"), show_default=False),
]


@app.command("entry-page", help=help_text("entry-page"))
def entry_page(rules: Rules = None, player: Names = None, lang: Lang = None, output: Output = None) -> None:
    from yatzy_print.cli.outputs import default_path, deliver
    from yatzy_print.entry.page.render import entry_page as page
    from yatzy_print.rules.load import DEFAULT, rule_set

    words, chosen, names = language(lang), rule_set(rules or DEFAULT), player or []
    path = output or default_path(".html", "entry-page", chosen.id, words.code, *names)
    deliver(words, path, page(chosen, words, names).encode(), inputs=[rules] if rules else [])
