"""Counts kept ready for fast reports, changed in the transaction that changes the games.

A row of `tallies` keeps what one spelling's games in one mode come to, under a checksum. A damaged row is
left alone: reports then read the games themselves, and `verify` makes it anew.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from itertools import groupby, permutations
from typing import Any

from sqlalchemy import Connection, Row, bindparam, delete, select

from yatzy_print.archive.checksum import checksum
from yatzy_print.archive.schema import EVERYBODY, tallies
from yatzy_print.archive.tally import Tally, changed, from_text, text_of
from yatzy_print.games.verified import VerifiedGame
from yatzy_print.rules.ruleset import RuleSet
from yatzy_print.statistics.counts import tabulated
from yatzy_print.statistics.history import History, score
from yatzy_print.statistics.pairs import Duel, duel_of
from yatzy_print.statistics.papers import papers
from yatzy_print.statistics.results import Result, results_of, why_left_out

Key = tuple[int, str, int]
Named = list[tuple[int, Result]]
MOST_SHEETS = 100_000
"""So many sheets are gathered at most before their counts are written, which bounds the memory."""
OF_MODE = select(tallies).where(
    tallies.c.rule_set_id == bindparam("rules"),
    tallies.c.play_order == bindparam("play_order"),
    tallies.c.name_id.in_(bindparam("names", expanding=True)),
)
REPLACE = (
    "INSERT INTO tallies (rule_set_id, play_order, name_id, text, checksum) VALUES (?, ?, ?, ?, ?) "
    "ON CONFLICT (rule_set_id, play_order, name_id) "
    "DO UPDATE SET text = excluded.text, checksum = excluded.checksum"
)
"""Both engines understand it."""


@dataclass(frozen=True, slots=True)
class Counted:
    """A game to count: its id, its rule set's id, the spelling ids of its columns, and the game as stored.

    What reading the paper found is not stored, so that it counts nowhere.
    """

    id: int
    verified: VerifiedGame
    rule_set_id: int
    name_ids: tuple[int, ...]


Tallies = dict[Key, Tally]
"""Tallies by rule set, order and spelling. Those of `EVERYBODY` count games, and sheets by their spelling."""


def tally(games: Iterable[Counted]) -> Tallies:
    """What is counted of games. Columns without a name count for nobody."""
    modes: dict[tuple[int, str], list[Counted]] = {}
    for game in games:
        modes.setdefault((game.rule_set_id, game.verified.game.order), []).append(game)
    found: Tallies = {}
    for mode, played in modes.items():
        reasons = [why_left_out(game.verified) for game in played]
        results = [_results(game) for game, reason in zip(played, reasons, strict=True) if reason is None]
        by_name = _by_name(results)
        sheets = Counter({name_id: len(of_name) for name_id, of_name in by_name.items()})
        found[*mode, EVERYBODY] = Tally({"sheets": sheets}, games=_games(played, reasons))
        for name_id, of_name in by_name.items():
            found[*mode, name_id] = _tally(of_name, played[0].verified.rules)
        for (one, other), duel in _duels(results).items():
            found[*mode, one].duels[other] = duel
    return found


def _results(game: Counted) -> Named:
    """The results of a game that counts, with the spellings they are counted for."""
    found = zip(game.name_ids, results_of(game.id, game.verified), strict=True)
    return [(name_id, result) for name_id, result in found if result.player]


def _by_name(played: Iterable[Named]) -> dict[int, list[Result]]:
    found: dict[int, list[Result]] = {}
    for game in played:
        for name_id, result in game:
            found.setdefault(name_id, []).append(result)
    return found


def _tally(results: Sequence[Result], rules: RuleSet) -> Tally:
    history = History().added(map(score, results))
    return Tally(tabulated(results, rules), history=history)


def _games(played: Sequence[Counted], reasons: Sequence[str | None]) -> Counter[str]:
    """Numbers of games: the counted ones, those left out by reason, and what was wrong on paper."""
    numbers = Counter(reason or "games" for reason in reasons)
    return numbers + Counter(asdict(papers([game.verified for game in played])))


def _duels(played: Iterable[Named]) -> dict[tuple[int, int], Duel]:
    """What came of every pair's games, from both sides."""
    margins: dict[tuple[int, int], list[int]] = {}
    for game in played:
        for (one, first), (other, second) in permutations(game, 2):
            margins.setdefault((one, other), []).append(first.total - second.total)
    return {pair: duel_of(points) for pair, points in margins.items()}


