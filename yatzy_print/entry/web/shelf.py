"""The archive as the page sees it: save, list, open, correct, remove and undo."""

from collections.abc import Mapping
from threading import Lock
from typing import Any

from yatzy_print.archive.edit import edit, history, remove, restore
from yatzy_print.archive.load import game, games
from yatzy_print.archive.newcomers import newcomers
from yatzy_print.archive.opening import open_archive
from yatzy_print.archive.store import add
from yatzy_print.archive.summary import Summary, summaries
from yatzy_print.errors import Trouble
from yatzy_print.games.verified import VerifiedGame
from yatzy_print.languages.formats import date_text
from yatzy_print.languages.language import Language
from yatzy_print.notation.json import write_json
from yatzy_print.report.html import report

Answer = dict[str, Any]


class Shelf:
    """One archive, written by one request at a time. Everything raises Trouble as the archive does."""

    def __init__(self, location: str, language: Language) -> None:
        self.location = location
        self.language = language
        self._writing = Lock()

    def save(self, verified: VerifiedGame, game_id: int | None, version: int | None) -> Answer:
        """Stores a game, or puts it in the place of the version that the page had opened."""
        with self._writing, open_archive(self.location) as opened:
            if game_id is None:
                new = newcomers(opened, [verified.game])
                added = add(opened, verified)
                told = self._text("already" if added.already else "saved", added.id)
                return {"id": added.id, "already": added.already, "message": self._with(told, new)}
            if len(history(opened, game_id)) != version:
                raise Trouble("changed-meanwhile", exit_status=1, id=game_id)
            new = newcomers(opened, [verified.game])
            done = edit(opened, game_id, verified)
            key = "page.corrected" if done else "keeping.unchanged"
            told = self.language.text(key, id=game_id)
            return {"id": game_id, "already": False, "message": self._with(told, new)}

    def remove(self, game_id: int) -> Answer:
        """Takes a game away; `restore` brings it back."""
        with self._writing, open_archive(self.location) as opened:
            remove(opened, game_id)
        return {"id": game_id, "message": self._text("removed", game_id)}

    def restore(self, game_id: int) -> Answer:
        """Undoes the last change of a game."""
        with self._writing, open_archive(self.location) as opened:
            restore(opened, game_id)
        return {"id": game_id, "message": self._text("restored", game_id)}

    def listed(self) -> Answer:
        """Every sound game in a line, the newest first."""
        with open_archive(self.location, make=False) as opened:
            found = [one for one in summaries(opened) if not one.damaged]
        return {
            "games": [{"id": one.id, "rules": one.rules, "text": self._line(one)} for one in reversed(found)]
        }

    def opened(self, game_id: int) -> Answer:
        """One game as JSON, and the number of its version."""
        with open_archive(self.location, make=False) as opened:
            stored = game(opened, game_id)
            return {
                "id": game_id,
                "version": len(history(opened, game_id)),
                "game": write_json(stored.verified.game),
            }

    def report(self) -> str:
        """The family's record report."""
        with open_archive(self.location, make=False) as opened:
            stored = games(opened)
        return report([one.verified for one in stored.games], self.language)

    def players(self) -> list[str]:
        """The players of earlier games, those of the latest first; none while the archive cannot be read."""
        try:
            with open_archive(self.location, make=False) as opened:
                found = sorted(summaries(opened), key=lambda one: -one.id)
        except Trouble:
            return []
        return list(dict.fromkeys(player for one in found for player in one.players if player))

    def _line(self, one: Summary) -> str:
        date = date_text(self.language, one.date, short=True) if one.date else ""
        sheets = ", ".join(f"{player} {total}" for player, total in zip(one.players, one.totals, strict=True))
        return " · ".join(filter(None, (f"{one.id}", date, one.place, sheets)))

    def _with(self, told: str, new: Mapping[str, str]) -> str:
        """What was done, and which names may be a known player's."""
        lines = (self.language.text("messages.newcomer", player=name, known=new[name]) for name in new)
        return " ".join((told, *lines))

    def _text(self, key: str, game_id: int) -> str:
        return self.language.text(f"page.{key}", id=game_id)
