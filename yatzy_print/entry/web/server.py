"""The server around the application: this machine only, few threads, short waits, and an end when unused."""

import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from waitress.adjustments import Adjustments
from waitress.channel import HTTPChannel
from waitress.parser import HTTPRequestParser, TransferEncodingNotImplemented
from waitress.server import TcpWSGIServer
from waitress.task import ThreadedTaskDispatcher

from yatzy_print.entry.web.application import Application, Desk
from yatzy_print.entry.web.door import HOST, LARGEST_BODY, Door
from yatzy_print.errors import Trouble
from yatzy_print.files import read_input, replace_own

THREADS = 4
REQUEST_SECONDS = 10
IDLE_SECONDS = 2 * 60 * 60
MOST_CONNECTIONS = 64
LARGEST_HEADER = 16 * 1024
PORT_FILE = "web-port"

Wsgi = Callable[[dict[str, Any], Any], Any]


class _Parser(HTTPRequestParser):  # type: ignore[misc]  # waitress has no types
    """A request as it comes in: with a known length, and not for ever."""

    def __init__(self, adj: Adjustments) -> None:
        super().__init__(adj)
        self.began = time.time()

    def parse_header(self, header_plus: bytes) -> None:
        super().parse_header(header_plus)
        if self.chunked:
            raise TransferEncodingNotImplemented("a body needs a length")


class _Channel(HTTPChannel):  # type: ignore[misc]  # waitress has no types
    parser_class = _Parser


class Server(TcpWSGIServer):  # type: ignore[misc]  # waitress has no types
    """Serves until Ctrl-C, or until nobody has asked anything for `idle` seconds."""

    channel_class = _Channel

    def __init__(
        self, port: int, idle: float = IDLE_SECONDS, request_seconds: float = REQUEST_SECONDS
    ) -> None:
        adj = Adjustments(
            host=HOST,
            port=port,
            threads=THREADS,
            ident=None,
            channel_timeout=request_seconds,
            cleanup_interval=1,
            connection_limit=MOST_CONNECTIONS,
            max_request_header_size=LARGEST_HEADER,
            max_request_body_size=LARGEST_BODY + 1,
            asyncore_loop_timeout=1,
        )
        dispatcher = ThreadedTaskDispatcher()
        dispatcher.set_thread_count(adj.threads)
        self.idle = idle
        self.request_seconds = request_seconds
        self.last_used = time.time()
        self.went_idle = False
        super().__init__(self._unready, map={}, dispatcher=dispatcher, adj=adj, sockinfo=adj.listen[0])

    @property
    def port(self) -> int:
        """The port that it listens on."""
        return int(self.effective_port)

    def give(self, application: Wsgi) -> None:
        """The application, which has to know the port first."""

        def counted(environ: dict[str, Any], start_response: Any) -> Any:
            self.last_used = time.time()
            return application(environ, start_response)

        self.application = counted

    def maintenance(self, now: float) -> None:
        """Called every second: closes what is slow to ask, and ends what nobody uses."""
        super().maintenance(now)
        for channel in self.active_channels.values():
            if channel.request is not None and now - channel.request.began > self.request_seconds:
                channel.will_close = True
        if now - self.last_used > self.idle:
            self.went_idle = True
            raise SystemExit

    @staticmethod
    def _unready(environ: dict[str, Any], start_response: Any) -> list[bytes]:
        start_response("503 Service Unavailable", [])
        return []


def open_server(folder: Path, desk: Desk, idle: float = IDLE_SECONDS) -> tuple[Server, Door]:
    """A server on the port used last, where that is free, so that the browser knows its own drafts again.

    Raises Trouble("web-no-port").
    """
    server = _bound(_last_port(folder), idle)
    door = Door(server.port)
    server.give(Application(desk, door))
    with suppress(OSError):  # another port the next time loses nothing: the drafts are kept here as well
        replace_own(folder / PORT_FILE, str(server.port).encode())
    return server, door


def _bound(port: int, idle: float) -> Server:
    try:
        return Server(port, idle)
    except OSError as error:
        if port:
            return _bound(0, idle)
        raise Trouble("web-no-port", reason=error.strerror or str(error)) from error


def _last_port(folder: Path) -> int:
    try:
        text = read_input(folder / PORT_FILE, 16).decode("ascii").strip()
    except (Trouble, UnicodeDecodeError):
        return 0
    return int(text) if text.isdigit() and 1024 <= int(text) < 65536 else 0
