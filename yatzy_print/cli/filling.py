"""Filled-in sheets: gathered from files and the archive, printed into one PDF."""

from collections.abc import Sequence
from dataclasses import dataclass

from yatzy_print.cli.outputs import default_path, deliver, source_part
from yatzy_print.cli.papers import How, Papers, papers
from yatzy_print.cli.printed import Layout, printed
from yatzy_print.cli.told import tell_wrong
from yatzy_print.errors import Trouble
from yatzy_print.games.verified import VerifiedGame
from yatzy_print.languages.language import Language
from yatzy_print.protocol.filled import filled
from yatzy_print.protocol.protocol import Protocol
from yatzy_print.protocol.rules_page import with_rules


@dataclass(frozen=True, slots=True)
class Sheets:
    """What to fill: games of files and stored games by id, and what stands on them."""

    files: tuple[str, ...]
    ids: tuple[int, ...]
    judged: How
    archive: str | None
    rules_page: bool
    signatures: bool


def fill_sheets(sheets: Sheets, how: Layout, words: Language, output: str | None) -> int:
    """Prints every game, tells what is wrong, gives the exit status. Raises Trouble("nothing-to-fill")."""
    if not sheets.files and not sheets.ids:
        raise Trouble("nothing-to-fill")
    read = papers(sheets.files, sheets.judged)
    tell_wrong(read, words)
    games = [*(game.verified for game in read.games), *_stored(sheets)]
    if games:
        data = printed([_card(game, sheets, words) for game in games], how, words)
        deliver(words, output or _path(sheets, games, how, words), data, inputs=_inputs(sheets, read))
    return read.exit_status


def _stored(sheets: Sheets) -> Sequence[VerifiedGame]:
    if not sheets.ids:
        return ()
    from yatzy_print.archive.load import game
    from yatzy_print.archive.opening import open_archive
    from yatzy_print.cli.archives import place

    with open_archive(place(sheets.archive), make=False) as opened:
        return [game(opened, game_id).verified for game_id in sheets.ids]


def _card(game: VerifiedGame, sheets: Sheets, words: Language) -> Protocol:
    card = filled(game, words, sheets.signatures)
    return with_rules(card, game.rules, words) if sheets.rules_page else card


def _path(sheets: Sheets, games: Sequence[VerifiedGame], how: Layout, words: Language) -> str:
    source = source_part(sheets.files) if sheets.files else ""
    stored = "game-" + "-".join(map(str, sheets.ids)) if sheets.ids else ""
    rules = "+".join(sorted({game.rules.id for game in games}))
    marks = ("rules" * sheets.rules_page, "signed" * sheets.signatures)
    return default_path(".pdf", source, stored, rules, words.code, how.name, *marks)


def _inputs(sheets: Sheets, read: Papers) -> list[str]:
    return [*sheets.files, *(game.source.partition("#")[0] for game in read.games)]
