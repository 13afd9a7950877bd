"""Real papers, and a person who types them into the page."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from yatzy_print.notation.read import read

if TYPE_CHECKING:
    from playwright.sync_api import Page

FAMILY = Path(__file__).parent.parent.parent / "games" / "family"
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 900}


@dataclass(frozen=True)
class Column:
    """One player's column as the paper has it."""

    player: str
    cells: list[str]
    total: str


def columns(name: str) -> list[Column]:
    """The columns of a family game."""
    (paper,) = read(name, (FAMILY / name).read_bytes()).papers
    rows = paper.rules.by_id
    return [
        Column(sheet.player, [str(sheet.entries[row].points) for row in rows], str(sheet.written.total))
        for sheet in paper.game.sheets
    ]


def type_game(page: "Page", paper: list[Column]) -> int:
    """Types columns as a person does, and gives how many keys that took."""
    keys = 0
    page.click("#card thead input >> nth=0")
    for column in paper:
        for text in (column.player, *column.cells, column.total):
            page.keyboard.type("-" if text == "0" else text)
            page.keyboard.press("Enter")
            keys += len(text) + 1
    page.wait_for_timeout(700)
    return keys


def cell(row: str, column: int = 0) -> str:
    """The selector of a cell; a row is an id or "name"."""
    kind = "th" if row == "name" else "td"
    return f"#card tr[data-line={row}]:not([data-kind=sum]) > {kind}:nth-child({column + 2}) > input"
