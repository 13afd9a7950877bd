"""Games as JSON, format yatzy-print/game/1: one game, a list of games, or one game a line."""

import json
from collections.abc import Iterable
from typing import Any

from yatzy_print.errors import Trouble
from yatzy_print.games.game import Entry, Game, Sheet, Written
from yatzy_print.notation.json_game import FORMAT, Object, paper_of
from yatzy_print.notation.paper import Paper, Reading, Unread
from yatzy_print.rules.ruleset import RuleSet

LONGEST_NUMBER = 9


def is_json(text: str) -> bool:
    """Whether a text sets out to be JSON."""
    return text.lstrip()[:1] in ("{", "[")


def write_json(game: Game, indent: int | None = 1) -> str:
    """A game as JSON, exactly as `read_json` reads it back; on one line with `indent` None."""
    document = {
        "format": FORMAT,
        "rules": game.rules,
        "order": game.order,
        "state": game.state,
        "date": game.date,
        "place": game.place,
        "note": game.note,
        "sheets": [_sheet(sheet) for sheet in game.sheets],
    }
    return json.dumps(document, ensure_ascii=False, indent=indent) + "\n"


def read_json(source: str, text: str, rules: RuleSet | None = None) -> Reading:
    """The games of a JSON text. A game that cannot be read is named as unread, and the others are kept."""
    lines = _games_by_line(text)
    if lines:
        return _reading(((f"{source}#{number}", line) for number, line in lines), rules)
    try:
        value = _parsed(text)
    except Trouble as trouble:
        return Reading(unread=(Unread(source, _at(source, trouble)),))
    if isinstance(value, list) and value:
        return _reading(((f"{source}#{number}", game) for number, game in enumerate(value, 1)), rules)
    return _reading([(source, value)], rules)


def _sheet(sheet: Sheet) -> dict[str, Any]:
    return {
        "player": sheet.player,
        "team": sheet.team,
        "entries": {id_: _entry(entry) for id_, entry in sheet.entries.items()},
        "extra": sheet.extra,
        "written": _written(sheet.written),
    }


def _entry(entry: Entry) -> int | dict[str, Any]:
    if entry.dice is None and entry.turn is None:
        return entry.points
    parts = {"points": entry.points, "dice": entry.dice and list(entry.dice), "turn": entry.turn}
    return {name: part for name, part in parts.items() if part is not None}


def _written(written: Written) -> dict[str, int | None]:
    claims = {"upper": written.upper, "bonus": written.bonus}
    if written.upper_with_bonus is not None:
        claims["upper_with_bonus"] = written.upper_with_bonus
    return claims | {"lower": written.lower, "total": written.total}


def _reading(games: Iterable[tuple[str, Any]], rules: RuleSet | None) -> Reading:
    """The papers of JSON values; a Trouble among them is a game that could not be parsed."""
    papers: list[Paper] = []
    unread: list[Unread] = []
    for source, value in games:
        try:
            if isinstance(value, Trouble):
                raise value
            papers.append(paper_of(source, value, rules))
        except Trouble as trouble:
            unread.append(Unread(source, _at(source, trouble)))
    return Reading(tuple(papers), tuple(unread))


def _games_by_line(text: str) -> list[tuple[int, Any]]:
    """The values of a file of one game a line, with the line's number; none when it is another file."""
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    if len(lines) < 2 or not any(_is_game(line) for _, line in lines):
        return []
    return [(number, _parsed_line(number, line)) for number, line in lines]


def _is_game(line: str) -> bool:
    value = _parsed_line(1, line)
    return isinstance(value, dict) and "format" in value


def _parsed_line(number: int, line: str) -> Any:
    try:
        return _parsed(line)
    except Trouble as trouble:
        return Trouble(trouble.code, line=number)


def _parsed(text: str) -> Any:
    """A JSON text as values; numbers too long to be scores stay text. Raises Trouble."""
    try:
        return json.loads(text.lstrip("\ufeff"), object_pairs_hook=Object, parse_int=_int, parse_constant=str)
    except json.JSONDecodeError as error:
        raise Trouble("json-damaged", line=error.lineno) from error
    except (RecursionError, ValueError) as error:
        raise Trouble("json-too-deep") from error


def _int(digits: str) -> int | str:
    return int(digits) if len(digits.lstrip("-")) <= LONGEST_NUMBER else digits


def _at(source: str, trouble: Trouble) -> Trouble:
    """The same trouble with the file that it is in."""
    return Trouble(trouble.code, trouble.exit_status, **{"path": source, **trouble.facts})
