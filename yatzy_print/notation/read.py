"""Any paper as bytes to Games: the format is detected."""

from yatzy_print.errors import Trouble
from yatzy_print.notation.encoding import decoded
from yatzy_print.notation.json import is_json, read_json
from yatzy_print.notation.paper import Reading, Unread
from yatzy_print.notation.table import read_table
from yatzy_print.rules.ruleset import RuleSet


def read(source: str, data: bytes, rules: RuleSet | None = None) -> Reading:
    """The games that bytes hold: JSON (one game, a list, one a line) or a table.

    `rules` overrides what the paper says; without both it is `yatzy`. What cannot be read is in `unread`.
    """
    try:
        text = decoded(source, data)
    except Trouble as trouble:
        return Reading(unread=(Unread(source, trouble),))
    return read_json(source, text, rules) if is_json(text) else read_table(source, text, rules)
