"""Any paper as bytes to Games: the format is detected."""

from yatzy_print.errors import Trouble
from yatzy_print.notation.encoding import decoded
from yatzy_print.notation.json import is_json, read_json
from yatzy_print.notation.paper import Reading, Unread
from yatzy_print.notation.pdf.fields import is_pdf
from yatzy_print.notation.pdf.form import read_form
from yatzy_print.notation.table import read_table
from yatzy_print.rules.ruleset import RuleSet

OLD_WORKBOOK = b"\xd0\xcf\x11\xe0"
PACKED = b"PK\x03\x04"


def read(source: str, data: bytes, rules: RuleSet | None = None) -> Reading:
    """The games that bytes hold: a workbook, a PDF form, JSON (one game, a list, one a line) or a table.

    `rules` overrides what the paper says; without both it is `yatzy`. What cannot be read is in `unread`.
    """
    if data.startswith(OLD_WORKBOOK):
        return Reading(unread=(Unread(source, Trouble("workbook-old", path=source)),))
    if is_pdf(data):
        return read_form(source, data, rules)
    if data.startswith(PACKED):
        from yatzy_print.notation.xlsx.read import read_xlsx

        return read_xlsx(source, data, rules)
    try:
        text = decoded(source, data)
    except Trouble as trouble:
        return Reading(unread=(Unread(source, trouble),))
    return read_json(source, text, rules) if is_json(text) else read_table(source, text, rules)
