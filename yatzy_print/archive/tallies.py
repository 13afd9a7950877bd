"""The kept counts for statistics: plain values by rule set, order and player, without reading a game."""

from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import select

from yatzy_print.archive import counting
from yatzy_print.archive.opening import Archive
from yatzy_print.archive.rule_texts import rules_by_text
from yatzy_print.archive.schema import EVERYBODY, rule_sets
from yatzy_print.archive.spellings import shown, spellings
from yatzy_print.errors import Trouble
from yatzy_print.rules.ruleset import RuleSet
from yatzy_print.statistics.counts import Cell, Counts, from_cells
from yatzy_print.statistics.pairs import Duel

OF_GAMES = ("games", "cancelled", "unfinished", "claiming", "wrong", "mistakes", "other_winner")


@dataclass(frozen=True, slots=True)
class ModeCounts:
    """All counts of one rule set in one order: of everybody, of each player, of each pair, both ways.

    `games` has numbers of games: "games" counted, "cancelled" and "unfinished" left out, and of papers those
    "claiming" totals, "wrong" ones, their "mistakes", and those that name an "other_winner".
    """

    rules: RuleSet
    order: str
    everybody: Counts
    players: Mapping[str, Counts]
    duels: Mapping[tuple[str, str], Duel]
    games: Mapping[str, int]


def tallies(archive: Archive) -> tuple[ModeCounts, ...]:
    """Everything that is counted, by mode. Raises Trouble("archive-counts-damaged"), which `verify` mends."""
    with archive.reading() as connection:
        tally, sound = counting.stored(connection)
        if not sound:
            raise Trouble("archive-counts-damaged", archive=archive.location.shown)
        known = spellings(connection)
        texts = {row.id: (row.rules, row.text) for row in connection.execute(select(rule_sets))}
    names = {one: shown(known, one) or "" for one in known}
    modes = sorted({(int(key[0]), str(key[1])) for key in tally.counts})
    return tuple(_mode(mode, tally, names, rules_by_text(*texts[mode[0]])) for mode in modes)


def _mode(
    mode: tuple[int, str], tally: counting.Tally, names: Mapping[int, str], rules: RuleSet
) -> ModeCounts:
    """One mode; the counts of a player's spellings are added up here, so that a merge changes no count."""
    cells: dict[str | None, dict[Cell, int]] = {None: {}}
    for (*key, name_id, measure, value), number in tally.counts.items():
        if tuple(key) == mode:
            name = None if name_id == EVERYBODY else names[int(name_id)]
            of_name = cells.setdefault(name, {})
            cell = (str(measure), int(value))
            of_name[cell] = of_name.get(cell, 0) + number
    everybody = cells.pop(None)
    games = {measure: everybody.pop((measure, 0), 0) for measure in OF_GAMES}
    players = {name: from_cells(found) for name, found in cells.items() if name}
    return ModeCounts(rules, mode[1], from_cells(everybody), players, _duels(mode, tally, names), games)


def _duels(
    mode: tuple[int, str], tally: counting.Tally, names: Mapping[int, str]
) -> Mapping[tuple[str, str], Duel]:
    found: dict[tuple[str, str], Duel] = {}
    for (*key, one, other), duel in tally.duels.items():
        if tuple(key) == mode:
            pair = (names[int(one)], names[int(other)])
            found[pair] = found.get(pair, Duel()) + duel
            found[pair[::-1]] = found.get(pair[::-1], Duel()) + duel.turned
    return found
