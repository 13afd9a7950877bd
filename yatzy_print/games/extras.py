"""The line of extra Yatzys: whether its points can stand, and how many jokers they allow."""

from collections.abc import Iterable, Iterator, Mapping

from yatzy_print.errors import Fact
from yatzy_print.games.game import Entry, Sheet
from yatzy_print.rules.jokers import alike_scores, joker_scores
from yatzy_print.rules.ruleset import Order, RuleSet


def extra_fault(sheet: Sheet, rules: RuleSet, order: Order) -> str:
    """Why extra points can't stand: no-rule, row-open, row-struck, no-multiple, too-many; "" if they can."""
    extra = rules.extra
    if extra is None or not extra.points:
        return "no-rule"
    own = sheet.entries.get(extra.category)
    if own is None:
        return "row-open"
    if own.points == 0:
        return "row-struck"
    if sheet.extra < 0 or sheet.extra % extra.points:
        return "no-multiple"
    return "too-many" if sheet.extra > _most(sheet, rules, order) else ""


def extra_facts(sheet: Sheet, rules: RuleSet, order: Order, fault: str) -> Mapping[str, Fact]:
    """The facts of a fault: `variant`, and `each` or `most` in points where its message needs them."""
    if fault == "no-multiple" and rules.extra:
        return {"variant": fault, "each": rules.extra.points}
    return (
        {"variant": fault, "most": _most(sheet, rules, order)} if fault == "too-many" else {"variant": fault}
    )


def _most(sheet: Sheet, rules: RuleSet, order: Order) -> int:
    """The extra points that the filled rows leave room for."""
    if rules.extra is None:
        return 0
    own = sheet.entries[rules.extra.category]
    return rules.extra.points * len(list(_possible(sheet, rules, own, order)))


def _possible(sheet: Sheet, rules: RuleSet, own: Entry, order: Order) -> Iterator[str]:
    """The filled rows that can have held a further roll of all dice alike."""
    alike = alike_scores(rules)
    after = rows_after(rules, order)
    for row, entry in sheet.entries.items():
        if row not in after or entry.points not in alike[row]:
            continue
        earlier = entry.turn is not None and own.turn is not None and entry.turn < own.turn
        unlike = entry.dice is not None and len(set(entry.dice)) > 1
        if not earlier and not unlike:
            yield row


def rows_after(rules: RuleSet, order: Order) -> set[str]:
    """The rows that the order of play lets come after the row of all dice alike."""
    if rules.extra is None:
        return set()
    rows = [category.id for category in rules.categories]
    if order == "forced":
        rows = rows[rows.index(rules.extra.category) + 1 :]
    elif order == "half-forced":
        rows = [category.id for category in rules.lower]
    return set(rows) - {rules.extra.category}


def jokers_allowed(sheet: Sheet, rules: RuleSet, misfits: Iterable[str]) -> tuple[str, ...]:
    """The rows among `misfits` whose points are a joker's; none when the extra points pay for fewer."""
    if rules.extra is None or not rules.extra.points:
        return ()
    jokers = tuple(
        row for row in misfits if sheet.entries[row].points in joker_scores(rules, rules.by_id[row])
    )
    return jokers if len(jokers) <= sheet.extra // rules.extra.points else ()
