"""yatzy-print blank: cards to write on."""

from typing import Annotated

import typer

from yatzy_print.cli.app import Lang, Output, Rules, app, help_text, language
from yatzy_print.cli.paper_options import Copies, Fonts, Large, PaperName, RulesPage, Signatures, Up
from yatzy_print.cli.sheet_options import Append, Format

Number = Annotated[
    int | None, typer.Option("--players", metavar="N", help=help_text("players"), show_default=False)
]
Names = Annotated[
    list[str] | None, typer.Option("--player", metavar="NAME", help=help_text("player"), show_default=False)
]
Games = Annotated[int, typer.Option("--games", metavar="N", help=help_text("games-beside"))]
Date = Annotated[str, typer.Option("--date", metavar="TEXT", help=help_text("date"), show_default=False)]
Form = Annotated[bool, typer.Option("--form", help=help_text("form"))]
PlayOrder = Annotated[
    str, typer.Option("--order", metavar="free|forced|half-forced", help=help_text("order-printed"))
]
Place = Annotated[str, typer.Option("--place", metavar="TEXT", help=help_text("place"), show_default=False)]


@app.command(help=help_text("blank"))
def blank(
    rules: Rules = None,
    lang: Lang = None,
    players: Number = None,
    player: Names = None,
    date: Date = "",
    place: Place = "",
    paper: PaperName = "a4",
    up: Up = 1,
    games: Games = 1,
    copies: Copies = 1,
    large: Large = False,
    rules_page: RulesPage = False,
    signatures: Signatures = False,
    form: Form = False,
    order: PlayOrder = "free",
    font: Fonts = None,
    format: Format = None,
    append: Append = None,
    output: Output = None,
) -> None:
    from yatzy_print.cli.blanks import Blank, columns, make_form, make_sheets, positive, print_card
    from yatzy_print.cli.orders import play_order
    from yatzy_print.cli.printed import layout
    from yatzy_print.rules.load import DEFAULT, rule_set

    words, how = language(lang), layout(paper, up, copies, large, font or ())
    chosen, names = rule_set(rules or DEFAULT), columns(players, tuple(player or ()))
    played, number = play_order(order), positive(games)
    card = Blank(chosen, names, played, date, place, number, rules_page, signatures)
    if append or format not in (None, "pdf"):
        make_sheets(card, form, format, append, how, words, output)
    elif form:
        make_form(card, how, words, output)
    else:
        print_card(card, how, words, output)
