"""Explanations of a column as short text, for the tests: code, row and value."""

from tests.games.paper import WHOLE, changed, sheet, verify
from yatzy_print.games.findings import Explanation
from yatzy_print.games.game import Sheet

LOW = changed(WHOLE, sixes=12)
"""No bonus: upper sum 59, lower 97, total 156. WHOLE has 71, 50 and 97: 218."""


def word(why: Explanation) -> str:
    if why.parts:
        return f"{why.code}: {' + '.join(map(word, why.parts))}"
    return " ".join(
        str(part) for part in (why.code, why.category, why.facts.get("value")) if part is not None
    )


def told(
    paper: str, code: str = "total-differs", rules: str = "yatzy", extra: int = 0, **written: int
) -> list[str]:
    """What is told at one finding of a lone column."""
    return told_beside(sheet(paper, extra=extra, **written), code=code, rules=rules)


def told_beside(one: Sheet, *others: Sheet, code: str = "total-differs", rules: str = "yatzy") -> list[str]:
    """What is told at one finding of the first column; the others stand to its right."""
    [first, *_] = verify(one, *others, rules=rules).sheets
    [finding] = [found for found in first.findings if found.code == code]
    return [word(why) for why in finding.explanations]
