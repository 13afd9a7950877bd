"""What a report says in plain sentences: three about a player, good news first, and what to work on next."""

from yatzy_print.report.personal import Personal
from yatzy_print.statistics.advice import bonus_shortfall, weaknesses

MOST_ADVICE = 3
RARE = 0.2


def three_sentences(personal: Personal) -> tuple[str, ...]:
    """The record; then form and bonus, the better news before the other."""
    form, bonus = _form(personal), _bonus(personal)
    improved = personal.form is not None and (personal.form.change or 0) > 0
    rest = [form, bonus] if improved else [bonus, form]
    return tuple(filter(None, [_record(personal), *rest]))


def advice(personal: Personal) -> tuple[str, ...]:
    """What to work on next, from the numbers beside optimal play; empty where that is not known."""
    if personal.part.optimal is None:
        return ()
    words, rules = personal.words, personal.part.mode.rules
    weak = weaknesses(personal.person.numbers, personal.part.optimal)[:MOST_ADVICE]
    rows = tuple(
        words.text(
            "advice-row",
            row=words.row(one.row.id, rules),
            rate=words.percent(one.row.zeroed.value),
            optimal=words.percent(one.optimal.zero_rate),
            points=words.number(one.lost, 1),
        )
        for one in weak
    )
    return (*rows, *_behind(personal)) or (words.text("advice-none"),)


def _record(personal: Personal) -> str:
    words, top = personal.words, personal.person.career.best
    total, when = words.number(top.total), words.when(top)
    said = words.text("record-when", total=total, when=when) if when else words.text("record", total=total)
    if personal.part.optimal is None:
        return said
    share = 1 - personal.part.optimal.percentile(top.total)
    key = "record-optimal" if share < RARE else "record-optimal-common"
    return f"{said} {words.text(key, percent=words.percent(share))}"


def _form(personal: Personal) -> str:
    words, form = personal.words, personal.form
    if form is None or form.change is None:
        return ""
    kind = "same" if not form.proven else "better" if form.change > 0 else "worse"
    facts = {"n": words.number(form.recent_games), "mean": words.number(form.recent, 1)}
    return words.text(f"form-{kind}", **facts, change=words.number(abs(form.change), 1))


def _bonus(personal: Personal) -> str:
    words, numbers = personal.words, personal.person.numbers
    if not numbers.rules.bonus:
        return ""
    said = words.text("bonus-came", of=words.of(numbers.bonus))
    missing = bonus_shortfall(numbers)
    return (
        said if missing is None else f"{said} {words.text('bonus-missed', points=words.number(missing, 1))}"
    )


def _behind(personal: Personal) -> tuple[str, ...]:
    """The upper row furthest below pace, when the bonus comes less often than chance explains."""
    words, numbers, optimal = personal.words, personal.person.numbers, personal.part.optimal
    interval = numbers.bonus.interval
    if optimal is None or not personal.pace or interval is None or interval[1] >= optimal.bonus_rate:
        return ()
    behind = {
        row.id: personal.pace[row.id] - (row.spread.mean or 0)
        for row in numbers.rows
        if row.id in personal.pace
    }
    row = max(behind, key=lambda name: behind[name])
    facts = {"rate": words.percent(numbers.bonus.value), "optimal": words.percent(optimal.bonus_rate)}
    return (
        words.text(
            "advice-bonus", **facts, row=words.row(row, numbers.rules), points=words.number(behind[row], 1)
        ),
    )
