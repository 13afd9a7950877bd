"""yatzy-print explain: what a finding or a reason means, by its code."""

from shutil import get_terminal_size
from textwrap import fill
from typing import Annotated

import typer

from yatzy_print.cli.app import Lang, app, help_text, language
from yatzy_print.errors import Trouble, nearest_first
from yatzy_print.games.findings import EXPLANATIONS, SEVERITIES
from yatzy_print.languages.language import Language


@app.command(help=help_text("explain"))
def explain(
    code: Annotated[
        str | None, typer.Argument(metavar="[CODE]", help=help_text("explain-code"), show_default=False)
    ] = None,
    lang: Lang = None,
) -> None:
    words = language(lang)
    known = (*SEVERITIES, *EXPLANATIONS)
    if code is not None and code not in known:
        raise Trouble("unknown-code", given=code, known=", ".join(nearest_first(code, known)[:5]))
    typer.echo("\n\n".join(_paragraph(one, words) for one in ([code] if code else known)))


def _paragraph(code: str, words: Language) -> str:
    kind = f"severities.{SEVERITIES[code]}" if code in SEVERITIES else "explain.reason"
    width = get_terminal_size().columns
    return f"{code} ({words.text(kind).lower()})\n{fill(words.text(f'explain.{code}'), width)}"
