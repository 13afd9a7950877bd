"""Several games added up: a tournament's or an evening's standings (Finnish guide: totals are added)."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from yatzy_print.games.ranking import ranks
from yatzy_print.games.verified import VerifiedGame


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's place over several games: computed totals added, games played, games won or shared."""

    rank: int
    player: str
    points: int
    games: int
    wins: int


@dataclass(frozen=True, slots=True)
class Standings:
    """The table of one rule set and order, best first; `left_out` games were unfinished or cancelled."""

    rules: str
    order: str
    table: tuple[Standing, ...]
    games: int
    left_out: int


def standings(games: Iterable[VerifiedGame]) -> tuple[Standings, ...]:
    """A table for each rule set and order played; they are never mixed."""
    modes: dict[tuple[str, str], list[VerifiedGame]] = defaultdict(list)
    for game in games:
        modes[game.rules.id, game.game.order].append(game)
    return tuple(_table(rules, order, played) for (rules, order), played in modes.items())


def _table(rules: str, order: str, games: list[VerifiedGame]) -> Standings:
    counted = [game for game in games if game.complete and game.game.state == "played"]
    totals: dict[str, list[int]] = defaultdict(list)
    wins: dict[str, int] = defaultdict(int)
    for game in counted:
        for sheet in game.sheets:
            totals[sheet.sheet.player].append(sheet.totals.total)
            wins[sheet.sheet.player] += sheet.rank == 1
    players = sorted(totals, key=lambda player: (-sum(totals[player]), player.casefold()))
    places = ranks([sum(totals[player]) for player in players])
    table = tuple(
        Standing(place, player, sum(totals[player]), len(totals[player]), wins[player])
        for place, player in zip(places, players, strict=True)
    )
    return Standings(rules, order, table, len(counted), len(games) - len(counted))
