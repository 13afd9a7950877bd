"""A verified game as rows of tables, and rows as a game again."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from operator import attrgetter, itemgetter
from types import MappingProxyType
from typing import Any, cast

from yatzy_print.archive.checksum import Cells, checksum
from yatzy_print.archive.schema import CLAIMS, SUMS
from yatzy_print.games.game import Entry, Game, Sheet, State, Written
from yatzy_print.games.verified import Totals, VerifiedGame
from yatzy_print.rules.ruleset import CATEGORIES, Order

Row = Mapping[str, Any]
Values = tuple[Any, ...]
CLAIMED = attrgetter(*(claim.removeprefix("written_") for claim in CLAIMS))
"""The claims of a paper's `Written`, in the order of their columns."""
GAME_FACTS = itemgetter("id", "play_order", "state", "date", "place", "note", "added", "cells")
SHEET_FACTS = itemgetter("position", "team", *CATEGORIES, "extra", *SUMS, *CLAIMS)
ROLL_FACTS = itemgetter("position", "category", "dice", "turn")
"""What the checksum covers; for the numbers of names and rule sets stand the names and rules themselves."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A game with the id under which it stands, when it was added (ISO 8601), its columns and `cells_key`."""

    id: int
    verified: VerifiedGame
    added: str
    columns: tuple[Cells, ...]
    key: str


@dataclass(frozen=True, slots=True)
class GameRows:
    """One game as it lies in `games`, `sheets` and `rolls`; `written`: the columns' names on the paper."""

    game: Row
    sheets: tuple[Row, ...]
    rolls: tuple[Row, ...]
    written: tuple[str, ...]

    def checksum(self, rules_checksum: str) -> str:
        """The checksum of everything stored about the game, and of the rule set that it was judged by."""
        columns = [SHEET_FACTS(row) for row in self.sheets]
        rolls = [ROLL_FACTS(row) for row in self.rolls]
        return _seal(rules_checksum, GAME_FACTS(self.game), columns, rolls, self.written)


@dataclass(frozen=True, slots=True)
class NewRows:
    """The same as plain tuples in the order of the tables' columns, the game's with its checksum."""

    game: Values
    sheets: list[Values]
    rolls: list[Values]
    name_ids: tuple[int, ...]


def new_rows(placed: Placed, rule_set_id: int, rules_checksum: str, name_ids: Mapping[str, int]) -> NewRows:
    """The rows of a game that is to be stored."""
    game, game_id = placed.verified.game, placed.id
    facts = (game_id, game.order, game.state, game.date, game.place, game.note, placed.added, placed.key)
    found = zip(game.sheets, placed.verified.sheets, placed.columns, strict=True)
    columns = [_sheet(sheet, judged.totals, cells) for sheet, judged, cells in found]
    rolls = [(at, *roll) for at, sheet in enumerate(game.sheets) for roll in _rolls(sheet)]
    written = tuple(sheet.player for sheet in game.sheets)
    named = tuple(name_ids[name] for name in written)
    seal = _seal(rules_checksum, facts, [(at, *row) for at, row in enumerate(columns)], rolls, written)
    sheets = [(game_id, at, name, *row) for at, (name, row) in enumerate(zip(named, columns, strict=True))]
    return NewRows(
        (game_id, rule_set_id, *facts[1:], seal), sheets, [(game_id, *roll) for roll in rolls], named
    )


def _seal(rules: str, game: Values, sheets: list[Values], rolls: list[Values], written: Values) -> str:
    return checksum(rules, game, sheets, sorted(rolls, key=str), written)


def _sheet(sheet: Sheet, totals: Totals, cells: Cells) -> Values:
    """Team, cells and extra line, sums, claims."""
    sums = (totals.upper, totals.bonus, totals.lower, totals.total)
    return (sheet.team, *cells, *sums, *CLAIMED(sheet.written))


def _rolls(sheet: Sheet) -> Iterable[Values]:
    for row, entry in sheet.entries.items():
        if entry.dice is not None or entry.turn is not None:
            dice = None if entry.dice is None else "".join(map(str, entry.dice))
            yield row, dice, entry.turn


def game_of(rows: GameRows, rules: str, players: Iterable[str]) -> Game:
    """The game that rows hold, its columns named by `players`."""
    rolled = {(roll["position"], roll["category"]): roll for roll in rows.rolls}
    return Game(
        rules=rules,
        sheets=tuple(
            _sheet_of(row, rolled, player) for row, player in zip(rows.sheets, players, strict=True)
        ),
        order=cast(Order, rows.game["play_order"]),
        state=cast(State, rows.game["state"]),
        date=rows.game["date"],
        place=rows.game["place"],
        note=rows.game["note"],
    )


def _sheet_of(row: Row, rolled: Mapping[tuple[int, str], Row], player: str) -> Sheet:
    entries = {
        category: _entry(row[category], rolled.get((row["position"], category)))
        for category in CATEGORIES
        if row[category] is not None
    }
    written = Written(**{claim.removeprefix("written_"): row[claim] for claim in CLAIMS})
    return Sheet(player, MappingProxyType(entries), row["extra"], written, row["team"])


def _entry(points: int, roll: Row | None) -> Entry:
    if roll is None:
        return Entry(points)
    return Entry(points, None if roll["dice"] is None else tuple(map(int, roll["dice"])), roll["turn"])
