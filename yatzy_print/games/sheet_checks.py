"""The checks of one sheet, each a small pure function, in the order in which their findings are told."""

from collections.abc import Callable, Iterable

from yatzy_print.games.dice import misplaced_joker
from yatzy_print.games.extras import extra_facts
from yatzy_print.games.findings import Finding
from yatzy_print.games.judged import Judged
from yatzy_print.games.order import order_broken
from yatzy_print.rules.reach import nearest_scores

Check = Callable[[Judged], Iterable[Finding]]


def unknown_rows(judged: Judged) -> Iterable[Finding]:
    """Rows that the rule set does not have."""
    known = judged.rules.by_id
    return [Finding("unknown-row", row) for row in judged.sheet.entries if row not in known]


def unreachable_scores(judged: Judged) -> Iterable[Finding]:
    """Points that no dice give in their row, left out of the sums. Fact `near`: the nearest they give."""
    return [
        Finding(
            "unreachable-score",
            row,
            written=judged.sheet.entries[row].points,
            facts={"near": ", ".join(map(str, _near(judged, row)))},
        )
        for row in judged.misfits
    ]


def _near(judged: Judged, row: str) -> tuple[int, ...]:
    return nearest_scores(judged.rules, row, judged.sheet.entries[row].points)


def dice_scores(judged: Judged) -> Iterable[Finding]:
    """Written points that differ from what the recorded dice give; the dice count."""
    return [
        Finding(
            "dice-score-differs",
            row,
            written=judged.sheet.entries[row].points,
            computed=judged.counted[row],
            facts={"dice": "-".join(map(str, judged.sheet.entries[row].dice or ()))},
        )
        for row in judged.recounted
    ]


def order_of_play(judged: Judged) -> Iterable[Finding]:
    """Rows that came too early for the order of play."""
    if judged.order == "free" and not any(entry.turn for entry in judged.sheet.entries.values()):
        return ()
    return order_broken(judged.sheet, judged.rules, judged.order)


def forced_jokers(judged: Judged) -> Iterable[Finding]:
    """Forced jokers whose recorded dice had to go to another row."""
    if judged.rules.extra is None or judged.rules.extra.joker != "forced":
        return
    for row, entry in judged.sheet.entries.items():
        if entry.dice and row in judged.rules.by_id:
            better = misplaced_joker(judged.sheet, judged.rules, row, entry)
            if better is not None:
                yield Finding("order-broken", row, facts={"variant": "joker", "before": better})


def extra_points(judged: Judged) -> Iterable[Finding]:
    """Extra-Yatzy points that the rest of the sheet does not allow. Fact `variant` says why."""
    if not judged.extra_fault:
        return ()
    return (
        Finding(
            "extra-not-possible",
            judged.rules.extra.category if judged.rules.extra else None,
            written=judged.sheet.extra,
            facts=extra_facts(judged.sheet, judged.rules, judged.order, judged.extra_fault),
        ),
    )


def _claim(code: str, written: int | None, computed: int) -> Iterable[Finding]:
    if written is None or written == computed:
        return ()
    return (Finding(code, written=written, computed=computed),)


def upper_claim(judged: Judged) -> Iterable[Finding]:
    """The written upper sum against the computed one."""
    return _claim("upper-differs", judged.sheet.written.upper, judged.totals.upper)


def bonus_claim(judged: Judged) -> Iterable[Finding]:
    """The written bonus against what the computed upper sum earns."""
    return _claim("bonus-differs", judged.sheet.written.bonus, judged.totals.bonus)


def upper_with_bonus_claim(judged: Judged) -> Iterable[Finding]:
    """The written upper sum with bonus against the computed one."""
    computed = judged.totals.upper + judged.totals.bonus
    return _claim("upper-with-bonus-differs", judged.sheet.written.upper_with_bonus, computed)


def lower_claim(judged: Judged) -> Iterable[Finding]:
    """The written lower sum against the computed one; it may hold the extra points or not."""
    totals = judged.totals
    if judged.sheet.written.lower == totals.lower + totals.extra:
        return ()
    return _claim("lower-differs", judged.sheet.written.lower, totals.lower)


def total_claim(judged: Judged) -> Iterable[Finding]:
    """The written total against the computed one."""
    return _claim("total-differs", judged.sheet.written.total, judged.totals.total)


def open_rows(judged: Judged) -> Iterable[Finding]:
    """A note for every open row."""
    if judged.totals.complete:
        return ()
    entries = judged.sheet.entries
    return [Finding("open-row", row.id) for row in judged.rules.categories if row.id not in entries]


SHEET_CHECKS: tuple[Check, ...] = (
    unknown_rows,
    unreachable_scores,
    dice_scores,
    order_of_play,
    forced_jokers,
    extra_points,
    upper_claim,
    bonus_claim,
    upper_with_bonus_claim,
    lower_claim,
    total_claim,
    open_rows,
)
