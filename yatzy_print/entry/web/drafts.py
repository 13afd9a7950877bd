"""Unfinished games, kept by the server too: a browser loses its own when the server comes back elsewhere."""

import json
from pathlib import Path
from threading import Lock
from typing import Any

from yatzy_print.entry.web.bodies import draft, is_draft_id, values
from yatzy_print.entry.web.door import Refused
from yatzy_print.errors import Trouble
from yatzy_print.files import read_input, replace_own

MOST = 40
"""The oldest unfinished games give way to new ones beyond this number."""
LARGEST = 64 * 1024


class Drafts:
    """The drafts in a folder, a file each."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._writing = Lock()

    def all(self, rules: str) -> list[dict[str, Any]]:
        """The drafts of a rule set, the newest first; what cannot be read is passed over and left alone."""
        found = [one for path in self.folder.glob("*.json") if (one := _read(path))]
        mine = [one for one in found if one["state"].get("rules") == rules]
        return sorted(mine, key=lambda one: -int(one["at"]))

    def keep(self, one: dict[str, Any]) -> bool:
        """Keeps a draft, on disk when this returns; False when another tab has kept a newer one.

        Raises Trouble("draft-unwritable").
        """
        path = self.folder / f"{one['id']}.json"
        with self._writing:
            before = _read(path)
            if before and before["revision"] >= one["revision"]:
                return bool(before == one)
            try:
                replace_own(path, json.dumps(one, ensure_ascii=False).encode())
            except OSError as error:
                raise Trouble("draft-unwritable", path=str(path), reason=error.strerror or "") from error
            self._give_way()
        return True

    def drop(self, id_: str) -> None:
        """Deletes a draft whose game is saved or not wanted."""
        if is_draft_id(id_):
            with self._writing:
                (self.folder / f"{id_}.json").unlink(missing_ok=True)

    def _give_way(self) -> None:
        files = sorted(self.folder.glob("*.json"), key=lambda path: path.stat().st_mtime)
        for path in files[:-MOST]:
            path.unlink(missing_ok=True)


def _read(path: Path) -> dict[str, Any] | None:
    try:
        return draft(values(read_input(path, LARGEST)))
    except (Trouble, Refused):
        return None
