"""yatzy-print add: verified games into the archive."""

import typer

from yatzy_print.cli.app import (
    ArchivePath,
    Lang,
    OrderOption,
    Rules,
    Solo,
    Sources,
    app,
    help_text,
    language,
    tell,
)
from yatzy_print.cli.wrapping import echo


@app.command(help=help_text("add"))
def add(
    files: Sources,
    rules: Rules = None,
    order: OrderOption = None,
    solo: Solo = False,
    lang: Lang = None,
    archive: ArchivePath = None,
) -> None:
    from yatzy_print.archive.newcomers import newcomers
    from yatzy_print.archive.opening import open_archive
    from yatzy_print.archive.store import add_all
    from yatzy_print.cli.archives import place
    from yatzy_print.cli.papers import How, papers
    from yatzy_print.cli.told import tell_wrong
    from yatzy_print.games.findings import Severity

    words = language(lang)
    read = papers(files, How(rules, order, solo))
    tell_wrong(read, words)
    good = [game for game in read.games if not game.verified.has(Severity.ERROR)]
    if good:
        with open_archive(place(archive)) as opened:
            new = newcomers(opened, [game.verified.game for game in good])
            added = add_all(opened, [game.verified for game in good])
        for game, one in zip(good, added, strict=True):
            key = "messages.already" if one.already else "messages.added"
            echo(words.text(key, source=game.source, id=one.id))
        for name, known in new.items():
            tell(words, "messages.newcomer", player=name, known=known)
    for game in read.games:
        if game not in good:
            tell(words, "messages.refused", source=game.source)
    raise typer.Exit(read.exit_status)
