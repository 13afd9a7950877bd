"""Stored games in short, for lists."""

from dataclasses import dataclass

from yatzy_print.archive.filter import Filter
from yatzy_print.archive.opening import Archive
from yatzy_print.archive.reading import Read, read


@dataclass(frozen=True, slots=True)
class Summary:
    """A stored game in one line: players and computed totals as on the paper, none when damaged."""

    id: int
    rules: str
    order: str
    state: str
    date: str | None
    place: str
    players: tuple[str, ...]
    totals: tuple[int, ...]
    damaged: bool


def summaries(archive: Archive, asked: Filter = Filter()) -> tuple[Summary, ...]:  # noqa: B008 - frozen
    """The games that a filter asks for, by date, undated ones first. Raises Trouble as `load.games` does."""
    with archive.reading() as connection:
        found = [_summary(game) for game in read(connection, asked)]
    return tuple(sorted(found, key=lambda game: (game.date or "", game.id)))


def _summary(found: Read) -> Summary:
    row = found.rows.game
    return Summary(
        id=found.id,
        rules=found.rules,
        order=row["play_order"],
        state=row["state"],
        date=row["date"],
        place=row["place"],
        players=found.players if found.sound else (),
        totals=tuple(sheet["total"] for sheet in found.rows.sheets) if found.sound else (),
        damaged=not found.sound,
    )
