"""What is counted of the games of one spelling in one mode, and the text that keeps it."""

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from yatzy_print.statistics.counts import Counts, of_histograms
from yatzy_print.statistics.history import History, from_plain
from yatzy_print.statistics.pairs import Duel

_compact = json.JSONEncoder(separators=(",", ":")).encode
Plain = dict[str, Any]


@dataclass(slots=True)
class Tally:
    """Counts by measure and value, duels by the other spelling, and the games in their order.

    `history` is None once it can't be kept up: see `History`. `games`, of everybody together only, has the
    numbers of "games" counted, "cancelled" and "unfinished" ones, and those of `Papers`; the measure "sheets"
    then says which spellings have how many, so that a tally that is gone is missed.
    """

    histograms: dict[str, Counter[int]] = field(default_factory=dict)
    duels: dict[int, Duel] = field(default_factory=dict)
    history: History | None = field(default_factory=History)
    games: Counter[str] = field(default_factory=Counter)

    @property
    def counts(self) -> Counts:
        """The counts as statistics reads them."""
        return of_histograms(self.histograms)

    @property
    def sheets(self) -> Counter[int]:
        """How many sheets each spelling has, where everybody is counted together."""
        return self.histograms.get("sheets", Counter())

    def add(self, other: "Tally") -> None:
        """Counts what the other counted, too."""
        for measure, found in other.histograms.items():
            self.histograms.setdefault(measure, Counter()).update(found)
        for rival, duel in other.duels.items():
            self.duels[rival] = self.duels.get(rival, Duel()) + duel
        self.games.update(other.games)
        self.history = _then(self.history, other.history)

    def agrees(self, other: "Tally") -> bool:
        """Whether both count the same; of a history that is not kept nothing can differ."""
        if self.history and other.history:
            mine, theirs = self.history, other.history
            return _plain(self) == _plain(other) and (mine.whole, mine.recent) == (
                theirs.whole,
                theirs.recent,
            )
        return _plain(self) == _plain(other)


def added_up(tallies: Iterable[Tally]) -> Tally:
    """Several as one."""
    found = Tally()
    for one in tallies:
        found.add(one)
    return found


def text_of(tally: Tally) -> str:
    """A tally as compact JSON, "" when nothing is counted."""
    plain = _plain(tally)
    return _compact({**plain, "history": tally.history}) if _counts_any(plain) else ""


def changed(text: str, other: Tally, sign: int = 1) -> str | None:
    """The text after adding what another tally counted, or taking it back with `sign` -1.

    None when there is not so much to take back, as after damage.
    """
    plain: Plain = json.loads(text) if text else {**_plain(Tally()), "history": History()}
    for measure, found in other.histograms.items():
        if found:
            _change(plain["counts"].setdefault(measure, {}), found, sign)
    for rival, duel in other.duels.items():
        before = Duel(*plain["duels"].pop(str(rival), ()))
        after = before + (duel if sign > 0 else duel.negative)
        if after.games:
            plain["duels"][str(rival)] = after.numbers
    _change(plain["games"], other.games, sign)
    if _is_short(plain):
        return None
    history = _history(plain["history"])
    plain["history"] = _then(history, other.history) if sign > 0 else _without(history, other.history)
    return _compact(plain) if _counts_any(plain) else ""


def from_text(text: str) -> Tally:
    """The tally of a text."""
    plain = json.loads(text)
    return Tally(
        {
            measure: Counter({int(value): number for value, number in found.items()})
            for measure, found in plain["counts"].items()
        },
        {int(rival): Duel(*numbers) for rival, numbers in plain["duels"].items()},
        _history(plain["history"]),
        Counter(plain["games"]),
    )


def _change(kept: dict[str, int], found: Counter[Any], sign: int) -> None:
    for value, number in found.items():
        key = str(value)
        after = kept.get(key, 0) + sign * number
        if after:
            kept[key] = after
        else:
            kept.pop(key, None)


def _is_short(plain: Plain) -> bool:
    numbers = (number for found in (*plain["counts"].values(), plain["games"]) for number in found.values())
    return min(numbers, default=0) < 0


def _history(plain: Any) -> History | None:
    return None if plain is None else from_plain(plain)


def _then(history: History | None, later: History | None) -> History | None:
    return None if history is None or later is None else history.then(later)


def _without(history: History | None, other: History | None) -> History | None:
    return None if history is None or other is None else history.without(other.tail)


def _counts_any(plain: Plain) -> bool:
    return bool(plain["counts"].get("total") or plain["games"])


def _plain(tally: Tally) -> Plain:
    counts = {measure: _numbers(found) for measure, found in tally.histograms.items()}
    return {
        "counts": {measure: found for measure, found in counts.items() if found},
        "duels": {str(one): duel.numbers for one, duel in tally.duels.items() if duel.games},
        "games": _numbers(tally.games),
    }


def _numbers(found: Counter[Any]) -> dict[str, int]:
    return {str(value): number for value, number in found.items() if number}
