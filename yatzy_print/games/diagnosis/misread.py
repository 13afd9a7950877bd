"""Rows whose points do not count as they are written: impossible ones, those with other dice, an open one."""

from collections.abc import Iterator

from yatzy_print.games.diagnosis.difference import Difference, Slip
from yatzy_print.games.findings import Explanation
from yatzy_print.games.judged import Judged
from yatzy_print.rules.reach import reachable


def row_as_written(difference: Difference) -> Iterator[Slip]:
    """The paper counts what stands in the rows, possible or not. Fact `value`: the points of a single one."""
    judged = difference.judged
    rows = [row for row in (*judged.misfits, *judged.recounted) if row in difference.rows]
    points = [judged.sheet.entries[row].points - judged.counted.get(row, 0) for row in rows]
    if len(rows) == 1:
        facts = {"value": judged.sheet.entries[rows[0]].points}
        yield from difference.slips_in_row(rows[0], points[0], Explanation("row-as-written", rows[0], facts))
    elif rows:
        yield Slip(sum(points), Explanation("row-as-written", facts={"variant": "several"}))


def row_misread(difference: Difference) -> Iterator[Slip]:
    """An impossible row with a possible value. Fact `value`: the one that fits."""
    for row in difference.judged.misfits:
        yield from _with_points(difference, row)


def open_row(difference: Difference) -> Iterator[Slip]:
    """The only open row with a value, added before it was written down. Fact `value`: the one that fits."""
    judged = difference.judged
    open_rows = [row.id for row in judged.rules.categories if row.id not in judged.sheet.entries]
    if len(open_rows) == 1:
        yield from _with_points(difference, open_rows[0])


def _with_points(difference: Difference, row: str) -> Iterator[Slip]:
    if row in difference.rows:
        for value in reachable(difference.judged.rules, row)[1:]:
            explanation = Explanation("row-misread", row, {"value": value})
            yield from difference.slips_in_row(row, value, explanation)


def struck_instead(judged: Judged) -> tuple[Explanation, ...]:
    """A single impossible row that the written total, right without it, takes for struck."""
    if len(judged.misfits) == 1 and judged.sheet.written.total == judged.totals.total:
        return (Explanation("row-misread", judged.misfits[0], {"value": 0}),)
    return ()
