"""One game of JSON values to a Paper. What does not fit the format is named and left out."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, get_args

from yatzy_print.errors import Trouble
from yatzy_print.games.findings import Finding
from yatzy_print.games.game import Game, Sheet, State, Written
from yatzy_print.notation.dates import iso_date
from yatzy_print.notation.facts import rules_of, unreadable_date
from yatzy_print.notation.json_entry import Odd, is_points, read_entry, shown
from yatzy_print.notation.names import clean, shortened
from yatzy_print.notation.paper import Paper, checked_players
from yatzy_print.notation.rows import MOST_SUGGESTIONS, unknown_row
from yatzy_print.rules.ruleset import ORDERS, RuleSet

FORMAT = "yatzy-print/game/1"
CLAIMS = ("upper", "bonus", "upper_with_bonus", "lower", "total")


class Object(dict[str, Any]):
    """A JSON object that keeps the first of doubled keys, and the others aside in `doubled`."""

    def __init__(self, pairs: Iterable[tuple[str, Any]]) -> None:
        super().__init__()
        self.doubled: list[tuple[str, Any]] = []
        for key, value in pairs:
            if key in self:
                self.doubled.append((key, value))
            else:
                self[key] = value


def paper_of(source: str, value: Any, given: RuleSet | None) -> Paper:
    """The paper that a JSON value holds. Raises Trouble when it is no game of this format."""
    game = _object(value, "{")
    if game.get("format") != FORMAT:
        raise _other_format(game)
    named = game.get("rules")
    rules = given or rules_of(_text(named) if named is not None else "")
    written = game.get("sheets")
    if not isinstance(written, list):
        raise Trouble("json-not-a-game", key="sheets")
    checked_players(source, len(written))
    sheets = [_sheet(one, f"sheets[{number}]", rules) for number, one in enumerate(written)]
    facts, odd = _facts(game)
    findings = (*odd, *_unknown(game, {"format", "rules", "sheets", *FACTS}))
    return Paper(
        source,
        Game(rules.id, tuple(sheet for sheet, _ in sheets), **facts),
        rules,
        findings,
        tuple(tuple(found) for _, found in sheets),
    )


def _other_format(game: Mapping[str, Any]) -> Trouble:
    if "format" not in game:
        return Trouble("json-not-a-game", key="format")
    return Trouble("json-other-format", given=shown(game["format"]))


FACTS: dict[str, Callable[[Any], str | None]] = {
    "order": lambda value: value if value in ORDERS else None,
    "state": lambda value: value if value in get_args(State) else None,
    "date": lambda value: iso_date(str(value)) if isinstance(value, str | int) else None,
    "place": lambda value: clean(value) if isinstance(value, str) else None,
    "note": lambda value: clean(value) if isinstance(value, str) else None,
}


def _facts(game: Mapping[str, Any]) -> tuple[dict[str, Any], list[Finding]]:
    facts: dict[str, Any] = {}
    findings: list[Finding] = []
    for name, reader in FACTS.items():
        value = game.get(name)
        if value is None:
            continue
        fact = reader(value)
        if fact is None:
            findings.append(unreadable_date(shown(value)) if name == "date" else _odd(name, value))
        else:
            facts[name] = fact
    return facts, findings


def _sheet(value: Any, place: str, rules: RuleSet) -> tuple[Sheet, list[Finding]]:
    sheet = _object(value, place)
    player = sheet.get("player")
    if not is_points(player) and not (isinstance(player, str) and clean(player)):
        raise Trouble("json-not-a-game", key=f"{place}.player")
    entries, findings = _entries(_object(sheet.get("entries") or Object(()), f"{place}.entries"), rules)
    claims, odd = _points(_object(sheet.get("written") or Object(()), f"{place}.written"), CLAIMS)
    extra, more = _points(Object((key, sheet[key]) for key in ("extra",) if key in sheet), ("extra",))
    team = sheet.get("team")
    if team is not None and not isinstance(team, str):
        more.append(_odd("team", team))
    known = {"player", "team", "entries", "extra", "written"}
    return (
        Sheet(
            clean(str(player)),
            entries,
            extra.get("extra", 0),
            Written(**claims),
            clean(team) if isinstance(team, str) else None,
        ),
        [*findings, *odd, *more, *_unknown(sheet, known)],
    )


def _entries(values: Object, rules: RuleSet) -> tuple[dict[str, Any], list[Finding]]:
    entries: dict[str, Any] = {}
    findings = [_doubled(id_, values[id_], second, rules) for id_, second in values.doubled]
    for number, (id_, value) in enumerate(values.items()):
        if id_ not in rules.by_id:
            findings.append(unknown_row(id_, tuple(rules.by_id) if number < MOST_SUGGESTIONS else ()))
            continue
        entry, odd = read_entry(value, rules.by_id[id_], rules)
        findings += [_odd_entry(id_, one) for one in odd]
        if entry is not None:
            entries[id_] = entry
    return entries, findings


def _doubled(id_: str, first: Any, second: Any, rules: RuleSet) -> Finding:
    if id_ not in rules.by_id:
        return _odd(id_, second)
    return Finding("duplicate-row", id_, facts={"first": shown(first), "second": shown(second)})


def _points(values: Object, names: tuple[str, ...]) -> tuple[dict[str, int], list[Finding]]:
    """The named values that are points, and what else stands there."""
    good = {name: values[name] for name in names if is_points(values.get(name))}
    odd = [_odd(name, values[name]) for name in names if values.get(name) is not None and name not in good]
    return good, odd + _unknown(values, set(names))


def _unknown(values: Mapping[str, Any], known: set[str]) -> list[Finding]:
    doubled = values.doubled if isinstance(values, Object) else []
    return [_odd(key, value) for key, value in (*values.items(), *doubled) if key not in known] + [
        _odd(key, value) for key, value in doubled if key in known
    ]


def _odd(name: str, value: Any) -> Finding:
    return Finding("unknown-fact", facts={"name": shortened(name), "text": shown(value)})


def _odd_entry(id_: str, odd: Odd) -> Finding:
    if odd.name:
        return _odd(f"{id_}.{odd.name}", odd.value)
    return Finding("not-a-score", id_, facts={"text": shown(odd.value)})


def _object(value: Any, place: str) -> Object:
    if not isinstance(value, Object):
        raise Trouble("json-not-a-game", key=place)
    return value


def _text(value: Any) -> str:
    return value if isinstance(value, str) else shown(value)
