"""Files given on the command line, read and checked; what can't be read is kept by name."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from yatzy_print.cli.orders import play_order
from yatzy_print.entry.clock import today
from yatzy_print.errors import Trouble
from yatzy_print.files import read_input
from yatzy_print.games.check import check_game
from yatzy_print.games.ranking import SHARED, TieBreak
from yatzy_print.games.solo import attempts
from yatzy_print.games.verified import VerifiedGame
from yatzy_print.notation.paper import Paper, Reading, Unread
from yatzy_print.notation.read import read
from yatzy_print.rules.load import rule_set
from yatzy_print.rules.ruleset import Order, RuleSet

SUFFIXES = (".csv", ".tsv", ".txt", ".md", ".json", ".jsonl", ".xlsx", ".xlsm", ".pdf")
TIE_BREAKS = ("none", "upper-rows")


@dataclass(frozen=True, slots=True)
class Checked:
    """One game of a source, verified."""

    source: str
    verified: VerifiedGame

    @property
    def is_wrong(self) -> bool:
        """Whether anything on this paper is wrong."""
        return any(finding.is_wrong for finding in self.verified.all_findings)


@dataclass(frozen=True, slots=True)
class Papers:
    """Everything that was read, in the order given, and what could not be."""

    games: tuple[Checked, ...]
    unread: tuple[Unread, ...]

    @property
    def wrong(self) -> "Papers":
        """Only the papers with something wrong on them, and what was unreadable."""
        return Papers(tuple(game for game in self.games if game.is_wrong), self.unread)

    @property
    def exit_status(self) -> int:
        """2 when something was unreadable, else 1 when something on paper is wrong, else 0."""
        return 2 if self.unread else int(any(game.is_wrong for game in self.games))


@dataclass(frozen=True, slots=True)
class How:
    """How papers are judged: what the options say beside or instead of the paper itself."""

    rules: str | None = None
    order: str | None = None
    solo: bool = False
    ties: TieBreak = SHARED


def papers(sources: Iterable[str], how: How = How()) -> Papers:
    """Reads and checks every file, folder and "-". Raises Trouble only for what the options say."""
    chosen = rule_set(how.rules) if how.rules else None
    return checked([_read(source, chosen) for source in _files(sources)], how)


def checked(readings: Sequence[Reading], how: How = How()) -> Papers:
    """What was read, checked. Raises Trouble("unknown-order")."""
    order = play_order(how.order) if how.order else None
    return Papers(
        tuple(
            game for reading in readings for paper in reading.papers for game in _checked(paper, order, how)
        ),
        tuple(unread for reading in readings for unread in reading.unread),
    )


def _checked(paper: Paper, order: Order | None, how: How) -> Iterator[Checked]:
    game = replace(paper.game, order=order) if order else paper.game
    rounds = attempts(game, paper.sheet_findings) if how.solo else ((game, paper.sheet_findings),)
    for number, (one, found) in enumerate(rounds, 1):
        source = f"{paper.source}#{number}" if len(rounds) > 1 else paper.source
        yield Checked(source, check_game(one, paper.rules, paper.findings, found, how.ties, today()))


def parted(given: str, youngest: str | None) -> TieBreak:
    """How the options part equal totals. Raises Trouble("unknown-tie-break")."""
    if given not in TIE_BREAKS:
        raise Trouble("unknown-tie-break", given=given, known=", ".join(TIE_BREAKS))
    return TieBreak(given == "upper-rows", youngest or "")


def _files(sources: Iterable[str]) -> Iterator[str]:
    """The files themselves; a folder stands for the games in it, by name."""
    for source in sources:
        path = Path(source)
        inside = sorted(file for file in path.iterdir() if _is_game(file)) if path.is_dir() else []
        yield from map(str, inside) if inside else (source,)


def _is_game(path: Path) -> bool:
    return path.suffix.lower() in SUFFIXES and not path.name.startswith((".", "~$")) and path.is_file()


def _read(source: str, rules: RuleSet | None) -> Reading:
    try:
        return read(source, read_input(source), rules)
    except Trouble as trouble:
        empty = Trouble("folder-empty", path=source, known=" ".join(SUFFIXES))
        return Reading((), (Unread(source, empty if trouble.code == "file-is-folder" else trouble),))