class Counting:
    """What one transaction counts, gathered so that each tally is written once."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._found: Tallies = {}
        self._sheets = 0

    def add(self, games: Sequence[Counted]) -> None:
        """Counts games."""
        gather(self._found, tally(games))
        self._sheets += sum(len(game.name_ids) for game in games)
        if self._sheets > MOST_SHEETS:
            self.write()

    def write(self) -> None:
        """Writes what was gathered."""
        change(self._connection, self._found)
        self._found, self._sheets = {}, 0


def gather(found: Tallies, more: Mapping[Key, Tally]) -> None:
    """Adds tallies to tallies."""
    for key, one in more.items():
        if key in found:
            found[key].add(one)
        else:
            found[key] = one


@contextmanager
def together(connection: Connection) -> Iterator[Counting]:
    """Counts whatever is added within, and writes it at the end."""
    counted = Counting(connection)
    yield counted
    counted.write()


def change(connection: Connection, found: Mapping[Key, Tally], sign: int = 1) -> None:
    """Adds tallies to the kept ones, or takes them back with `sign` -1."""
    for mode, group in groupby(sorted(found), key=lambda key: key[:2]):
        names = [key[2] for key in group]
        asked = {"rules": mode[0], "play_order": mode[1], "names": names}
        kept = {row.name_id: row for row in connection.execute(OF_MODE, asked)}
        usable = [name_id for name_id in names if name_id not in kept or _is_sound(kept[name_id])]
        before = {name_id: kept[name_id].text if name_id in kept else "" for name_id in usable}
        texts = {name_id: changed(text, found[*mode, name_id], sign) for name_id, text in before.items()}
        write(connection, {(*mode, name_id): text for name_id, text in texts.items() if text is not None})


def write(connection: Connection, texts: Mapping[Key, str]) -> None:
    """Puts texts in the place of kept ones; where nothing is counted, none is kept."""
    rows = [(*key, text, checksum(*key, text)) for key, text in texts.items() if text]
    mark = "?" if connection.dialect.name == "sqlite" else "%s"
    if rows:
        connection.exec_driver_sql(REPLACE.replace("?", mark), rows)
    for rules, order, name_id in (key for key, text in texts.items() if not text):
        key_of = (tallies.c.rule_set_id == rules, tallies.c.play_order == order, tallies.c.name_id == name_id)
        connection.execute(delete(tallies).where(*key_of))


def _is_sound(row: Row[Any]) -> bool:
    return bool(row.checksum == checksum(*row[:-1]))


def stored(connection: Connection, names: Sequence[int] | None = None) -> tuple[Tallies, bool]:
    """The sound tallies, or those of some spellings and of everybody, and whether all of them are sound."""
    query = select(tallies)
    if names is not None:
        query = query.where(tallies.c.name_id.in_([EVERYBODY, *names]))
    rows = connection.execute(query).all()
    kept = {(row[0], row[1], row[2]): from_text(row.text) for row in rows if _is_sound(row)}
    return kept, len(kept) == len(rows)


def agree(kept: Mapping[Key, Tally], judged: Mapping[Key, Tally]) -> bool:
    """Whether the kept tallies are those that the games give."""
    whole = {key: one for key, one in judged.items() if text_of(one)}
    return kept.keys() == whole.keys() and all(one.agrees(whole[key]) for key, one in kept.items())
