"""Games gathered from files and the archive, and printed as filled-in sheets."""

from collections.abc import Sequence
from dataclasses import dataclass

from yatzy_print.cli.outputs import default_path, deliver, source_part
from yatzy_print.cli.papers import How, papers
from yatzy_print.cli.printed import Layout, printed
from yatzy_print.cli.told import tell_wrong
from yatzy_print.errors import Trouble
from yatzy_print.games.verified import VerifiedGame
from yatzy_print.languages.language import Language
from yatzy_print.protocol.filled import filled
from yatzy_print.protocol.protocol import Protocol
from yatzy_print.protocol.rules_page import with_rules


@dataclass(frozen=True, slots=True)
class Gathered:
    """Games of files, then stored ones; `part` says of their sources what a default name needs."""

    games: tuple[VerifiedGame, ...]
    inputs: tuple[str, ...]
    part: str
    exit_status: int

    @property
    def rules(self) -> str:
        """What a default name says of their rules."""
        return "+".join(sorted({game.rules.id for game in self.games}))


def gathered(
    files: Sequence[str], ids: Sequence[int], judged: How, archive: str | None, words: Language
) -> Gathered:
    """Reads and checks files, loads stored games by their ids, and tells what is wrong.

    Raises Trouble: nothing-to-fill, archive-game-unknown, and the archive's own.
    """
    if not files and not ids:
        raise Trouble("nothing-to-fill")
    read = papers(files, judged)
    tell_wrong(read, words)
    stored = "game-" + "-".join(map(str, ids)) if ids else ""
    return Gathered(
        (*(game.verified for game in read.games), *_stored(ids, archive)),
        (*files, *(game.source.partition("#")[0] for game in read.games)),
        "-".join(filter(None, [source_part(files) if files else "", stored])),
        read.exit_status,
    )


def _stored(ids: Sequence[int], archive: str | None) -> Sequence[VerifiedGame]:
    if not ids:
        return ()
    from yatzy_print.archive.load import game
    from yatzy_print.cli.archives import look_into, place

    with look_into(place(archive)) as opened:
        return [game(opened, game_id).verified for game_id in ids]


@dataclass(frozen=True, slots=True)
class Extras:
    """What stands on filled sheets beside the game."""

    rules_page: bool
    signatures: bool

    @property
    def marks(self) -> tuple[str, ...]:
        """What a default name says of them."""
        return ("rules" * self.rules_page, "signed" * self.signatures)


def fill_sheets(found: Gathered, extras: Extras, how: Layout, words: Language, output: str | None) -> None:
    """Prints a sheet a game into one PDF; nothing when there is no game."""
    if not found.games:
        return
    data = printed([_card(game, extras, words) for game in found.games], how, words)
    path = output or default_path(".pdf", found.part, found.rules, words.code, how.name, *extras.marks)
    deliver(words, path, data, found.inputs)


def _card(game: VerifiedGame, extras: Extras, words: Language) -> Protocol:
    card = filled(game, words, extras.signatures)
    return with_rules(card, game.rules, words) if extras.rules_page else card
