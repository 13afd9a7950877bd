"""The order of play: which row came too early. Judged by what is filled, and by turns where recorded."""

from collections.abc import Iterator

from yatzy_print.games.findings import Finding
from yatzy_print.games.game import Sheet
from yatzy_print.rules.ruleset import Order, RuleSet


def order_broken(sheet: Sheet, rules: RuleSet, order: Order) -> Iterator[Finding]:
    """`order-broken` for every row filled while a row before it was open, or in a turn that another row has.

    Facts: `before`, the id of the row that should have come first.
    """
    filled = [row.id for row in rules.categories if row.id in sheet.entries]
    yield from _same_turn(sheet, filled)
    if order == "free":
        return
    for row in filled:
        blocking = next(
            (other for other in _rows_before(rules, order, row) if _late(sheet, other, row)), None
        )
        if blocking is not None:
            yield Finding("order-broken", row, facts={"before": blocking})
            if blocking not in sheet.entries:
                return


def _rows_before(rules: RuleSet, order: Order, row: str) -> list[str]:
    """The rows that must be filled before a row."""
    rows = [category.id for category in rules.categories]
    if order == "forced":
        return rows[: rows.index(row)]
    return [] if rules.by_id[row].section == "upper" else [upper.id for upper in rules.upper]


def _late(sheet: Sheet, first: str, second: str) -> bool:
    """Whether a row that should come first is open, or came in a later turn."""
    if first not in sheet.entries:
        return True
    one, two = sheet.entries[first].turn, sheet.entries[second].turn
    return one is not None and two is not None and one > two


def _same_turn(sheet: Sheet, filled: list[str]) -> Iterator[Finding]:
    seen: dict[int, str] = {}
    for row in filled:
        turn = sheet.entries[row].turn
        if turn is not None and turn in seen:
            yield Finding("same-turn", row, facts={"before": seen[turn], "turn": turn})
        elif turn is not None:
            seen[turn] = row
