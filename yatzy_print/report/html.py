"""The record reports: verified games into self-contained HTML pages."""

from collections.abc import Iterable, Iterator, Sequence

from yatzy_print.games.verified import VerifiedGame
from yatzy_print.languages.language import Language
from yatzy_print.protocol.filled import filled
from yatzy_print.protocol.protocol import Protocol
from yatzy_print.report.family import Family
from yatzy_print.report.personal import Personal
from yatzy_print.report.sentences import advice, three_sentences
from yatzy_print.report.templating import environment
from yatzy_print.report.words import Words
from yatzy_print.statistics.comparison import Comparison, compare_players
from yatzy_print.statistics.parts import Part, parts
from yatzy_print.statistics.results import age
from yatzy_print.statistics.source import Source, source


def report(games: Sequence[VerifiedGame], language: Language, players: Sequence[str] = ()) -> str:
    """One page: about the whole family, or about those named (and about the only one, when there is one).

    Each rule set and order has its own part. Who has no finished game is named as such.
    """
    return report_of(source(games), language, players)


def report_of(facts: Source, language: Language, players: Sequence[str] = ()) -> str:
    """The same from facts that need not be games at hand."""
    found = parts(facts)
    everybody = {person.name for part in found for person in part.people}
    asked = {name.casefold(): name for name in reversed(players)}
    names = tuple(reversed(asked.values())) or (tuple(everybody) if len(everybody) == 1 else ())
    words = Words(language)
    return _personal(facts, found, words, names) if names else _family(facts, found, words)


def each(games: Sequence[VerifiedGame], language: Language) -> Iterator[tuple[str, str]]:
    """Everybody's name and personal page, by name. What all share is counted once."""
    yield from each_of(source(games), language)


def each_of(facts: Source, language: Language) -> Iterator[tuple[str, str]]:
    """The same from facts that need not be games at hand."""
    words, found = Words(language), parts(facts)
    for name in sorted({person.name for part in found for person in part.people}, key=str.casefold):
        yield name, _personal(facts, found, words, (name,))


def _personal(facts: Source, found: Sequence[Part], words: Words, names: Sequence[str]) -> str:
    told = [(name, tuple(_of(name, found, words))) for name in names]
    shown = {game for _, personals in told for personal in personals for game in personal.games}
    template = environment().get_template("personal.html")
    return template.render(
        words=words,
        people=[(personals[0].person.name, personals) for _, personals in told if personals],
        missing=[name for name, personals in told if not personals],
        three_sentences=three_sentences,
        advice=advice,
        compared=_compared([personals for _, personals in told]),
        sheets=_sheets(facts, shown, words),
    )


def _family(facts: Source, found: Sequence[Part], words: Words) -> str:
    families = [Family(part, words) for part in found]
    shown = {game for family in families for game in family.games}
    template = environment().get_template("family.html")
    return template.render(words=words, families=families, sheets=_sheets(facts, shown, words))


def _compared(told: Sequence[Sequence[Personal]]) -> list[tuple[Personal, Personal, Comparison]]:
    """Two people row by row, in every mode that both played; nothing for one or for more."""
    if len(told) != 2:
        return []
    pairs = ((one, other) for one in told[0] for other in told[1] if one.part is other.part)
    found = ((one, other, compare_players(one.person.numbers, other.person.numbers)) for one, other in pairs)
    return [(one, other, comparison) for one, other, comparison in found if comparison]


def _of(name: str, found: Sequence[Part], words: Words) -> Iterator[Personal]:
    for part in found:
        person = part.person(name)
        if person:
            yield Personal(part, person, words)


def _sheets(facts: Source, shown: Iterable[int], words: Words) -> list[tuple[int, Protocol]]:
    """The filled-in sheets of some games, the oldest first."""
    games = facts.games(shown)
    order = sorted(games, key=lambda number: (age(games[number].game.date), number))
    return [(number, filled(games[number], words.language)) for number in order]
