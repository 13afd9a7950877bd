"""The server itself: slow, wordy and idle visitors."""

import socket
import threading
import time
from contextlib import ExitStack
from pathlib import Path

from tests.entry.web.visitor import Visitor, running
from yatzy_print.entry.web.server import MOST_CONNECTIONS, THREADS


def closed_within(connection: socket.socket, seconds: float) -> bool:
    connection.settimeout(seconds)
    try:
        return connection.recv(1) == b""
    except TimeoutError:
        return False
    except ConnectionError:
        return True


def test_a_body_without_a_length_is_not_read(visitor: Visitor) -> None:
    head = (
        f"POST /check HTTP/1.1\r\nHost: 127.0.0.1:{visitor.door.port}\r\nTransfer-Encoding: chunked\r\n\r\n"
    )
    got = visitor.raw(head.encode() + b"2\r\n{}\r\n0\r\n\r\n")
    assert got.startswith(b"HTTP/1.1 501")
    assert b"waitress" not in got.lower()


def test_headers_have_a_limit(visitor: Visitor) -> None:
    """It answers 431 and hangs up, perhaps before the answer is read."""
    got = visitor.raw(b"GET / HTTP/1.1\r\nX: " + b"x" * 20_000 + b"\r\n\r\n")
    assert got[9:12] in (b"431", b"")
    assert visitor.get("/games").status == 200


def test_who_dribbles_a_request_is_cut_off(tmp_path: Path) -> None:
    with running(tmp_path) as visitor:
        visitor.server.request_seconds = 1
        with socket.create_connection(("127.0.0.1", visitor.door.port)) as connection:
            for letter in b"GET / HTTP/1.1\r\nX: y":
                connection.sendall(bytes([letter]))
                if closed_within(connection, 0.4):
                    break
            else:
                raise AssertionError("still listening after eight seconds")


def test_those_who_wait_hold_no_thread(visitor: Visitor) -> None:
    with ExitStack() as stack:
        for _ in range(MOST_CONNECTIONS // 2):
            waiting = stack.enter_context(socket.create_connection(("127.0.0.1", visitor.door.port)))
            waiting.sendall(b"POST /check HTTP/1.1\r\nContent-Length: 1000\r\n")
        assert visitor.get("/").status == 200


def test_threads_are_few(visitor: Visitor) -> None:
    before = threading.active_count()
    asking = [threading.Thread(target=visitor.get, args=("/games",)) for _ in range(30)]
    for one in asking:
        one.start()
    for one in asking:
        one.join()
    assert threading.active_count() <= before + THREADS


def test_it_ends_when_nobody_asks(tmp_path: Path) -> None:
    with running(tmp_path, idle=0) as visitor:
        for _ in range(100):
            if visitor.server.went_idle:
                break
            time.sleep(0.05)
        assert visitor.server.went_idle
