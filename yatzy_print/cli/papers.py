"""Files given on the command line, read and checked; what can't be read is kept by name."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from yatzy_print.errors import Trouble
from yatzy_print.files import read_input
from yatzy_print.games.check import check_game
from yatzy_print.games.verified import VerifiedGame
from yatzy_print.notation.paper import Reading, Unread
from yatzy_print.notation.read import read
from yatzy_print.rules.load import rule_set
from yatzy_print.rules.ruleset import RuleSet

SUFFIXES = (".csv", ".tsv", ".txt", ".md", ".json", ".jsonl")


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
    def exit_status(self) -> int:
        """2 when something was unreadable, else 1 when something on paper is wrong, else 0."""
        return 2 if self.unread else int(any(game.is_wrong for game in self.games))


def papers(sources: Iterable[str], rules: str | None = None) -> Papers:
    """Reads and checks every file, folder and "-". Raises Trouble only for an unknown rule set."""
    chosen = rule_set(rules) if rules else None
    games: list[Checked] = []
    unread: list[Unread] = []
    for source in _files(sources):
        reading = _read(source, chosen)
        unread.extend(reading.unread)
        games.extend(
            Checked(paper.source, check_game(paper.game, paper.rules, paper.findings, paper.sheet_findings))
            for paper in reading.papers
        )
    return Papers(tuple(games), tuple(unread))


def _files(sources: Iterable[str]) -> Iterator[str]:
    """The files themselves; a folder stands for the games in it, by name."""
    for source in sources:
        path = Path(source)
        inside = sorted(file for file in path.iterdir() if _is_game(file)) if path.is_dir() else []
        yield from map(str, inside) if inside else (source,)


def _is_game(path: Path) -> bool:
    return path.suffix.lower() in SUFFIXES and not path.name.startswith(".") and path.is_file()


def _read(source: str, rules: RuleSet | None) -> Reading:
    try:
        return read(source, read_input(source), rules)
    except Trouble as trouble:
        return Reading((), (Unread(source, trouble),))
