"""The games of a file: each with the facts above it, its names and its rows."""

from collections.abc import Callable
from dataclasses import dataclass

from yatzy_print.notation.columns import heads_names, may_name
from yatzy_print.notation.delimiter import Line
from yatzy_print.notation.facts import fact
from yatzy_print.notation.names import RULER, without_hint

Known = Callable[[str], bool]
Scored = Callable[[str], bool]
LINES_ABOVE = 50


@dataclass(frozen=True, slots=True)
class Block:
    """One game's lines: facts (above the names or below the rows), names and teams if any, and the rows."""

    facts: tuple[Line, ...]
    names: Line | None
    teams: Line | None
    rows: tuple[Line, ...]


def blocks(lines: list[Line], known: Known, scored: Scored) -> list[Block]:
    """The games of a file, each beginning at its own line of names; none when no row is known.

    `known` tells a label of a row or sum line, `scored` a text that can stand for points.
    """
    games: list[tuple[list[Line], list[Line]]] = [([], [])]
    for line in lines:
        above, rows = games[-1]
        if not rows:
            (rows if _begins_rows(line, above, known, scored) else above).append(line)
        elif _is_names(line, rows, known, scored):
            games.append(([*_taken_tail(rows, known), line], []))
        else:
            rows.append(line)
    return [_block(above, rows, known) for above, rows in games if rows]


def _block(above: list[Line], body: list[Line], known: Known) -> Block:
    names = _names(above) or _lone_name(above)
    stated = [line for line in body if not known(line.label) and fact(line)[0]]
    beside = [line for line in (*above, *stated) if line is not names]
    teams = next((line for line in beside if line.is_filled and fact(line)[0] == "team"), None)
    numbers = {line.number for line in stated}
    return Block(
        facts=tuple(line for line in beside if line is not teams),
        names=names,
        teams=teams,
        rows=tuple(line for line in body if line.number not in numbers and not line.is_blank),
    )


def _begins_rows(line: Line, above: list[Line], known: Known, scored: Scored) -> bool:
    """Whether the rows begin: a title such as "Yatzy", empty or beside the names, does not begin them."""
    if not line.cells or not known(line.label):
        return False
    is_scored = any(cell and scored(cell) for cell in line.cells)
    return is_scored or _names(above[-LINES_ABOVE:]) is not None


def _names(above: list[Line]) -> Line | None:
    """The line of names: the last with a heading or no label, else the last that is no fact."""
    filled = [line for line in above if _holds_names(line) and not fact(line)[0]]
    headed = [line for line in filled if not line.label or heads_names(line.label)]
    return next(reversed(headed or filled), None)


def _holds_names(line: Line) -> bool:
    """Whether a word stands behind the label that is neither a ruler nor a hint in brackets."""
    return not all(RULER.fullmatch(without_hint(cell)) for cell in line.cells)


def _lone_name(above: list[Line]) -> Line | None:
    """A last line of one word, which may name the only player."""
    said = [line for line in above if not RULER.fullmatch(line.text) and not fact(line)[0]]
    return said[-1] if said else None


def _is_names(line: Line, body: list[Line], known: Known, scored: Scored) -> bool:
    """Whether a line below rows begins the next game."""
    if not _holds_names(line):
        return False
    if heads_names(line.label):
        return True
    texts = [cell for cell in line.cells if cell]
    after_gap = body[-1].is_blank or bool(fact(body[-1])[0])
    if not line.label:
        return after_gap or not all(map(scored, texts))
    if not after_gap or known(line.label) or fact(line)[0] or any(map(scored, texts)):
        return False
    return may_name([line.label if line.spaced else line.label.rstrip(":"), *texts])


def _taken_tail(body: list[Line], known: Known) -> list[Line]:
    """Takes from the end of a game what stands above the next one's names: from the first gap or fact on."""
    last_row = max(index for index, line in enumerate(body) if known(line.label))
    for index in range(last_row + 1, len(body)):
        if body[index].is_blank or not body[index].cells or fact(body[index])[0]:
            tail = body[index:]
            del body[index:]
            return tail
    return []
