"""Blank cards as forms to fill in on a screen."""

from collections.abc import Sequence

from yatzy_print.cli.outputs import free_path, unwritten
from yatzy_print.cli.printed import Layout, tell_unprintable
from yatzy_print.errors import Trouble
from yatzy_print.languages.language import Language
from yatzy_print.protocol.protocol import Protocol
from yatzy_print.rules.ruleset import Order, RuleSet


def form_of(card: Protocol, rules: RuleSet, order: Order, date: str, how: Layout, words: Language) -> bytes:
    """The form of a blank card. Raises Trouble("form-one-card")."""
    from yatzy_print.printing.fillable.pdf import fillable

    if how.up > 1 or how.copies > 1:
        raise Trouble("form-one-card")
    made = fillable(card, rules, words, order, date, how.paper, how.large, how.fonts)
    tell_unprintable(made, words)
    return made.data


def form_path(output: str | None, data: bytes, parts: Sequence[str]) -> str:
    """Where a form goes, never over one that may be filled in. Raises Trouble("file-exists")."""
    return unwritten(output, "file-exists", data) if output else free_path(".pdf", *parts, data=data)
