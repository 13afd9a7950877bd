"""yatzy-print blank: cards to write on."""

from typing import Annotated

import typer

from yatzy_print.cli.app import Lang, Output, PaperName, Rules, app, help_text, language

PLAYERS = 4
Number = Annotated[
    int | None, typer.Option("--players", metavar="N", help=help_text("players"), show_default=False)
]
Names = Annotated[
    list[str] | None, typer.Option("--player", metavar="NAME", help=help_text("player"), show_default=False)
]


@app.command(help=help_text("blank"))
def blank(
    rules: Rules = None,
    lang: Lang = None,
    players: Number = None,
    player: Names = None,
    paper: PaperName = "a4",
    output: Output = None,
) -> None:
    from yatzy_print.cli.outputs import default_path, deliver
    from yatzy_print.printing.geometry import paper as paper_named
    from yatzy_print.printing.pdf import cards
    from yatzy_print.protocol.blank import blank as blank_protocol
    from yatzy_print.rules.load import DEFAULT, rule_set

    words, size = language(lang), paper_named(paper)
    chosen = rule_set(rules or DEFAULT)
    columns = _columns(players, tuple(player or ()))
    printed = cards([blank_protocol(chosen, words, columns)], size)
    parts = ("card", chosen.id, words.code, size.name, str(len(columns)), *filter(None, columns))
    deliver(words, output or default_path(".pdf", *parts), printed.data)


def _columns(players: int | None, names: tuple[str, ...]) -> tuple[str, ...]:
    """The names, then empty columns up to the number asked for. Raises Trouble("players-1-to-8")."""
    from yatzy_print.errors import Trouble

    asked = PLAYERS if players is None and not names else players or 0
    number = max(asked, len(names))
    if not 1 <= number <= 8:
        raise Trouble("players-1-to-8", given=number)
    return names + ("",) * (number - len(names))
