"""Cards as spreadsheets: new files, or sheets added to a workbook. What somebody filled in is never lost."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from yatzy_print.cli.app import tell
from yatzy_print.cli.outputs import deliver, free_path, unwritten
from yatzy_print.cli.printed import Layout
from yatzy_print.cli.sheet_options import FORMATS
from yatzy_print.errors import Trouble
from yatzy_print.files import read_input, replace_own
from yatzy_print.games.game import Game
from yatzy_print.languages.language import Language
from yatzy_print.rules.ruleset import RuleSet

Card = tuple[Game, RuleSet]


@dataclass(frozen=True, slots=True)
class Sheets:
    """What spreadsheet is made: a new file of a format, or sheets at the end of the workbook `append`."""

    format: str
    append: str | None
    paper: str


def sheets(given: str | None, append: str | None, how: Layout, **only_pdf: bool) -> Sheets | None:
    """What the options ask for, None for a PDF; `only_pdf` says which other options of PDF are used.

    Raises Trouble: unknown-format, only-in-pdf.
    """
    chosen = given or ("xlsx" if append else "pdf")
    known = ("xlsx",) if append else FORMATS
    if chosen not in known:
        raise Trouble("unknown-format", given=chosen, known=", ".join(known))
    if chosen == "pdf":
        return None
    only_pdf |= {"up": how.up > 1, "copies": how.copies > 1, "large": how.large, "font": bool(how.fonts)}
    used = next((option for option, is_used in only_pdf.items() if is_used), None)
    if used:
        raise Trouble("only-in-pdf", option="--" + used.replace("_", "-"), given=chosen)
    return Sheets(chosen, append, how.paper.name)


def deliver_blank(
    words: Language, game: Game, rules: RuleSet, number: int, how: Sheets, output: str | None
) -> None:
    """Writes so many cards to fill in and says where they are. Raises what `deliver_sheets` raises."""
    names = [sheet.player for sheet in game.sheets]
    order = "" if game.order == "free" else game.order
    facts = (str(len(names)), f"{number}games" if number > 1 else "", order, game.date or "", game.place)
    deliver_sheets(
        words, [(game, rules)] * number, how, output, ("card", rules.id, words.code, *facts, *names)
    )


def deliver_sheets(
    words: Language,
    cards: Sequence[Card],
    how: Sheets,
    output: str | None,
    parts: Iterable[str],
    inputs: Iterable[str] = (),
) -> None:
    """Writes the cards and says where they are; `parts` make the default name.

    Raises Trouble: file-exists, workbook-exists, no-workbook, or what reading or writing a workbook raises.
    """
    data = _added(how.append, cards, how, words) if how.append else _made(cards, how, words)
    if how.append and not output:
        _replace(words, how.append, data)
    else:
        deliver(words, _new(output, how) if output else free_path(f".{how.format}", *parts), data, inputs)


def _made(cards: Sequence[Card], how: Sheets, words: Language) -> bytes:
    if how.format == "csv":
        from yatzy_print.printing.csv_table import csv_tables

        return csv_tables(cards, words)
    from yatzy_print.printing.xlsx.workbook import workbook

    return workbook(cards, words, how.paper)


def _added(path: str, cards: Sequence[Card], how: Sheets, words: Language) -> bytes:
    from yatzy_print.printing.xlsx.append import appended

    if not Path(path).is_file():
        raise Trouble("no-workbook", path=path)
    data = read_input(path)
    for card in cards:
        data = appended(path, data, card, words, how.paper)
    return data


def _replace(words: Language, path: str, data: bytes) -> None:
    try:
        replace_own(Path(path).resolve(), data)
    except OSError as error:
        raise Trouble("output-unwritable", path=path, reason=error.strerror or str(error)) from error
    tell(words, "messages.written", path=path)


def _new(path: str, how: Sheets) -> str:
    """A path where nothing is written over: even a sheet of this program may have been filled in."""
    return unwritten(path, "workbook-exists" if how.format == "xlsx" else "file-exists")
