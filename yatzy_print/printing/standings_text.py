"""Standings as plain text for the terminal."""

from rich.cells import cell_len

from yatzy_print.games.standings import Standings
from yatzy_print.languages.language import Language


def standings_text(standings: Standings, language: Language, title: str) -> str:
    """The rules' title and order, then a line a player: place, name, points, games and wins.

    The games left out are told below.
    """
    heads = ("", *(language.text(f"words.{word}") for word in ("player", "points", "games", "wins")))
    rows = [heads] + [
        (f"{one.rank}.", one.player, str(one.points), str(one.games), str(one.wins))
        for one in standings.table
    ]
    widths = [max(cell_len(row[column]) for row in rows) for column in range(len(heads))]
    lines = ["  ".join(_cell(row, column, widths) for column in range(len(heads))).rstrip() for row in rows]
    if standings.left_out:
        lines.append(language.text("messages.left-out", number=standings.left_out))
    order = "" if standings.order == "free" else language.text(f"orders.{standings.order}")
    return "\n".join([" · ".join(filter(None, (title, order))), *lines])


def _cell(row: tuple[str, ...], column: int, widths: list[int]) -> str:
    space = " " * (widths[column] - cell_len(row[column]))
    return row[column] + space if column == 1 else space + row[column]
