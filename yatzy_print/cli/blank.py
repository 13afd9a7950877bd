"""yatzy-print blank: cards to write on."""

from typing import TYPE_CHECKING, Annotated

import typer

from yatzy_print.cli.app import Lang, Output, Rules, app, help_text, language
from yatzy_print.cli.paper_options import Copies, Fonts, Large, PaperName, RulesPage, Signatures, Up
from yatzy_print.cli.sheet_options import Append, Format

if TYPE_CHECKING:
    from yatzy_print.rules.ruleset import Order

PLAYERS = 4
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
    from yatzy_print.cli.forms import form_of, form_path
    from yatzy_print.cli.outputs import default_path, deliver
    from yatzy_print.cli.printed import layout, printed
    from yatzy_print.cli.sheets import deliver_blank, sheets
    from yatzy_print.games.game import Game, Sheet
    from yatzy_print.protocol.blank import blank as blank_protocol
    from yatzy_print.rules.load import DEFAULT, rule_set

    words, how = language(lang), layout(paper, up, copies, large, font or ())
    chosen = rule_set(rules or DEFAULT)
    names = _names(players, tuple(player or ()))
    played = _order(order)
    asked = sheets(format, append, how, form=form, rules_page=rules_page, signatures=signatures)
    if asked:
        game = Game(chosen.id, tuple(map(Sheet, names)), played, date=date or None, place=place)
        deliver_blank(words, game, chosen, _positive(games), asked, output)
        return
    card = blank_protocol(chosen, words, names, date, place, _positive(games), signatures, played)
    if rules_page:
        from yatzy_print.protocol.rules_page import with_rules

        card = with_rules(card, chosen, words)
    data = form_of(card, chosen, played, date, how, words) if form else printed([card], how, words)
    how_many, bound = f"{games}games" if games > 1 else "", order if order != "free" else ""
    marks = (how_many, "rules" * rules_page, "signed" * signatures, "form" * form, bound, date, place)
    parts = ("card", chosen.id, words.code, how.name, str(len(names)), *marks, *filter(None, names))
    path = form_path(output, data, parts) if form else output or default_path(".pdf", *parts)
    deliver(words, path, data)


def _names(players: int | None, names: tuple[str, ...]) -> tuple[str, ...]:
    """The names, then empty columns up to the number asked for. Raises Trouble("players-1-to-8")."""
    from yatzy_print.errors import Trouble

    asked = PLAYERS if players is None and not names else players or 0
    number = max(asked, len(names))
    if not 1 <= number <= 8:
        raise Trouble("players-1-to-8", given=number)
    return names + ("",) * (number - len(names))


def _order(given: str) -> "Order":
    """An order of play by its id. Raises Trouble("unknown-order")."""
    if given == "free":
        return "free"
    from yatzy_print.cli.orders import play_order

    return play_order(given)


def _positive(games: int) -> int:
    from yatzy_print.errors import Trouble

    if games < 1:
        raise Trouble("games-not-positive", given=games)
    return games
