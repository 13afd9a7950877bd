"""A verified game as rows of tables, and rows as a game again."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from operator import itemgetter
from types import MappingProxyType
from typing import Any, cast

from yatzy_print.archive.checksum import checksum
from yatzy_print.archive.schema import CLAIMS, SUMS
from yatzy_print.games.game import Entry, Game, Sheet, State, Written
from yatzy_print.games.verified import Totals, VerifiedGame
from yatzy_print.rules.ruleset import CATEGORIES, Order

Row = Mapping[str, Any]
GAME_FACTS = itemgetter("id", "play_order", "state", "date", "place", "note", "added", "cells")
SHEET_FACTS = itemgetter("position", "team", *CATEGORIES, "extra", *SUMS, *CLAIMS)
ROLL_FACTS = itemgetter("position", "category", "dice", "turn")
"""What the checksum covers; for the numbers of names and rule sets stand the names and rules themselves."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A game with the id under which it stands, when it was added (ISO 8601), and its `cells_key`."""

    id: int
    verified: VerifiedGame
    added: str
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
        return checksum(
            rules_checksum,
            GAME_FACTS(self.game),
            [SHEET_FACTS(row) for row in self.sheets],
            sorted((ROLL_FACTS(row) for row in self.rolls), key=str),
            self.written,
        )


def rows_of(placed: Placed, rule_set_id: int, name_ids: Mapping[str, int]) -> GameRows:
    """The rows of a game, without its checksum, their columns in the order of the tables."""
    verified, game_id = placed.verified, placed.id
    game = verified.game
    facts = {
        "id": game_id,
        "rule_set_id": rule_set_id,
        "play_order": game.order,
        "state": game.state,
        "date": game.date,
        "place": game.place,
        "note": game.note,
        "added": placed.added,
        "cells": placed.key,
    }
    columns = list(enumerate(zip(game.sheets, verified.sheets, strict=True)))
    return GameRows(
        game=facts,
        sheets=tuple(
            {
                "game_id": game_id,
                "position": at,
                "name_id": name_ids[sheet.player],
                **_sheet(sheet, found.totals),
            }
            for at, (sheet, found) in columns
        ),
        rolls=tuple(
            {"game_id": game_id, "position": at, **roll}
            for at, (sheet, _) in columns
            for roll in _rolls(sheet)
        ),
        written=tuple(sheet.player for sheet in game.sheets),
    )


def _sheet(sheet: Sheet, totals: Totals) -> Row:
    return {
        "team": sheet.team,
        **dict.fromkeys(CATEGORIES),
        **{row: entry.points for row, entry in sheet.entries.items()},
        "extra": sheet.extra,
        "upper_sum": totals.upper,
        "bonus": totals.bonus,
        "lower_sum": totals.lower,
        "total": totals.total,
        **{claim: getattr(sheet.written, claim.removeprefix("written_")) for claim in CLAIMS},
    }


def _rolls(sheet: Sheet) -> Iterable[Row]:
    for row, entry in sheet.entries.items():
        if entry.dice is not None or entry.turn is not None:
            dice = None if entry.dice is None else "".join(map(str, entry.dice))
            yield {"category": row, "dice": dice, "turn": entry.turn}


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
