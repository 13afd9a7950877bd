"""Reports written: one page, or one for everybody."""

import sys
from pathlib import Path

from yatzy_print.cli.app import tell
from yatzy_print.cli.archives import Chosen
from yatzy_print.cli.outputs import FOLDER, default_path, deliver
from yatzy_print.errors import Trouble
from yatzy_print.files import write_output
from yatzy_print.languages.language import Language
from yatzy_print.printing.progress import page_counter
from yatzy_print.report.html import each_of, report_of

Marks = tuple[str, ...]


def write_one(found: Chosen, words: Language, marks: Marks, output: str | None, where: str) -> None:
    """One page about all, or about the players chosen."""
    page = report_of(found.source, words, found.players)
    deliver(words, output or default_path(".html", "report", *found.players, *marks), page.encode(), [where])


def write_each(found: Chosen, words: Language, marks: Marks, output: str | None, where: str) -> None:
    """A page for every player, or for those chosen, into a folder; says where they are.

    Raises Trouble("output-not-folder") when the place is a file.
    """
    folder = Path(output) if output else FOLDER
    if output == "-" or folder.is_file():
        raise Trouble("output-not-folder", path=str(output))
    wanted = {name.casefold() for name in found.players}
    players = {result.player for mode in found.source.modes for result in mode.results} - {""}
    written = 0
    with page_counter(len(wanted or players), sys.stderr, words.text("printing.progress")) as on_page:
        for name, page in each_of(found.source, words):
            if not wanted or name.casefold() in wanted:
                path = folder / Path(default_path(".html", "report", name, *marks)).name
                write_output(path, page.encode(), [where])
                written += 1
                on_page()
    tell(words, "messages.written-many", number=written, path=str(folder))
