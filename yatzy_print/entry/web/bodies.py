"""What a request may hold: JSON of a known shape, bounded in every direction."""

import json
import re
from collections.abc import Mapping
from typing import Any, NoReturn

from yatzy_print.entry.page.render import MOST_COLUMNS
from yatzy_print.entry.web.door import Refused
from yatzy_print.games.check import check_game
from yatzy_print.games.verified import VerifiedGame
from yatzy_print.notation.json import read_json
from yatzy_print.rules.ruleset import RuleSet

DRAFT_ID = re.compile(r"[0-9a-f]{16}")
LONGEST_TEXT = 200
LONGEST_NUMBER = 15
DEEPEST = 8
DRAFT_KEYS = {"id", "revision", "at", "state"}

Values = dict[str, Any]


def values(body: bytes) -> Values:
    """A body as a JSON object. Raises Refused (422): no JSON, too deep, huge numbers, control characters."""
    try:
        found = json.loads(
            body.decode("utf-8"), parse_int=_whole, parse_float=_refuse, parse_constant=_refuse,
            object_pairs_hook=_pairs,
        )  # fmt: skip
    except (ValueError, RecursionError) as error:
        raise Refused(422) from error
    if not isinstance(found, dict):
        raise Refused(422)
    _check(found, DEEPEST)
    return found


def verified_game(found: Values, chosen: RuleSet, today: str | None = None) -> VerifiedGame:
    """The game under the key `game`, checked. `chosen`: the rules that a game may name beside built-in ones.

    `today` (ISO 8601): a later date is told.
    Raises Refused (422) when it is no game of the format or says more than the format has.
    """
    game = found.get("game")
    if not isinstance(game, dict) or len(game.get("sheets") or ()) > MOST_COLUMNS:
        raise Refused(422)
    own = chosen if game.get("rules") == chosen.id else None
    reading = read_json("game", json.dumps(game), own)
    for paper in reading.papers:
        told = [one for found in (paper.findings, *paper.sheet_findings) for one in found]
        if any(one.code in ("unknown-fact", "unknown-row") for one in told):
            raise Refused(422)
        return check_game(paper.game, paper.rules, paper.findings, paper.sheet_findings, today=today)
    raise Refused(422)


def draft(found: Values) -> Values:
    """An unfinished game as the page keeps it. Raises Refused (422) for another shape."""
    state = found.get("state")
    if set(found) != DRAFT_KEYS or not isinstance(state, dict):
        raise Refused(422)
    if not is_draft_id(found["id"]) or not all(_is_count(found[key]) for key in ("revision", "at")):
        raise Refused(422)
    columns = state.get("columns")
    if not isinstance(columns, list) or not 0 < len(columns) <= MOST_COLUMNS:
        raise Refused(422)
    if not all(isinstance(column, dict) and _is_column(column) for column in columns):
        raise Refused(422)
    return found


def is_draft_id(value: object) -> bool:
    """Whether a value is the id of a draft, which is also safe as the name of a file."""
    return isinstance(value, str) and DRAFT_ID.fullmatch(value) is not None


def number(found: Values, key: str) -> int | None:
    """The whole number under a key, None when it says null. Raises Refused (422) for another value."""
    value = found.get(key)
    if value is not None and not _is_count(value):
        raise Refused(422)
    return value


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _is_column(column: Mapping[str, Any]) -> bool:
    texts = (column.get("cells"), column.get("written"))
    return isinstance(column.get("name"), str) and all(
        isinstance(text, dict) and all(isinstance(value, str) for value in text.values()) for text in texts
    )


def _check(value: object, depth: int) -> None:
    if depth < 0:
        raise Refused(422)
    if isinstance(value, str) and (len(value) > LONGEST_TEXT or not _is_plain(value)):
        raise Refused(422)
    inside = (
        [*value, *value.values()] if isinstance(value, dict) else value if isinstance(value, list) else []
    )
    for part in inside:
        _check(part, depth - 1)


def _is_plain(text: str) -> bool:
    return not any(ord(char) < 32 or 127 <= ord(char) < 160 or 0xD800 <= ord(char) < 0xE000 for char in text)


def _whole(digits: str) -> int:
    if len(digits) > LONGEST_NUMBER:
        raise ValueError
    return int(digits)


def _refuse(_: str) -> NoReturn:
    raise ValueError


def _pairs(pairs: list[tuple[str, Any]]) -> Values:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError
    return found
