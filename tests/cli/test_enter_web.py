"""`enter --web` as a process: it tells an address that opens the page once, and ends at Ctrl-C."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from urllib.parse import urlsplit

from tests.cli.run import Program


@contextmanager
def served(yatzy: Program, *words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The running program and the address that it told."""
    process = subprocess.Popen(
        [sys.executable, "-m", "yatzy_print", "enter", "--web", *words],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=yatzy.folder,
        env={**os.environ, "YATZY_PRINT_NO_BROWSER": "1", "YATZY_PRINT_STATE": str(yatzy.folder / "state"),
             "YATZY_PRINT_ARCHIVE": str(yatzy.folder / "games.sqlite"), "PYTHONUNBUFFERED": "1"},
    )  # fmt: skip
    try:
        assert process.stdout is not None
        yield process, process.stdout.readline().strip()
    finally:
        process.kill()
        process.wait()


def get(address: str, cookie: str = "") -> tuple[int, dict[str, str], str]:
    parts = urlsplit(address)
    connection = HTTPConnection(parts.netloc, timeout=10)
    connection.request("GET", f"{parts.path}?{parts.query}", headers={"Cookie": cookie})
    answer = connection.getresponse()
    return answer.status, dict(answer.getheaders()), answer.read().decode()


def test_the_page_opens_once_and_ends_at_ctrl_c(yatzy: Program) -> None:
    with served(yatzy, "--lang", "nb", "--rules", "maxi-yatzy") as (process, address):
        status, headers, _ = get(address)
        assert (status, headers["Location"]) == (303, "/")
        assert get(address)[0] == 403
        status, _, page = get(address.partition("?")[0], headers["Set-Cookie"].partition(";")[0])
        assert status == 200
        assert 'lang="nb"' in page
        assert 'data-line="tower"' in page
        process.send_signal(signal.SIGINT)
        _, told = process.communicate(timeout=20)
        assert process.returncode == 0
        assert "Traceback" not in told
        assert address.partition("token=")[2] not in told


def test_an_own_rule_file(yatzy: Program) -> None:
    yatzy.write("own.toml", 'extends = "yatzy"\nid = "ours"\nsource = "our cottage"\nbonus = [[60, 40]]\n')
    with served(yatzy, "--rules", "own.toml") as (_, address):
        cookie = get(address)[1]["Set-Cookie"].partition(";")[0]
        assert '"rules":"ours"' in get(address.partition("?")[0], cookie)[2]


def test_unknown_rules_are_told_before_anything_opens(yatzy: Program) -> None:
    done = yatzy("enter", "--web", "--rules", "nonsense")
    assert done.status == 2
    assert "nonsense" in done.err
