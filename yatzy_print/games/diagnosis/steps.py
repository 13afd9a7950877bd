"""A column followed as it was added up: each written sum beside what the figures before it lead to."""

from collections.abc import Iterator
from dataclasses import replace

from yatzy_print.games.diagnosis.difference import Difference
from yatzy_print.games.game import Sheet
from yatzy_print.games.judged import Judged


def differences(judged: Judged, others: tuple[Sheet, ...]) -> Iterator[tuple[Difference, ...]]:
    """For every claim that differs from the computed one, its readings, the likeliest first.

    A sum may have been made from the written sums before it, or from the right ones all the same.
    """
    steps = (_upper(judged), _bonus(judged), _with_bonus(judged), _lower(judged), _total(judged))
    for readings in steps:
        if readings:
            yield tuple(replace(reading, others=others) for reading in readings)


def _upper(judged: Judged) -> list[Difference]:
    written, computed = judged.sheet.written.upper, judged.totals.upper
    if written is None or written == computed:
        return []
    return [Difference("upper", written, computed, judged, _rows(judged, "upper"), computed)]


def _bonus(judged: Judged) -> list[Difference]:
    written, upper = judged.sheet.written.bonus, upper_used(judged)
    if written is None or written == judged.totals.bonus:
        return []
    due = judged.rules.bonus_for(upper)
    return [Difference("bonus", written, due, judged, (), upper, due)]


def _with_bonus(judged: Judged) -> list[Difference]:
    claims, totals = judged.sheet.written, judged.totals
    if claims.upper_with_bonus in (None, totals.upper + totals.bonus):
        return []
    return [
        Difference(
            "upper_with_bonus",
            claims.upper_with_bonus or 0,
            upper + bonus,
            judged,
            _rows(judged, "upper") if claims.upper is None else (),
            upper,
            bonus,
            claims.bonus is not None,
        )
        for upper, bonus in _uppers(judged)
    ]


def _lower(judged: Judged) -> list[Difference]:
    written, totals = judged.sheet.written.lower, judged.totals
    if written is None or written in (totals.lower, totals.lower + totals.extra):
        return []
    return [Difference("lower", written, totals.lower, judged, _rows(judged, "lower"))]


def _total(judged: Judged) -> list[Difference]:
    claims = judged.sheet.written
    if claims.total in (None, judged.totals.total):
        return []
    rows = () if claims.lower is not None else _rows(judged, "lower")
    if claims.upper is None and claims.upper_with_bonus is None:
        rows = _rows(judged, "upper") + rows
    on_paper = claims.bonus is not None or claims.upper_with_bonus is not None
    return [
        Difference("total", claims.total or 0, upper + bonus + rest, judged, rows, upper, bonus, on_paper)
        for upper, bonus in _heads(judged)
        for rest in _rests(judged)
    ]


def upper_used(judged: Judged) -> int:
    """The upper sum that the paper goes on with: the written one, unless that holds the bonus already."""
    written, totals = judged.sheet.written.upper, judged.totals
    return totals.upper if written in (None, totals.upper + totals.bonus) else written or 0


def _uppers(judged: Judged) -> list[tuple[int, int]]:
    """Upper sum and bonus as the paper may have added them."""
    upper, written, totals = upper_used(judged), judged.sheet.written.bonus, judged.totals
    bonus = judged.rules.bonus_for(upper) if written is None else written
    return list(dict.fromkeys([(upper, bonus), (upper, totals.bonus), (totals.upper, totals.bonus)]))


def _heads(judged: Judged) -> list[tuple[int, int]]:
    """Upper sum and bonus as they may stand in the total."""
    written, upper = judged.sheet.written.upper_with_bonus, upper_used(judged)
    heads = _uppers(judged)
    return heads if written is None else list(dict.fromkeys([(upper, written - upper), *heads]))


def _rests(judged: Judged) -> list[int]:
    """The points below the line as they may stand in the total; a written lower sum may hold the extra."""
    written, totals = judged.sheet.written.lower, judged.totals
    right = totals.lower + totals.extra
    return (
        [right] if written in (None, right) else list(dict.fromkeys([written + totals.extra, written, right]))
    )


def _rows(judged: Judged, section: str) -> tuple[str, ...]:
    return tuple(row.id for row in judged.rules.categories if row.section == section)
