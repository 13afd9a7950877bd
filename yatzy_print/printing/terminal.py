"""A verified game as a table for the terminal, with every finding in words below it."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from io import StringIO
from types import MappingProxyType

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from yatzy_print.games.findings import Finding, Severity
from yatzy_print.games.state import states
from yatzy_print.games.verified import VerifiedGame, VerifiedSheet
from yatzy_print.languages.language import Language
from yatzy_print.languages.rows import rules_name
from yatzy_print.languages.states import state_text
from yatzy_print.languages.wording import finding_text, reasons
from yatzy_print.printing.terminal_table import table_of
from yatzy_print.printing.text import clean
from yatzy_print.protocol.facts import date_words

NARROWEST = 40
MANY = 10
COLOURS: Mapping[Severity, str] = MappingProxyType(
    {
        Severity.ERROR: "bold red",
        Severity.DISCREPANCY: "red",
        Severity.WARNING: "yellow",
        Severity.NOTE: "none",
    }
)


def show(
    verified: VerifiedGame,
    language: Language,
    source: str = "",
    width: int | None = None,
    colour: bool | None = None,
) -> str:
    """The game as text: computed figures, below each sum what the paper claims, wrong ones marked "!".

    `width` in characters and `colour` are by default what standard output offers; NO_COLOR is honoured.
    """
    out = StringIO()
    coloured = sys.stdout.isatty() if colour is None else colour
    console = Console(file=out, force_terminal=coloured, width=width, highlight=False, emoji=False)
    console.width = max(console.width, NARROWEST)
    console.print(Text(_title(verified, language, source), "bold"))
    for sheets in _blocks(verified.sheets, console.width):
        console.print(table_of(verified, sheets, language))
    for line in _states(verified, language):
        console.print(Text(line))
    for finding, player in _found(verified):
        _tell(console, finding, verified, language, player)
    for player, number in _many_open(verified):
        words = Text(language.text("severities.note") + ": ", COLOURS[Severity.NOTE])
        console.print(words.append(language.text("page.open", player=player, number=number)))
    if not any(finding.is_wrong for finding in verified.all_findings):
        console.print(language.text("words.verified") + ".")
    return "".join(line.rstrip() + "\n" for line in out.getvalue().splitlines())


def _title(verified: VerifiedGame, language: Language, source: str) -> str:
    game = verified.game
    order = "" if game.order == "free" else language.text(f"orders.{game.order}")
    state = "" if game.state == "played" else language.text(f"states.{game.state}")
    date = date_words(language, game.date or "")
    parts = (clean(source), rules_name(language, verified.rules), date, clean(game.place), order, state)
    return " · ".join(filter(None, parts))


def _blocks(sheets: Sequence[VerifiedSheet], width: int) -> Iterator[Sequence[VerifiedSheet]]:
    """The sheets in blocks that are narrow enough for the terminal."""
    most = max(1, (width - 18) // 8)
    for start in range(0, len(sheets), most):
        yield sheets[start : start + most]


def _states(verified: VerifiedGame, language: Language) -> Iterator[str]:
    """A line for each player: pace, bonus, what is still open."""
    for sheet, state in zip(verified.sheets, states(verified), strict=True):
        words = state_text(language, state, verified.rules, verified.complete)
        if words:
            yield ": ".join(filter(None, (clean(sheet.sheet.player), words)))


def _found(verified: VerifiedGame) -> Iterator[tuple[Finding, str]]:
    """Every finding with its player, the game's own first; of many open rows none."""
    for finding in verified.findings:
        yield finding, ""
    for sheet in verified.sheets:
        for finding in sheet.findings:
            if finding.code != "open-row" or _open_rows(sheet) < MANY:
                yield finding, clean(sheet.sheet.player)


def _many_open(verified: VerifiedGame) -> Iterator[tuple[str, int]]:
    """The players with many open rows, and how many: a line each would push the card off the screen."""
    for sheet in verified.sheets:
        if (number := _open_rows(sheet)) >= MANY:
            yield clean(sheet.sheet.player), number


def _open_rows(sheet: VerifiedSheet) -> int:
    return sum(finding.code == "open-row" for finding in sheet.findings)


def _tell(
    console: Console, finding: Finding, verified: VerifiedGame, language: Language, player: str
) -> None:
    words = Text()
    words.append(language.text(f"severities.{finding.severity}") + ": ", COLOURS[finding.severity])
    words.append(clean(finding_text(language, finding, verified.rules, player)))
    console.print(words)
    for reason in reasons(language, finding, verified.rules):
        console.print(Padding(Text("→ " + clean(reason)), (0, 0, 0, 3)))
