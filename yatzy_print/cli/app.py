"""The Typer application, and what every command shares: help texts, messages, and the user's language."""

import os
import sys
from functools import cache
from typing import Annotated

import typer

from yatzy_print.cli.wrapping import echo
from yatzy_print.errors import Fact, Trouble
from yatzy_print.languages.choose import choose
from yatzy_print.languages.language import CODES, Language

HELP_OPTIONS = {"-h", "--help"}
app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": sorted(HELP_OPTIONS)},
)


@cache
def users_language() -> Language:
    """The language of help texts and of troubles: `--lang` wherever it stands, else the environment's."""
    for option in (_asked(sys.argv[1:]), None):
        try:
            return choose(option, os.environ)
        except Trouble:
            continue  # the command itself tells that a language is unknown
    return choose("en", {})


def _asked(words: list[str]) -> str | None:
    for place, word in enumerate(words):
        if word == "--lang":
            return "".join(words[place + 1 : place + 2])
        if word.startswith("--lang="):
            return word.partition("=")[2]
    return None


def help_text(key: str) -> str:
    """A help text in the user's language; "" when nobody asked for help, which spares reading the texts."""
    words = sys.argv[1:]
    if words and not HELP_OPTIONS & set(words):
        return ""
    return users_language().text(f"help.{key}")


def language(option: str | None) -> Language:
    """The language of a command's results. Raises Trouble("unknown-language")."""
    return choose(option, os.environ)


def tell(language: Language, key: str, **facts: Fact) -> None:
    """A message to the user, on standard error."""
    echo(language.text(key, **facts), err=True)


Lang = Annotated[
    str | None, typer.Option("--lang", metavar="|".join(CODES), help=help_text("lang"), show_default=False)
]
Rules = Annotated[
    str | None, typer.Option("--rules", metavar="ID", help=help_text("rules"), show_default=False)
]
OrderOption = Annotated[
    str | None,
    typer.Option("--order", metavar="free|forced|half-forced", help=help_text("order"), show_default=False),
]
Solo = Annotated[bool, typer.Option("--solo", help=help_text("solo"))]
TieBreakOption = Annotated[
    str, typer.Option("--tie-break", metavar="none|upper-rows", help=help_text("tie-break"))
]
Youngest = Annotated[
    str | None, typer.Option("--youngest", metavar="NAME", help=help_text("youngest"), show_default=False)
]
Output = Annotated[
    str | None, typer.Option("-o", "--output", metavar="FILE|-", help=help_text("output"), show_default=False)
]
AsJson = Annotated[bool, typer.Option("--json", help=help_text("json"))]
ArchivePath = Annotated[
    str | None, typer.Option("--archive", metavar="PATH|URL", help=help_text("archive"), show_default=False)
]
Sources = Annotated[list[str], typer.Argument(metavar="FILE…", help=help_text("files"), show_default=False)]
