"""What Typer says of wrong usage and in its helps, in the user's language; loaded only for these."""

import re
from collections.abc import Sequence
from typing import Any

import typer

from yatzy_print.cli.app import users_language
from yatzy_print.cli.wrapping import echo
from yatzy_print.languages.language import Language

MESSAGES = {
    "no-number": r"Invalid value for '(?P<option>.*?)': '(?P<given>.*)' is not a valid (int|float).*",
    "missing": r"Missing \w+ '(?P<option>.*?)'\..*",
    "no-option": r"No such option: (?P<given>\S+)"
    r"( \(Possible options: (?P<near>.*)\)| Did you mean (?P<or>.*)\?)?",
    "needs-value": r"Option '(?P<option>.*)' requires an argument.*",
    "takes-no-value": r"Option '(?P<option>.*)' does not take a value.*",
    "no-command": r"No such command '(?P<given>.*?)'\.?( Did you mean (?P<near>.*)\?)?",
    "too-much": r"Got unexpected extra arguments?(\(s\))? \((?P<given>.*)\)",
    "missing-command": r"Missing command\.?",
}
"""Typer has no codes for them, so that its English is recognized; what is not stays as it is."""
SLOTS = {"[OPTIONS]": "slot-options", "COMMAND [ARGS]...": "slot-command"}
HELP_OF_HELP = "Show this message and exit."
Rows = Sequence[tuple[str, str]]


def tell_usage(error: Any) -> int:
    """Tells of a usage error how the command is used and what was wrong; the exit status."""
    speak()
    if type(error).__name__ == "NoArgsIsHelpError":
        error.show()
        return int(error.exit_code)
    words, context = users_language(), error.ctx
    if context is not None:
        typer.echo(context.get_usage(), err=True)
        echo(words.text("usage.try", command=f"{context.command_path} --help") + "\n", err=True)
    echo(worded(error.format_message(), words), err=True)
    return int(error.exit_code)


def worded(message: str, words: Language) -> str:
    """Typer's message in a language."""
    for key, pattern in MESSAGES.items():
        if found := re.fullmatch(pattern, message, re.DOTALL):
            facts = {name: text.replace("'", "") for name, text in found.groupdict().items() if text}
            near = facts.get("near") or facts.pop("or", "")
            told = words.text(f"usage.{key}", **facts)
            return f"{told} {words.text('usage.near', near=near)}" if near else told
    return message


def speak() -> None:
    """Lets every help after this be written in the user's language."""
    words = users_language()
    owner: Any = next(one for one in typer.Context.__mro__ if "formatter_class" in vars(one))
    base: Any = owner.formatter_class
    headings = {name: words.text(f"usage.{name.lower()}") for name in ("Options", "Arguments", "Commands")}

    class Worded(base):  # type: ignore[misc]
        def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
            for slot, key in SLOTS.items():
                args = args.replace(slot, words.text(f"usage.{key}"))
            super().write_usage(prog, args, words.text("usage.usage") + " ")

        def write_heading(self, heading: str) -> None:
            super().write_heading(headings.get(heading, heading))

        def write_dl(self, rows: Rows, *widths: int, **more: int) -> None:
            super().write_dl([(name, _help(text, words)) for name, text in rows], *widths, **more)

    owner.formatter_class = Worded


def _help(text: str, words: Language) -> str:
    if text == HELP_OF_HELP:
        return words.text("usage.help")
    marks = {
        "[default: ": f"[{words.text('usage.default')}: ",
        "[required]": f"[{words.text('usage.required')}]",
    }
    for mark, told in marks.items():
        text = text.replace(mark, told)
    return text
