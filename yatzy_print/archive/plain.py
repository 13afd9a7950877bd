"""Plain papers: their claims are the computed sums, and they record no dice, turns or teams.

What judging such a paper would give is what was stored with it, under the game's checksum.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from yatzy_print.archive.reading import Read, verified
from yatzy_print.archive.rows import SHEET_FACTS, Row, game_of
from yatzy_print.archive.rule_texts import rules_by_text
from yatzy_print.archive.schema import CLAIMS, SUMS
from yatzy_print.games.game import Sheet
from yatzy_print.games.ranking import ranks
from yatzy_print.games.verified import Totals, VerifiedGame, VerifiedSheet

TEAM = 1
NUMBERS = -1 - len(SUMS) - len(CLAIMS)
"""Where the team stands among the `SHEET_FACTS`, and where the extra line, the sums and the claims begin."""
TOTALS = ("upper_sum", "bonus", "lower_sum", "extra", "total")


def is_plain(facts: Sequence[Any]) -> bool:
    """Whether a column, as its `SHEET_FACTS`, has no team and claims only what was computed."""
    extra, upper, bonus, lower, total, *claims = facts[NUMBERS:]
    by_upper, by_bonus, by_both, by_lower, by_total = claims
    return (
        facts[TEAM] is None
        and by_upper in (None, upper)
        and by_bonus in (None, bonus)
        and by_both in (None, upper + bonus)
        and by_lower in (None, lower, lower + extra)
        and by_total in (None, total)
    )


def told(found: Read) -> VerifiedGame:
    """A sound game under the players' shown names, judged again only when it is not plain and finished."""
    rules = rules_by_text(found.rules, found.text)
    columns = found.rows.sheets
    finished = all(row[category.id] is not None for row in columns for category in rules.categories)
    if not finished or found.rows.rolls or not all(is_plain(SHEET_FACTS(row)) for row in columns):
        return verified(found, found.players)
    game = game_of(found.rows, found.rules, found.players)
    return VerifiedGame(game, rules, tuple(_sheets(game.sheets, columns)))


def _sheets(sheets: Iterable[Sheet], columns: Sequence[Row]) -> Iterable[VerifiedSheet]:
    places = ranks([row["total"] for row in columns])
    for sheet, row, rank in zip(sheets, columns, places, strict=True):
        upper, bonus, lower, extra, total = (row[name] for name in TOTALS)
        yield VerifiedSheet(sheet, Totals(upper, bonus, lower, extra, total, complete=True), rank, ())
