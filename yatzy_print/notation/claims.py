"""What the sum lines of a paper add up: by their names, else by their places, else by the figures."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from yatzy_print.games.findings import Finding
from yatzy_print.notation.cells import number
from yatzy_print.notation.delimiter import Line
from yatzy_print.notation.names import fold, shortened
from yatzy_print.rules.ruleset import RuleSet

Figures = Mapping[str, int]
NamedLine = tuple[tuple[str, ...], Line]
SUMS = ("upper", "upper_with_bonus", "lower", "total")
CHOICES = {"upper": ("upper", "upper_with_bonus"), "total": ("lower", "total")}


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a sum line stands: `near` "upper" after the upper rows, "total" after all rows, else ""."""

    near: str
    after_bonus: bool


def decided_sums(
    sums: Sequence[NamedLine], rows: Iterable[tuple[str, Line]], figures: Sequence[Figures], rules: RuleSet
) -> tuple[list[tuple[str, Line]], list[Finding]]:
    """Each filled sum line with what it adds up; one that stays unclear becomes a finding `ambiguous-sum`.

    `figures` are the computed sums of each column, of the keys in SUMS; none where it has no player.
    """
    filled = [(ids, line) for ids, line in sums if line.is_filled]
    repeated = Counter(fold(line.label) for _, line in filled)
    clear = [
        (ids[0], line)
        for ids, line in filled
        if len(ids) == 1 and (ids[0] not in SUMS or repeated[fold(line.label)] == 1)
    ]
    unclear = [line for _, line in filled if not any(line is other for _, other in clear)]
    places = _places(unclear, list(rows), [line for ids, line in filled if ids == ("bonus",)], rules)
    meant = [_meaning(index, unclear, places, figures) for index in range(len(unclear))]
    decided = clear + [(id_, line) for id_, line in zip(meant, unclear, strict=True) if id_]
    findings = [
        Finding("ambiguous-sum", facts={"name": shortened(line.label)})
        for id_, line in zip(meant, unclear, strict=True)
        if not id_
    ]
    return sorted(decided, key=lambda one: one[1].number), findings


def _places(
    lines: Iterable[Line], rows: list[tuple[str, Line]], bonuses: list[Line], rules: RuleSet
) -> list[_Place]:
    upper = [line.number for id_, line in rows if rules.by_id[id_].section == "upper"]
    lower = [line.number for id_, line in rows if rules.by_id[id_].section == "lower"]
    ends = (max(upper, default=0), min(lower, default=0), max(upper + lower, default=0))
    return [_place(line, *ends, bonuses) if upper and lower else _Place("", False) for line in lines]


def _place(line: Line, last_upper: int, first_lower: int, last: int, bonuses: list[Line]) -> _Place:
    after_bonus = any(last_upper < bonus.number < line.number for bonus in bonuses)
    if last_upper < line.number < first_lower:
        return _Place("upper", after_bonus)
    return _Place("total" if line.number > last else "", False)


def _meaning(
    index: int, lines: Sequence[Line], places: Sequence[_Place], figures: Sequence[Figures]
) -> str | None:
    """What one unclear sum line adds up, None when nothing tells."""
    place = places[index]
    alone = places.count(place) == 1
    if place.near and alone and not place.after_bonus:
        return place.near
    shown = _matching(lines[index], CHOICES.get(place.near, SUMS), figures)
    if shown or not place.near:
        return shown
    if place.after_bonus:
        return "upper_with_bonus" if alone and _Place("upper", False) in places else None
    return "total" if place.near == "total" and place not in places[index + 1 :] else None


def _matching(line: Line, choices: Iterable[str], figures: Sequence[Figures]) -> str | None:
    """The sum that every written figure of a line equals; a column without a player has no figures."""
    columns = zip(line.cells, figures, strict=False)
    written = [(number(cell), computed) for cell, computed in columns if cell and computed]
    return next(
        (id_ for id_ in choices if written and all(value == computed[id_] for value, computed in written)),
        None,
    )
