"""Asking and telling: in a terminal with editing and completion, or over a pipe."""

import sys
from collections.abc import Sequence

import typer

from yatzy_print.cli.wrapping import broken, echo, terminal_width
from yatzy_print.errors import Trouble
from yatzy_print.languages.language import Language
from yatzy_print.languages.wording import trouble_text

LONGEST = 2000
"""Characters of one answer over a pipe, which bounds the memory."""


class Talk:
    """A conversation in one language, on standard output unless that is needed for a result."""

    def __init__(self, words: Language, to_stderr: bool = False) -> None:
        self.words = words
        self.to_stderr = to_stderr
        self.edits = not to_stderr and _is_terminal(sys.stdin) and _is_terminal(sys.stdout)

    @property
    def width(self) -> int:
        """The terminal's width in characters."""
        return terminal_width()

    def say(self, text: str) -> None:
        """Tells something, its long lines broken between words under their own indent."""
        typer.echo(broken(text, self.width), err=self.to_stderr)

    def show(self, laid_out: str) -> None:
        """Tells something that is as wide as the terminal already."""
        typer.echo(laid_out, err=self.to_stderr)

    def tell_trouble(self, trouble: Trouble) -> None:
        """Tells what went wrong, on standard error."""
        echo(trouble_text(self.words, trouble), err=True)

    def ask(self, prompt: str, names: Sequence[str] = ()) -> str:
        """An answer; `names` are completed by Tab. Raises EOFError when there are no more."""
        if not self.edits:
            return self._ask_plainly(prompt)
        _complete(names)
        try:
            return input(prompt)
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"

    def _ask_plainly(self, prompt: str) -> str:
        """Asks without editing, and repeats a piped answer, so that what is told reads as a conversation."""
        typer.echo(prompt, nl=False, err=self.to_stderr)
        line = sys.stdin.buffer.readline(LONGEST) if sys.stdin else b""
        if not line:
            raise EOFError
        answer = _decoded(line).rstrip("\r\n")
        if not _is_terminal(sys.stdin):
            self.say(answer)
        return answer


def _is_terminal(stream: object) -> bool:
    return bool(stream and getattr(stream, "isatty", bool)())


def _decoded(line: bytes) -> str:
    try:
        return line.decode("utf-8-sig")
    except UnicodeDecodeError:
        return line.decode("cp1252", errors="replace")


def _complete(names: Sequence[str]) -> None:
    """Lets Tab complete names where the system has line editing."""
    try:
        import readline
    except ImportError:
        return

    def name(text: str, number: int) -> str | None:
        matching = [one for one in names if one.casefold().startswith(text.casefold())]
        return matching[number] if number < len(matching) else None

    readline.set_completer_delims(",;")
    readline.set_completer(name)
    readline.parse_and_bind(
        "bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete"
    )
