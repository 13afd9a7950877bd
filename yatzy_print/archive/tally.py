"""What is counted of the games of one spelling in one mode, and the text that keeps it."""

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import chain
from typing import Any

from yatzy_print.statistics.counts import Counts, of_histograms
from yatzy_print.statistics.history import History, from_plain
from yatzy_print.statistics.pairs import Duel

_compact = json.JSONEncoder(separators=(",", ":")).encode


@dataclass(slots=True)
class Tally:
    """Counts by measure and value, duels by the other spelling, and the games in their order.

    `history` is None once it can't be kept up: see `History`. `games`, of everybody together only, has the
    numbers of "games" counted, "cancelled" and "unfinished" ones, and those of `Papers`.
    """

    histograms: dict[str, Counter[int]] = field(default_factory=dict)
    duels: dict[int, Duel] = field(default_factory=dict)
    history: History | None = field(default_factory=History)
    games: Counter[str] = field(default_factory=Counter)

    @property
    def empty(self) -> bool:
        """Whether nothing is counted."""
        return not any(self.games.values()) and not any(self.histograms.get("total", Counter()).values())

    @property
    def counts(self) -> Counts:
        """The counts as statistics reads them."""
        return of_histograms(self.histograms)

    def add(self, other: "Tally") -> None:
        """Counts what the other counted, too."""
        for measure, found in other.histograms.items():
            self.histograms.setdefault(measure, Counter()).update(found)
        for rival, duel in other.duels.items():
            self.duels[rival] = self.duels.get(rival, Duel()) + duel
        self.games.update(other.games)
        both = self.history is not None and other.history is not None
        self.history = self.history.then(other.history) if self.history and other.history and both else None

    def take_back(self, other: "Tally") -> None:
        """Takes back what the other counted, a game or few."""
        for measure, found in other.histograms.items():
            self.histograms.setdefault(measure, Counter()).subtract(found)
        for rival, duel in other.duels.items():
            self.duels[rival] = self.duels.get(rival, Duel()) + duel.negative
        self.games.subtract(other.games)
        taken = other.history.tail if other.history else ()
        self.history = self.history.without(taken) if self.history is not None else None

    def agrees(self, other: "Tally") -> bool:
        """Whether both count the same; of a history that is not kept nothing can differ."""
        return _plain(self) == _plain(other) and (
            self.history is None
            or other.history is None
            or (self.history.whole, self.history.recent) == (other.history.whole, other.history.recent)
        )


def added_up(tallies: Iterable[Tally]) -> Tally:
    """Several as one."""
    found = Tally()
    for one in tallies:
        found.add(one)
    return found


def text_of(tally: Tally) -> str:
    """A tally as compact JSON."""
    return _compact({**_plain(tally), "history": tally.history})


def from_text(text: str) -> Tally:
    """The tally of a text."""
    plain = json.loads(text)
    history = plain["history"]
    return Tally(
        {
            measure: Counter(dict(zip(flat[::2], flat[1::2], strict=True)))
            for measure, flat in plain["counts"].items()
        },
        {int(rival): Duel(*numbers) for rival, numbers in plain["duels"].items()},
        history and from_plain(history),
        Counter(plain["games"]),
    )


def _plain(tally: Tally) -> dict[str, Any]:
    counts = {measure: _flat(found) for measure, found in sorted(tally.histograms.items())}
    return {
        "counts": {measure: flat for measure, flat in counts.items() if flat},
        "duels": {str(one): duel.numbers for one, duel in sorted(tally.duels.items()) if duel.games},
        "games": {name: number for name, number in sorted(tally.games.items()) if number},
    }


def _flat(found: Mapping[int, int]) -> list[int]:
    """Values and numbers in turn, ascending: half as long as an object, and read much faster."""
    return list(chain.from_iterable(pair for pair in sorted(found.items()) if pair[1]))
