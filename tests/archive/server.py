"""A PostgreSQL server for the tests: the one that the environment names, else one of our own on loopback."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

VARIABLE = "YATZY_PRINT_TEST_POSTGRESQL"


def binaries() -> Path | None:
    """The folder of Debian's newest server binaries, or of those on the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[4]))
    on_path = shutil.which("initdb")
    return found[-1].parent if found else Path(on_path).parent if on_path else None


class Server:
    """A cluster in a temporary folder, which tests may stop and start again."""

    def __init__(self, bin_folder: Path) -> None:
        self.bin = bin_folder
        self.folder = Path(tempfile.mkdtemp(prefix="yatzy-print-postgresql."))
        self.user = "postgres" if os.getuid() == 0 else None
        if self.user:
            shutil.chown(self.folder, self.user)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self._run("initdb", "-D", "data", "-U", "club", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8")
        self.start()

    @property
    def url(self) -> str:
        return f"postgresql://club@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories="
        self._run("pg_ctl", "-D", "data", "-w", "-l", "log", "-o", options, "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", "data", "-w", "-m", "immediate", "stop")

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def _run(self, tool: str, *arguments: str) -> None:
        command = [self.bin / tool, *arguments]
        subprocess.run(
            command, cwd=self.folder, user=self.user, check=True, stdout=subprocess.DEVNULL, timeout=60
        )


def start_or_skip() -> tuple[str, Callable[[], None]]:
    """A server's URL and what ends it; skips with the reason when there is none."""
    pytest.importorskip("psycopg", reason="PostgreSQL needs the extra postgresql")
    if url := os.environ.get(VARIABLE):
        return url, lambda: None
    folder = binaries()
    if folder is None:
        pytest.skip(f"no PostgreSQL server: neither {VARIABLE} nor Debian's postgresql")
    server = Server(folder)
    return server.url, server.remove
