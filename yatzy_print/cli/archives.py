"""Which archive a command works on, and which of its games are asked for."""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from yatzy_print.archive.filter import Filter
from yatzy_print.archive.opening import Archive, open_archive
from yatzy_print.cli.app import tell, users_language
from yatzy_print.cli.orders import play_order
from yatzy_print.errors import Trouble
from yatzy_print.games.game import ISO_DATE
from yatzy_print.languages.language import Language
from yatzy_print.rules.load import rule_set
from yatzy_print.statistics.parts import Part, parts
from yatzy_print.statistics.source import Source


@dataclass(frozen=True, slots=True)
class Chosen:
    """What stored games say, the players asked for by the names that are shown, the ids of damaged games."""

    source: Source
    players: tuple[str, ...]
    damaged: tuple[int, ...]

    @property
    def exit_status(self) -> int:
        """2 when damaged games were left out."""
        return 2 if self.damaged else 0


def place(option: str | None) -> str:
    """The option, else YATZY_PRINT_ARCHIVE, else the user's data folder."""
    from yatzy_print.archive.location import default_location

    return option or default_location(os.environ)


def look_into(where: str) -> Archive:
    """The archive opened to be looked into; that none stands where it was named is told. Raises Trouble."""
    from yatzy_print.archive.location import default_location, located

    path = located(where).path
    if path and not path.exists() and where != default_location({}):
        tell(users_language(), "messages.no-archive", archive=where)
    return open_archive(where, make=False)


def asked(rules: str | None, order: str | None, since: str | None, until: str | None) -> Filter:
    """The options as a filter. Raises Trouble: unknown-rules, unknown-order, not-a-date."""
    return Filter(
        rules=rule_set(rules).id if rules else None,
        order=play_order(order) if order else None,
        since=_date(since),
        until=_date(until),
    )


@contextmanager
def chosen(
    where: str, wanted: Filter, players: Sequence[str], words: Language, at_hand: bool = False
) -> Iterator[Chosen]:
    """The games that a filter asks for, of all players: beside one's numbers stand the household's.

    Damaged games are named and left out. `at_hand`: most games will be shown, so all are loaded at once.
    Raises Trouble: archive-player-unknown and the archive's own.
    """
    from yatzy_print.archive.facts import facts, facts_at_hand

    with look_into(where) as opened:
        found = (facts_at_hand if at_hand else facts)(opened, wanted, players)
        tell_damaged(words, where, found.damaged)
        yield Chosen(found.source, found.players, found.damaged)


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers asked for, the players by the names that are shown, and the exit status."""

    parts: Sequence[Part]
    players: tuple[str, ...]
    exit_status: int = 0


def numbers(where: str, wanted: Filter, players: Sequence[str], words: Language) -> Numbers:
    """What statistics tells of stored games: from what the archive keeps counted, else from the games.

    Raises Trouble as `chosen` does.
    """
    from yatzy_print.archive.tallies import told  # reports, which read the games themselves, start sooner

    with look_into(where) as opened:
        kept = told(opened, wanted, players)
    if kept:
        return Numbers(kept.parts, kept.players)
    with chosen(where, wanted, players, words) as found:
        return Numbers(parts(found.source), found.players, found.exit_status)


def _date(given: str | None) -> str | None:
    if given is not None and not ISO_DATE.fullmatch(given):
        raise Trouble("not-a-date", given=given)
    return given


def tell_damaged(words: Language, where: str, damaged: Sequence[int]) -> None:
    """Names the stored games that can't be trusted, and that they were left out."""
    if damaged:
        tell(words, "messages.damaged", archive=where, games=", ".join(map(str, damaged)))
