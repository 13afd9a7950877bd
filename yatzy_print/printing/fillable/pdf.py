"""A blank card as a PDF to fill in on a screen."""

from collections.abc import Sequence
from pathlib import Path

from yatzy_print.languages.language import Language
from yatzy_print.notation.pdf import names as form_names
from yatzy_print.notation.pdf.names import cell_name
from yatzy_print.printing.card import card, plan
from yatzy_print.printing.document import Document
from yatzy_print.printing.fillable.fields import fields
from yatzy_print.printing.fillable.script import SUMS, document_script
from yatzy_print.printing.fillable.widgets import Widgets
from yatzy_print.printing.fonts import Fonts
from yatzy_print.printing.geometry import A4, Paper
from yatzy_print.printing.grid import boxed_lines
from yatzy_print.printing.marks import points
from yatzy_print.printing.operators import operators
from yatzy_print.printing.pdf import Printed
from yatzy_print.printing.press import Press, nameless
from yatzy_print.printing.style import LARGE, NORMAL
from yatzy_print.protocol.protocol import Protocol
from yatzy_print.rules.load import known
from yatzy_print.rules.ruleset import Order, RuleSet


def fillable(
    protocol: Protocol,
    rules: RuleSet,
    language: Language,
    order: Order = "free",
    date: str = "",
    paper: Paper = A4,
    large: bool = False,
    own_fonts: Sequence[Path] = (),
) -> Printed:
    """A blank card whose cells, names and facts are fields; its names and facts are filled in already.

    `date` is written in its field as it stands, for `read` knows no dates in words.

    Raises Trouble: too-many-columns, paper-too-small, font-missing, font-unusable.
    """
    fonts, style, [area] = Fonts(own_fonts), LARGE if large else NORMAL, paper.areas
    document = Document(protocol.name, protocol.language, points(paper.width), points(paper.height))
    bare = nameless(protocol)
    planned = plan(bare, area, style, fonts)
    widgets = Widgets(document, fonts)
    for field in fields(_dated(protocol, date), planned.pen, language.text("words.player")):
        widgets.add(field)
    widgets.add_hidden(_facts(protocol, rules, order))
    drawn = operators(card(bare, planned), fonts, document.encode)
    document.add_page(drawn, widgets.page_entries)
    if protocol.back is not None:
        document.add_page(Press(document, style, fonts).back(protocol.back, area))
    widgets.finish(document_script(rules, language), _calculated(protocol))
    return Printed(document.finish(), document.pages, "".join(fonts.unprintable))


def _dated(protocol: Protocol, date: str) -> Protocol:
    first, *others = protocol.fields
    return protocol._replace(fields=(first._replace(value=date), *others))


def _facts(protocol: Protocol, rules: RuleSet, order: Order) -> dict[str, str]:
    """What reading needs to know of the card."""
    facts = {
        form_names.RULES: rules.id,
        form_names.ORDER: order,
        form_names.LANGUAGE: protocol.language,
        form_names.GAMES: str(len({column.group for column in protocol.columns})),
    }
    return facts if rules.base in known() else {**facts, form_names.OWN_RULES: rules.text}


def _calculated(protocol: Protocol) -> list[str]:
    lines = {line.id for section in boxed_lines(protocol) for line in section}
    columns = range(len(protocol.columns))
    return [cell_name(line, column) for column in columns for line in SUMS if line in lines]
