"""The entry point: runs a command and turns every outcome into an exit status, never into a traceback."""

import gc
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Annotated

import typer

from yatzy_print.cli.app import HELP_OPTIONS, Lang, app, help_text, tell, users_language
from yatzy_print.errors import Trouble

COMMANDS = (
    "blank",
    "check",
    "explain",
    "fill",
    "enter",
    "entry-page",
    "add",
    "games",
    "players",
    "standings",
    "stats",
    "report",
    "year",
    "analyse",
    "rules",
    "score",
    "demo",
)
"""Each has its module of that name, hyphens as underscores, which registers it; in the order of the help."""

LITTLE_GARBAGE = 50_000
"""Objects between two collections: a short run makes little garbage, and looking for it cost a tenth."""


def register(words: Sequence[str] = ()) -> None:
    """Registers the command that the words begin with; all of them when they begin with none."""
    for command in [name for name in COMMANDS if name in words[:1]] or COMMANDS:
        import_module(f"yatzy_print.cli.{command.replace('-', '_')}")


def _show_version(asked: bool) -> None:
    if asked:
        from yatzy_print import __version__

        typer.echo(f"yatzy-print {__version__}")
        raise typer.Exit


Version = Annotated[
    bool, typer.Option("--version", is_eager=True, callback=_show_version, help=help_text("version"))
]


@app.callback(help=help_text("program"))
def _program(version: Version = False, lang: Lang = None) -> None:
    """Every command follows; a language before it is the default of the command."""
    if lang:
        os.environ["YATZY_PRINT_LANG"] = lang


def main() -> None:
    """Runs the command line and exits: 0 verified, 1 wrong on paper, 2 wrong usage or unreadable input."""
    gc.set_threshold(LITTLE_GARBAGE)
    words = sys.argv[1:]
    register(words)
    if not words or HELP_OPTIONS & set(words):
        from yatzy_print.cli.usage import speak

        speak()
    try:
        sys.exit(app(standalone_mode=False))
    except Trouble as trouble:
        _tell_trouble(trouble)
        sys.exit(trouble.exit_status)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)
    except Exception as error:
        if hasattr(error, "format_message"):  # Typer's own, of wrong usage
            from yatzy_print.cli.usage import tell_usage

            sys.exit(tell_usage(error))
        if os.environ.get("YATZY_PRINT_DEBUG"):
            raise
        tell(users_language(), "errors.unexpected", problem=f"{type(error).__name__}: {error}")
        sys.exit(2)


def _tell_trouble(trouble: Trouble) -> None:
    from yatzy_print.cli.wrapping import echo
    from yatzy_print.languages.wording import trouble_text

    echo(trouble_text(users_language(), trouble), err=True)
