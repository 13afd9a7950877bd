"""The outcomes of stored games from their rows, without judging plain papers again."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from typing import Any

from sqlalchemy import Column, ColumnElement, Connection, Row, select

from yatzy_print.archive.checksum import checksum
from yatzy_print.archive.plain import NUMBERS, is_plain
from yatzy_print.archive.rule_texts import rules_by_text
from yatzy_print.archive.schema import CLAIMS, SUMS, games, rolls, rule_sets, sheets
from yatzy_print.archive.spellings import shown, spellings
from yatzy_print.games.ranking import ranks
from yatzy_print.rules.ruleset import CATEGORIES, RuleSet
from yatzy_print.statistics.papers import NOTHING, Papers, paper
from yatzy_print.statistics.results import Outcome, Result, outcome

BATCH = 1000
"""Games whose rows are in memory at a time."""
FACTS = ("id", "play_order", "state", "date", "place", "note", "added", "cells")
SHEET = ("position", "team", *CATEGORIES, "extra", *SUMS, *CLAIMS)
"""What the checksum covers, in its order: see `rows`."""
GAME_ROWS = select(*(games.c[name] for name in (*FACTS, "rule_set_id", "checksum"))).order_by(games.c.id)
SHEET_ROWS = select(*(sheets.c[name] for name in ("game_id", "name_id", *SHEET))).order_by(
    sheets.c.game_id, sheets.c.position
)
ROLLED = select(rolls.c.game_id).distinct()
Columns = Sequence[Row[Any]]


@dataclass(frozen=True, slots=True)
class Told:
    """What a stored game gives and what was found on its paper; no outcome when it is damaged."""

    number: int
    outcome: Outcome | None
    papers: Papers = NOTHING


@dataclass(frozen=True, slots=True)
class _Judge:
    """A sound stored rule set: its checksum, and the points of its rows from a row of `sheets`."""

    rules: RuleSet
    seal: str
    points: Callable[[Row[Any]], tuple[int | None, ...]]


def outcomes(connection: Connection, numbers: Mapping[int, int]) -> Iterator[Told]:
    """What the games give whose numbers are given by their ids, in any order."""
    known = spellings(connection)
    judges = _judges(connection)
    names = {one: (spelling.name, shown(known, one)) for one, spelling in known.items()}
    doubtful = []
    for game, columns, rolled in _rows(connection, sorted(numbers)):
        if rolled or not all(is_plain(column[2:]) for column in columns):
            doubtful.append(game.id)
        else:
            yield _told(numbers[game.id], game, columns, judges.get(game.rule_set_id), names)
    if doubtful:
        yield from _judged(connection, doubtful, numbers)


def _judges(connection: Connection) -> dict[int, _Judge]:
    found = {}
    for one, rules, text, seal in connection.execute(select(rule_sets)):
        if seal == checksum(rules, text):
            judged_by = rules_by_text(rules, text)
            found[one] = _Judge(judged_by, seal, _points_of(judged_by))
    return found


def _points_of(rules: RuleSet) -> Callable[[Row[Any]], tuple[int | None, ...]]:
    """Picks the points of the rules' rows from a row of `sheets`."""
    places = [2 + SHEET.index(row.id) for row in rules.categories]
    return itemgetter(*places) if len(places) > 1 else lambda row: (row[places[0]],)


def _rows(connection: Connection, ids: Sequence[int]) -> Iterator[tuple[Row[Any], Columns, bool]]:
    """Every game with its columns, and whether dice or turns of it are recorded."""
    for start in range(0, len(ids), BATCH):
        wanted = ids[start : start + BATCH]
        rows = connection.execute(SHEET_ROWS.where(_among(sheets.c.game_id, wanted))).all()
        columns = {game_id: list(group) for game_id, group in groupby(rows, key=itemgetter(0))}
        rolled = set(connection.scalars(ROLLED.where(_among(rolls.c.game_id, wanted))))
        found = {game.id: game for game in connection.execute(GAME_ROWS.where(_among(games.c.id, wanted)))}
        for one in wanted:
            if one in found:
                yield found[one], columns.get(one, []), one in rolled


def _among(column: Column[int], wanted: Sequence[int]) -> ColumnElement[bool]:
    """Whether an id is wanted, or lies between such that hardly leave gaps, which is read faster."""
    if wanted[-1] - wanted[0] < 2 * len(wanted):
        return column.between(wanted[0], wanted[-1])
    return column.in_(wanted)


def _told(
    number: int,
    game: Row[Any],
    columns: Columns,
    judge: _Judge | None,
    names: Mapping[int, tuple[str, str | None]],
) -> Told:
    """What a plain paper gives, if its checksum holds."""
    found = [names.get(column.name_id, ("", None)) for column in columns]
    players = [player for _, player in found if player is not None]
    if judge is None or not columns or len(players) < len(columns):
        return Told(number, None)
    written = [name for name, _ in found]
    sealed = checksum(judge.seal, game[: len(FACTS)], [column[2:] for column in columns], [], written)
    if sealed != game.checksum:
        return Told(number, None)
    one = _outcome(number, game, columns, judge, players)
    claiming = one.left_out is None and any(column.written_total is not None for column in columns)
    return Told(number, one, Papers(1, 0, 0) if claiming else NOTHING)


def _outcome(number: int, game: Row[Any], columns: Columns, judge: _Judge, players: Sequence[str]) -> Outcome:
    points = [judge.points(column) for column in columns]
    left_out = "cancelled" if game.state == "cancelled" else "unfinished" if None in sum(points, ()) else None
    results = () if left_out else tuple(_results(number, game, columns, points, players))
    return Outcome(number, judge.rules, game.play_order, game.date, left_out, results)


def _results(
    number: int, game: Row[Any], columns: Columns, points: Sequence[tuple[Any, ...]], players: Sequence[str]
) -> Iterator[Result]:
    places = ranks([column.total for column in columns])
    for column, own, player, rank in zip(columns, points, players, places, strict=True):
        extra, upper, bonus, _, total, *_ = column[NUMBERS:]
        yield Result(
            game=number,
            player=player,
            date=game.date,
            place=game.place,
            total=total,
            upper=upper,
            bonus=bonus,
            extra=extra,
            zeroed=own.count(0),
            rank=rank,
            shared=places.count(rank) > 1,
            players=len(columns),
            points=own,
        )


def _judged(connection: Connection, ids: Iterable[int], numbers: Mapping[int, int]) -> Iterator[Told]:
    """What doubtful papers give, judged again."""
    from yatzy_print.archive.reading import read_these, verified  # many modules, and rarely needed

    for found in read_these(connection, ids):
        judged = verified(found, found.players) if found.sound else None
        number = numbers[found.id]
        yield Told(number, outcome(number, judged), paper(judged)) if judged else Told(number, None)
