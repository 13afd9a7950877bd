"""A whole archive written out, and taken in again."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from yatzy_print.archive import export, export_read
from yatzy_print.archive.export_read import Line
from yatzy_print.archive.intake import take
from yatzy_print.archive.opening import Archive, open_archive
from yatzy_print.cli.archives import look_into, place
from yatzy_print.cli.outputs import default_path, deliver
from yatzy_print.cli.wrapping import echo
from yatzy_print.errors import Trouble
from yatzy_print.files import read_input
from yatzy_print.languages.language import Language
from yatzy_print.languages.wording import trouble_text
from yatzy_print.printing.progress import page_counter

LARGEST = 1024 * 1024 * 1024
FORMATS = ("jsonl", "csv", "xlsx")


def give(archive: str | None, form: str, words: Language, output: str | None) -> None:
    """Writes everything that the archive holds into one file. Raises Trouble("unknown-form")."""
    if form not in FORMATS:
        raise Trouble("unknown-form", given=form, known=", ".join(FORMATS))
    where = place(archive)
    with look_into(where) as opened:
        data = _written(opened, form, words)
    deliver(words, output or default_path(f".{form}", "games", words.code), data, [where])


def _written(opened: Archive, form: str, words: Language) -> bytes:
    if form == "xlsx":
        from yatzy_print.printing.xlsx.table import table_workbook

        return table_workbook(export.table(opened, words), words.text("words.games"))
    lines = export.json_lines(opened) if form == "jsonl" else export.csv_lines(opened, words)
    return "".join(lines).encode()


def take_in(archive: str | None, file: str, words: Language) -> int:
    """Stores an export; games that are refused are named. The exit status."""
    lines = _lines(read_input(file, LARGEST), file)
    with open_archive(place(archive)) as opened, _counted(lines, words) as counted:
        taken = take(opened, counted, file)
    echo(words.text("keeping.imported", games=taken.games))
    if taken.already:
        echo(words.text("keeping.imported-already", games=taken.already))
    for number, trouble in taken.refused:
        echo(f"{file}:{number}: {trouble_text(words, trouble)}", err=True)
    return 1 if taken.refused else 0


@contextmanager
def _counted(lines: Iterable[Line], words: Language) -> Iterator[Iterator[Line]]:
    """The same lines, with a bar when they take long."""
    every = list(lines)
    with page_counter(len(every), sys.stderr, words.text("words.games")) as on_line:

        def passing() -> Iterator[Line]:
            for line in every:
                yield line
                on_line()

        yield passing()


def _lines(data: bytes, file: str) -> Iterator[Line]:
    if data.startswith(b"PK"):
        from yatzy_print.notation.xlsx.table import table_rows

        return export_read.read_table(table_rows(file, data), file)
    text = data.decode("utf-8-sig", errors="replace").splitlines(keepends=True)
    is_json = Path(file).suffix.lower() == ".jsonl" or text[0].lstrip().startswith("{")
    return export_read.read_json_lines(text, file) if is_json else export_read.read_csv(text, file)
