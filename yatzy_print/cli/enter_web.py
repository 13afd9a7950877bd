"""What `enter --web` does: serves the page on this machine and opens the browser."""

import os
import webbrowser
from importlib.util import find_spec
from pathlib import Path

import typer

from yatzy_print.cli.app import tell
from yatzy_print.errors import Trouble
from yatzy_print.languages.language import Language
from yatzy_print.printing.geometry import Paper
from yatzy_print.rules.load import DEFAULT, rule_set

NO_BROWSER = "YATZY_PRINT_NO_BROWSER"
"""Set, the address is told instead: on a machine without a screen, and in tests."""


def serve(words: Language, rules: str | None, archive: str, folder: Path, paper: Paper) -> None:
    """Serves until Ctrl-C or a long silence. Raises Trouble: web-not-installed, web-no-port."""
    if find_spec("waitress") is None or find_spec("werkzeug") is None:
        raise Trouble("web-not-installed")
    from yatzy_print.entry.web.application import Desk
    from yatzy_print.entry.web.drafts import Drafts
    from yatzy_print.entry.web.server import open_server
    from yatzy_print.entry.web.shelf import Shelf

    desk = Desk(words, rule_set(rules or DEFAULT), Shelf(archive, words), Drafts(folder / "drafts"), paper)
    server, door = open_server(folder, desk)
    if os.environ.get(NO_BROWSER) or not webbrowser.open(door.address):
        typer.echo(door.address)
    else:
        tell(words, "page.serving", url=door.origin)
    tell(words, "page.stop")
    server.run()
    if server.went_idle:
        tell(words, "page.idle")
