"""A running server, and raw visitors to it: what a browser would never send can be sent too."""

import json
import socket
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from yatzy_print.entry.web.application import Desk
from yatzy_print.entry.web.door import Door
from yatzy_print.entry.web.drafts import Drafts
from yatzy_print.entry.web.server import Server, open_server
from yatzy_print.entry.web.shelf import Shelf
from yatzy_print.languages.language import load
from yatzy_print.printing.geometry import A4
from yatzy_print.rules.load import rule_set

GAME = {
    "format": "yatzy-print/game/1", "rules": "yatzy", "order": "free", "state": "played",
    "date": "2019-08-04", "place": "", "note": "",
    "sheets": [{"player": "Maja", "team": None, "entries": {"ones": 2, "twos": 6, "yatzy": 0}, "extra": 0,
                "written": {"upper": None, "bonus": None, "lower": None, "total": 8}}],
}  # fmt: skip


@dataclass(frozen=True)
class Answer:
    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def values(self) -> Any:
        return json.loads(self.body)


@dataclass(frozen=True)
class Visitor:
    """Speaks to the server as the page does, unless told otherwise."""

    server: Server
    door: Door
    folder: Path

    @property
    def own(self) -> dict[str, str]:
        """The headers of the page's own requests."""
        return {
            "Host": f"127.0.0.1:{self.door.port}",
            "Origin": self.door.origin,
            "Sec-Fetch-Site": "same-origin",
            "Content-Type": "application/json",
            "X-Yatzy-Print": self.door.csrf,
            "Cookie": f"{self.door.cookie}={self.door._session}",
        }

    def ask(self, method: str, path: str, body: bytes | None = None, **changed: str | None) -> Answer:
        """A request with the page's headers; a change names a header (_ for -), None leaves it out."""
        renamed = {name.replace("_", "-"): value for name, value in changed.items()}
        headers = {name: value for name, value in {**self.own, **renamed}.items() if value is not None}
        connection = HTTPConnection("127.0.0.1", self.door.port, timeout=10)
        connection.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
        if body is not None:
            headers.setdefault("Content-Length", str(len(body)))
        for name, value in headers.items():
            connection.putheader(name, value)
        connection.endheaders(body)
        got = connection.getresponse()
        answer = Answer(got.status, dict(got.getheaders()), got.read())
        connection.close()
        return answer

    def get(self, path: str, **changed: str | None) -> Answer:
        return self.ask("GET", path, **changed)

    def post(self, path: str, values: object, **changed: str | None) -> Answer:
        return self.ask("POST", path, json.dumps(values).encode(), **changed)

    def raw(self, text: bytes) -> bytes:
        """What comes back for bytes that need be no request at all."""
        with socket.create_connection(("127.0.0.1", self.door.port), timeout=10) as connection:
            connection.sendall(text)
            received = b""
            with suppress(ConnectionResetError):
                while part := connection.recv(65536):
                    received += part
            return received


def desk(folder: Path, language: str = "en") -> Desk:
    words = load(language)
    shelf = Shelf(str(folder / "games.sqlite"), words)
    return Desk(words, rule_set("yatzy"), shelf, Drafts(folder / "state" / "drafts"), A4)


@contextmanager
def running(folder: Path, language: str = "en", idle: float = 3600) -> Iterator[Visitor]:
    server, door = open_server(folder / "state", desk(folder, language), idle)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    try:
        yield Visitor(server, door, folder)
    finally:
        server.idle = -1
        thread.join(10)
        for channel in list(server.active_channels.values()):
            channel.close()  # as the end of the program would
        server.close()
        assert not thread.is_alive()
