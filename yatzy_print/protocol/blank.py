"""A card to write on."""

from collections.abc import Sequence

from yatzy_print.languages.language import Language
from yatzy_print.protocol.facts import fields
from yatzy_print.protocol.form import form
from yatzy_print.protocol.protocol import Cell, Column, Protocol
from yatzy_print.rules.ruleset import Order, RuleSet


def blank(
    rules: RuleSet,
    language: Language,
    names: Sequence[str] = ("",) * 4,
    date: str = "",
    place: str = "",
    games: int = 1,
    signatures: bool = False,
    order: Order = "free",
) -> Protocol:
    """A blank card with a column for each name ("" to write on), `games` times side by side.

    `date` is ISO 8601 or free text. An `order` of play that binds the players stands at the foot.
    """
    printed = form(rules, language)
    columns = tuple(
        Column(name, group=language.text("protocol.game", number=game) if games > 1 else "")
        for game in range(1, games + 1)
        for name in names
    )
    unsigned = language.text("protocol.signature")
    empty = (Cell(),) * len(columns)
    return Protocol(
        title=printed.title,
        subtitle=printed.subtitle,
        language=language.code,
        rules=rules.id,
        fields=fields(language, date, place),
        hint_heading=language.text("words.max"),
        columns=columns,
        sections=tuple(tuple(line._replace(cells=empty) for line in section) for section in printed.sections),
        footer=printed.footer if order == "free" else (*printed.footer, language.text(f"orders.{order}")),
        name=printed.title,
        signatures=tuple(name or unsigned for name in names) if signatures else (),
    )
