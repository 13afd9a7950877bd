"""Text told on a terminal: its long lines are broken between words, never within one."""

import re
import sys

import typer

NARROWEST = 40
GAP = re.compile(r"\S\s{2,}(?=\S)")


def echo(text: str, err: bool = False) -> None:
    """Writes a text; on a terminal its long lines are broken. Over a pipe a line stays a line."""
    typer.echo(fitted(text, err), err=err)


def ask_for(text: str) -> None:
    """Writes a question on standard error, behind which an answer is typed."""
    typer.echo(fitted(text, err=True) + " ", nl=False, err=True)


def fitted(text: str, err: bool = False) -> str:
    """The text as a stream shows it: broken for a terminal, as it is for a pipe."""
    stream = sys.stderr if err else sys.stdout
    return broken(text, terminal_width()) if stream is not None and stream.isatty() else text


def terminal_width() -> int:
    """The terminal's width in characters."""
    from shutil import get_terminal_size

    return get_terminal_size().columns


def broken(text: str, width: int) -> str:
    """The text with its long lines broken under their own indent, or under the column that begins last."""
    from textwrap import TextWrapper

    room = max(width, NARROWEST)
    wrapper = TextWrapper(room, break_on_hyphens=False, break_long_words=False)
    lines = text.split("\n")
    for number, line in enumerate(lines):
        if len(line) > room:
            wrapper.subsequent_indent = _indent(line, room)
            lines[number] = wrapper.fill(line)
    return "\n".join(lines)


def _indent(line: str, room: int) -> str:
    columns = [gap.end() for gap in GAP.finditer(line) if gap.end() <= room // 2]
    return " " * max([len(line) - len(line.lstrip()), *columns])
