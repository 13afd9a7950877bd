"""A household's archive with everything in it, for the tests that damage it."""

from dataclasses import replace
from pathlib import Path
from random import Random
from types import MappingProxyType

from tests.archive.papers import game, named
from yatzy_print.archive.edit import edit, remove
from yatzy_print.archive.opening import Archive, open_archive
from yatzy_print.archive.players import merge, rename
from yatzy_print.archive.store import add_all
from yatzy_print.games.check import check_game
from yatzy_print.games.verified import VerifiedGame
from yatzy_print.rules.load import rule_set

NAMES = ("Aino", "Eero", "Maja", "Otto", "Ainu", "Björk")


def papers(number: int, seed: int = 1) -> list[VerifiedGame]:
    """Games of two of six players, in two modes, some with dice, turns, notes and claims."""
    chance = Random(seed)
    return [_paper(chance, at) for at in range(number)]


def _paper(chance: Random, at: int) -> VerifiedGame:
    one, other = chance.sample(NAMES, 2)
    scores = f"chance {chance.randint(5, 30)} {chance.randint(5, 30)}\ntotal {chance.randint(200, 340)} ."
    text = named(one, other).replace("chance              30    23", scores)
    rules = chance.choice(["yatzy", "yatzy", "yatzy+four-as-two-pairs"])
    found = game(text, rules=rules, date=f"20{at // 12 % 100:02}-{at % 12 + 1:02}", note="Glögg" * (at % 3))
    first = found.sheets[0]
    rolled = {**first.entries, "yatzy": replace(first.entries["yatzy"], dice=(6, 6, 6, 6, 6), turn=15)}
    sheet = replace(first, entries=MappingProxyType(rolled)) if at % 4 == 0 else first
    return check_game(replace(found, sheets=(sheet, *found.sheets[1:])), rule_set(rules))


def household(path: Path, number: int = 40) -> Path:
    """An archive of so many games, with a correction, a removal, a merge and a new name in its history."""
    with open_archive(path) as archive:
        add_all(archive, papers(number))
        edit(archive, 3, papers(1, seed=2)[0])
        remove(archive, 5)
        _merge_two_who_never_met(archive)
        rename(archive, "Björk", "Björk Ödla")
    return path


def _merge_two_who_never_met(archive: Archive) -> None:
    add_all(archive, [check_game(game(named("Anna", "Anni")), rule_set("yatzy"))])
    add_all(archive, [check_game(game(named("Anja", "Eero")), rule_set("yatzy"))])
    merge(archive, "Anna", ["Anja"])
