"""Who played: the names above the columns, names above no column, and figures without a name."""

from collections.abc import Sequence
from dataclasses import replace

from yatzy_print.errors import Fact
from yatzy_print.games.findings import Finding
from yatzy_print.notation.blocks import Block, Known
from yatzy_print.notation.delimiter import Line
from yatzy_print.notation.names import RULER, clean, fold, shortened, unguarded
from yatzy_print.notation.sheets import Player
from yatzy_print.notation.vocabulary import is_label, meanings

Lines = Sequence[Line]
FIRST_COLUMN = 2
"""How people count the first column with figures: the row names stand in column 1."""


def players_of(block: Block) -> tuple[list[Player], list[Finding]]:
    """The players by their columns, and a finding for each column or name that is left out."""
    names = _names(block)
    team = dict(enumerate(_words(block.teams)))
    named = [Player(index, name, team.get(index) or None) for index, name in enumerate(names) if name]
    nameless = sorted(_typed(block.rows) - {player.column for player in named})
    if nameless:
        return named, [_without_player(column, block) for column in nameless]
    lone = [player for player in named if _stands_alone(player.column, block.rows)]
    findings = [Finding("player-without-column", facts={"name": shortened(one.name)}) for one in lone]
    return [player for player in named if player not in lone], findings


def settled(block: Block, known: Known) -> tuple[Block, list[Finding]]:
    """The block without the figures of which nothing shows whose they are, and a finding for each such row.

    Spaces alone keep them apart, they are fewer than the players, and they stand under no names.
    """
    players = len(_without_empty_end(_names(block)))
    columns = min(players, max((len(line.cells) for line in block.rows if known(line.label)), default=0))
    rows = [
        replace(line, cells=()) if known(line.label) and _is_astray(line, columns) else line
        for line in block.rows
    ]
    astray = [line.label for line, kept in zip(block.rows, rows, strict=True) if line is not kept]
    findings = [Finding("too-few-figures", facts={"name": shortened(label)}) for label in astray]
    return replace(block, rows=tuple(rows)), findings


def _is_astray(line: Line, columns: int) -> bool:
    return line.spaced and 0 < len(line.cells) < columns


def _names(block: Block) -> list[str]:
    """The names by their columns; where as many as figures stand, the first stands above the labels."""
    written = _words(block.names)
    beside = [_corner(block), *_without_empty_end(written)]
    return beside if all(beside) and len(beside) == _figures(block.rows) else written


def _corner(block: Block) -> str:
    """The word before the names when it may be one of them; "" when it is a heading, a title or a label."""
    label = block.names.label if block.names else ""
    is_told = any(fold(label) in meanings(section) for section in ("headings", "rules", "facts"))
    return "" if is_told or is_label(label, None) else _word(label)


def _figures(rows: Lines) -> int:
    """How many columns of figures there are, when at least half of the filled rows have so many, else 0."""
    widths = [1 + max(columns) for line in rows if (columns := set(_typed([line])))]
    most = max(widths, default=0)
    return most if 2 * widths.count(most) >= len(widths) else 0


def _stands_alone(column: int, rows: Lines) -> bool:
    """Whether no row reaches a column although others have had more than one turn."""
    turns = max((sum(line.is_typed(other) for line in rows) for other in _typed(rows)), default=0)
    return turns > 1 and not any(line.has_cell(column) for line in rows)


def _without_player(column: int, block: Block) -> Finding:
    facts: dict[str, Fact] = {"column": column + FIRST_COLUMN}
    corner = _corner(block)
    if corner:
        facts |= {"variant": "beside", "name": shortened(corner)}
    return Finding("column-without-player", facts=facts)


def _typed(rows: Lines) -> set[int]:
    return {column for line in rows for column in range(len(line.cells)) if line.is_typed(column)}


def _words(line: Line | None) -> list[str]:
    return [_word(cell) for cell in line.cells] if line else []


def _word(written: str) -> str:
    """A name as it is kept, without the stars of bold print; a ruler is none, unless it is guarded."""
    name = clean(written)
    kept = unguarded(name)
    return kept if kept != name else "" if RULER.fullmatch(written) else name.strip("*")


def _without_empty_end(words: Sequence[str]) -> Sequence[str]:
    filled = [index for index, word in enumerate(words) if word]
    return words[: 1 + max(filled, default=-1)]
