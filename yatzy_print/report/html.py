"""The record reports: verified games into self-contained HTML pages."""

from collections.abc import Iterable, Iterator, Sequence

from yatzy_print.games.verified import VerifiedGame
from yatzy_print.languages.language import Language
from yatzy_print.protocol.filled import filled
from yatzy_print.protocol.protocol import Protocol
from yatzy_print.report.family import Family
from yatzy_print.report.parts import Part, parts
from yatzy_print.report.personal import Personal
from yatzy_print.report.sentences import advice, three_sentences
from yatzy_print.report.templating import environment
from yatzy_print.report.words import Words

Games = Sequence[VerifiedGame]


def report(games: Games, language: Language, players: Sequence[str] = ()) -> str:
    """One page: about the whole family, or about those named (and about the only one, when there is one).

    Each rule set and order has its own part. Who has no finished game is named as such.
    """
    found = parts(games)
    everybody = {person.name for part in found for person in part.people}
    names = tuple(players) or (tuple(everybody) if len(everybody) == 1 else ())
    return _personal(games, found, language, names) if names else _family(games, found, language)


def each(games: Games, language: Language) -> Iterator[tuple[str, str]]:
    """Everybody's name and personal page, by name."""
    found = parts(games)
    for name in sorted({person.name for part in found for person in part.people}, key=str.casefold):
        yield name, _personal(games, found, language, (name,))


def _personal(games: Games, found: Sequence[Part], language: Language, names: Sequence[str]) -> str:
    words = Words(language)
    people = [(name, tuple(_of(name, found, words))) for name in names]
    shown = {game for _, told in people for personal in told for game in personal.games}
    return (
        environment()
        .get_template("personal.html")
        .render(
            words=words,
            people=[(told[0].person.name, told) for _, told in people if told],
            missing=[name for name, told in people if not told],
            three_sentences=three_sentences,
            advice=advice,
            sheets=_sheets(games, shown, language),
        )
    )


def _family(games: Games, found: Sequence[Part], language: Language) -> str:
    words = Words(language)
    families = [Family(part, words) for part in found]
    shown = {game for family in families for game in family.games}
    return (
        environment()
        .get_template("family.html")
        .render(words=words, families=families, sheets=_sheets(games, shown, language))
    )


def _of(name: str, found: Sequence[Part], words: Words) -> Iterator[Personal]:
    for part in found:
        person = part.person(name)
        if person:
            yield Personal(part, person, words)


def _sheets(games: Games, shown: Iterable[int], language: Language) -> list[tuple[int, Protocol]]:
    """The filled-in sheets of some games, the oldest first."""
    order = sorted(shown, key=lambda game: (games[game].game.date or "", game))
    return [(game, filled(games[game], language)) for game in order]
