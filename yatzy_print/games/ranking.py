"""Places: the highest is 1, equals share a place, and the places they took up are left out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from yatzy_print.games.game import Sheet
from yatzy_print.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class TieBreak:
    """How equal totals are parted; not at all by default, which is a shared win (Finnish guide).

    `upper_rows`: by the number of upper rows filled with points. `youngest`: this player wins a tie.
    """

    upper_rows: bool = False
    youngest: str = ""


SHARED = TieBreak()


def ranks(scores: Sequence[object]) -> tuple[int, ...]:
    """The place of each score in the order given: 250, 240, 240, 200 gives 1, 2, 2, 4."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)  # type: ignore[operator]


def places(
    sheets: Sequence[Sheet], totals: Sequence[int], rules: RuleSet, ties: TieBreak = SHARED
) -> tuple[int, ...]:
    """The place of each sheet: by the sum of its team where teams are named, ties parted as agreed."""
    if any(sheet.team for sheet in sheets):
        return _team_places(sheets, totals)
    if ties == SHARED:
        return ranks(totals)
    keys = [
        (total, _upper_rows(sheet, rules) if ties.upper_rows else 0, _is(sheet, ties.youngest))
        for sheet, total in zip(sheets, totals, strict=True)
    ]
    return ranks(keys)


def _upper_rows(sheet: Sheet, rules: RuleSet) -> int:
    return sum(row.id in sheet.entries and sheet.entries[row.id].points > 0 for row in rules.upper)


def _is(sheet: Sheet, player: str) -> bool:
    return bool(player) and sheet.player.casefold() == player.casefold()


def team_totals(sheets: Sequence[Sheet], totals: Sequence[int]) -> Mapping[str, int]:
    """The sum of each team's totals; a sheet without a team is a team of its own."""
    sums: dict[str, int] = {}
    for sheet, total in zip(sheets, totals, strict=True):
        team = sheet.team or sheet.player
        sums[team] = sums.get(team, 0) + total
    return sums


def _team_places(sheets: Sequence[Sheet], totals: Sequence[int]) -> tuple[int, ...]:
    sums = team_totals(sheets, totals)
    place = dict(zip(sums, ranks(list(sums.values())), strict=True))
    return tuple(place[sheet.team or sheet.player] for sheet in sheets)
