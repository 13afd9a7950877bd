"""What statistics tells from the kept tallies, of everybody or of some, without reading every game."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import cast

from sqlalchemy import Connection, func, select

from yatzy_print.archive.careers import DamagedError, RowKey, careers
from yatzy_print.archive.checksum import checksum
from yatzy_print.archive.counting import Tallies, stored
from yatzy_print.archive.filter import Filter
from yatzy_print.archive.opening import Archive
from yatzy_print.archive.rule_texts import rules_by_text
from yatzy_print.archive.schema import EVERYBODY, games, rule_sets
from yatzy_print.archive.spellings import Spelling, names_shown, player_ids, shown, spellings
from yatzy_print.archive.tally import Tally, added_up
from yatzy_print.rules.ruleset import Order, RuleSet
from yatzy_print.statistics.numbers import Numbers
from yatzy_print.statistics.optimal import optimal
from yatzy_print.statistics.pairs import Duel
from yatzy_print.statistics.papers import Papers
from yatzy_print.statistics.parts import Part
from yatzy_print.statistics.people import Person, most_games_first
from yatzy_print.statistics.results import LeftOut, Mode, ModeKey, mode_key, most_played_first

LEFT_OUT = ("cancelled", "unfinished", "faulty")
OF_PAPERS = ("claiming", "wrong", "mistakes", "other_winner")
NUMBER_OF_GAMES = select(func.count()).select_from(games)
Names = Mapping[int, Spelling]


@dataclass(frozen=True, slots=True)
class Told:
    """The parts of a report without single games, and the shown names of the players asked for."""

    parts: tuple[Part, ...]
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Group:
    """The kept rows of one mode: what is counted of games, and of each player by rule set and spelling."""

    rules: RuleSet
    order: Order
    games: Tally = field(default_factory=Tally)
    players: dict[str, dict[RowKey, Tally]] = field(default_factory=dict)


def told(archive: Archive, asked: Filter, players: Sequence[str] = ()) -> Told | None:
    """The numbers of everybody, or of the players asked for, in whole modes.

    None when the games themselves must be read: for a time asked for, and after damage, which they name.
    Raises Trouble: archive-player-unknown, the database's.
    """
    if asked.since or asked.until:
        return None
    with archive.reading() as connection:
        known = spellings(connection)
        wanted, names = player_ids(connection, players), names_shown(connection, players)
        try:
            groups = _groups(connection, asked, known, set(wanted.values()))
            parts = [_part(connection, group, known) for group in groups]
        except DamagedError:
            return None
    parts.sort(key=lambda part: most_played_first(part.mode))
    numbered = (replace(part, number=number) for number, part in enumerate(parts, 1))
    return Told(tuple(numbered), names)


def _groups(connection: Connection, asked: Filter, known: Names, wanted: set[int]) -> Iterable[_Group]:
    judges = dict(_rule_sets(connection))
    names = [one for one, spelling in known.items() if not wanted or spelling.player_id in wanted]
    found: dict[ModeKey, _Group] = {}
    for (rule_set_id, order, name_id), kept in _kept(connection, names if wanted else None).items():
        if rule_set_id not in judges:
            raise DamagedError
        rules = judges[rule_set_id]
        if asked.rules in (None, rules.id) and asked.order in (None, order):
            group = found.setdefault(mode_key(rules, order), _Group(rules, cast(Order, order)))
            _sort_in(group, rule_set_id, name_id, kept, known)
    return found.values()


def _kept(connection: Connection, names: Sequence[int] | None) -> Tallies:
    """What is kept of those spellings, or of all, and of everybody together; raises when any is missing."""
    found, unharmed = stored(connection, names)
    together = [(key, kept) for key, kept in found.items() if key[2] == EVERYBODY]
    games_kept = sum(kept.games[what] for _, kept in together for what in ("games", *LEFT_OUT))
    sheets = {(*key[:2], one): number for key, kept in together for one, number in kept.sheets.items()}
    wanted = {key: number for key, number in sheets.items() if names is None or key[2] in names}
    held = {key: kept.counts.sheets for key, kept in found.items() if key[2] != EVERYBODY}
    if not unharmed or held != wanted or games_kept != connection.scalar(NUMBER_OF_GAMES):
        raise DamagedError
    return found


def _rule_sets(connection: Connection) -> Iterator[tuple[int, RuleSet]]:
    for one, rules, text, seal in connection.execute(select(rule_sets)):
        if seal == checksum(rules, text):
            yield one, rules_by_text(rules, text)


def _sort_in(group: _Group, rule_set_id: int, name_id: int, kept: Tally, known: Names) -> None:
    if name_id == EVERYBODY:
        group.games.add(kept)
    else:
        group.players.setdefault(_name(known, name_id), {})[rule_set_id, name_id] = kept


def _name(known: Names, name_id: int) -> str:
    name = shown(known, name_id)
    if name is None:
        raise DamagedError
    return name


def _part(connection: Connection, group: _Group, known: Names) -> Part:
    numbers = group.games.games
    left_out = LeftOut(*(numbers[reason] for reason in LEFT_OUT))
    return Part(
        number=0,
        mode=Mode(group.rules, group.order, numbers["games"], left_out),
        people=tuple(sorted(_people(connection, group), key=most_games_first)),
        optimal=optimal(group.rules.id, group.order),
        duels=_duels(group, known),
        papers=Papers(*(numbers[name] for name in OF_PAPERS)),
    )


def _people(connection: Connection, group: _Group) -> Iterator[Person]:
    counts = {name: added_up(kept.values()).counts for name, kept in group.players.items()}
    found = careers(connection, group.order, group.players, counts)
    for name, of_name in counts.items():
        yield Person(name, (), Numbers(group.rules, of_name), found[name])


def _duels(group: _Group, known: Names) -> Mapping[tuple[str, str], Duel]:
    """Every player's duels, spellings of one player together: a merge changes no count."""
    found: dict[tuple[str, str], Duel] = {}
    for player, kept in group.players.items():
        for rival, duel in (pair for one in kept.values() for pair in one.duels.items()):
            pair = (player, _name(known, rival))
            found[pair] = found.get(pair, Duel()) + duel
    return found
