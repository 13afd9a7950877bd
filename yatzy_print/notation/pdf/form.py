"""A card that was filled in on a screen, to Games: its fields become the lines of a table."""

import re
from collections.abc import Iterator, Mapping, Sequence

from yatzy_print.errors import Trouble
from yatzy_print.games.game import Game, Sheet
from yatzy_print.languages.language import Language, canonical, load
from yatzy_print.notation.card_lines import card_lines
from yatzy_print.notation.delimiter import Line
from yatzy_print.notation.facts import rules_of
from yatzy_print.notation.names import guarded
from yatzy_print.notation.paper import Reading, Unread
from yatzy_print.notation.pdf.fields import fields_of
from yatzy_print.notation.pdf.names import GAMES, LANGUAGE, NAME, ORDER, OWN_RULES, RULES, cell_name
from yatzy_print.notation.table import read_lines
from yatzy_print.rules.own import from_text
from yatzy_print.rules.ruleset import CATEGORIES, RuleSet

CELL = re.compile(r"(\w+)-([1-9]\d?)", re.ASCII)
SUMS = ("upper", "bonus", "extra", "total")

Fields = Mapping[str, str]


def read_form(source: str, data: bytes, rules: RuleSet | None = None) -> Reading:
    """The games of a filled-in form, those that nobody began left out; `rules` overrides the form's own.

    The findings are those of a table with the same figures.
    """
    try:
        return _read(source, fields_of(source, data), rules)
    except Trouble as trouble:
        return Reading(unread=(Unread(source, trouble),))


def _read(source: str, fields: Fields, given: RuleSet | None) -> Reading:
    games = _games(source, fields)
    rules = _rules(source, fields, given)
    language = load(canonical(fields.get(LANGUAGE, "")) or "en")
    begun = [columns for columns in games if _is_begun(fields, columns)]
    if not begun:
        raise Trouble("form-empty", path=source)
    if not any(fields.get(cell_name(NAME, column)) for columns in begun for column in columns):
        raise Trouble("form-nameless", path=source)
    lines = [line for columns in begun for line in _lines(fields, columns, rules, language)]
    numbered = [Line(number, line.label, line.cells) for number, line in enumerate(lines, 1)]
    return read_lines(source, numbered, given or rules)


def _rules(source: str, fields: Fields, given: RuleSet | None) -> RuleSet:
    """The rules that the form was made for. Raises Trouble when it has lost them and none are given."""
    if fields.get(OWN_RULES):
        return from_text(fields[OWN_RULES])
    if fields.get(RULES):
        return rules_of(fields[RULES])
    if given is None:
        raise Trouble("form-without-rules", path=source)
    return given


def _games(source: str, fields: Fields) -> list[range]:
    """The columns of each game. Raises Trouble("form-missing") when there is none."""
    cells = [match for name in fields if (match := CELL.fullmatch(name))]
    count = max((int(cell[2]) for cell in cells if cell[1] == NAME or cell[1] in CATEGORIES), default=0)
    if not count:
        raise Trouble("form-missing", path=source)
    games = int(fields[GAMES]) if re.fullmatch("[1-9]", fields.get(GAMES, "")) else 1
    width = -(-count // games)
    return [range(first, min(first + width, count)) for first in range(0, count, width)]


def _is_begun(fields: Fields, columns: range) -> bool:
    """Whether anything but names is written in the columns."""
    lines = (*CATEGORIES, *SUMS)
    return any(fields.get(cell_name(line, column)) for line in lines for column in columns)


def _lines(fields: Fields, columns: Sequence[int], rules: RuleSet, language: Language) -> Iterator[Line]:
    """The lines of a game as its table has them, and a blank one."""
    if fields.get(ORDER, "free") != "free":
        yield Line(0, language.text(f"facts.{ORDER}"), (fields[ORDER],))
    seen = set[str]()
    for line in card_lines(Game(rules.id, (Sheet(""),) * len(columns)), rules, language, to_fill=True):
        id_ = NAME if line.kind == "names" else line.id
        seen.add(id_)
        cells = (fields.get(id_, ""),) if line.kind == "fact" else _cells(fields, id_, columns)
        yield Line(0, line.label, tuple(map(guarded, cells)) if id_ == NAME else cells)
    for id_ in CATEGORIES:
        if id_ not in seen and any(cells := _cells(fields, id_, columns)):
            yield Line(0, id_, cells)
    yield Line(0, "")


def _cells(fields: Fields, line: str, columns: Sequence[int]) -> tuple[str, ...]:
    return tuple(fields.get(cell_name(line, column), "") for column in columns)
