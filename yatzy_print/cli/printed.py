"""Cards printed: how they come out on paper, with a progress bar and a word on letters no font has."""

import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from yatzy_print.cli.app import tell
from yatzy_print.errors import Trouble
from yatzy_print.languages.language import Language
from yatzy_print.printing.geometry import Paper, paper
from yatzy_print.printing.pdf import Printed, cards
from yatzy_print.printing.progress import page_counter
from yatzy_print.printing.sheets import page_count
from yatzy_print.protocol.protocol import Protocol


@dataclass(frozen=True, slots=True)
class Layout:
    """How cards come out: `up` cards on a sheet, each printed `copies` times."""

    paper: Paper
    up: int
    copies: int
    large: bool
    fonts: tuple[Path, ...]

    @property
    def name(self) -> str:
        """What a default file name says of it: the paper, and whatever is not usual."""
        unusual = [
            f"{self.up}up" if self.up > 1 else "",
            f"{self.copies}x" if self.copies > 1 else "",
            "large" if self.large else "",
            *(font.stem for font in self.fonts),
        ]
        return "-".join(filter(None, [self.paper.name, *unusual]))


def layout(name: str, up: int, copies: int, large: bool, fonts: Sequence[str]) -> Layout:
    """The options as a Layout. Raises Trouble: unknown-paper, up-1-or-2, copies-not-positive."""
    if up not in (1, 2):
        raise Trouble("up-1-or-2", given=up)
    if copies < 1:
        raise Trouble("copies-not-positive", given=copies)
    return Layout(paper(name), up, copies, large, tuple(map(Path, fonts)))


def printed(protocols: Iterable[Protocol], how: Layout, words: Language) -> bytes:
    """The PDF. A bar shows the pages after a second; letters that no font has are told."""
    every = tuple(protocols)
    pages = page_count(every, how.up, how.copies)
    with page_counter(pages, sys.stderr, words.text("printing.progress")) as on_page:
        made = cards(every, how.paper, how.up, how.copies, how.large, how.fonts, on_page)
    tell_unprintable(made, words)
    return made.data


def tell_unprintable(made: Printed, words: Language) -> None:
    """Tells which letters no font has."""
    if made.unprintable:
        tell(words, "printing.unprintable", letters=" ".join(made.unprintable))
