"""Runs the real program as a user would, with an archive and a working folder of its own."""

import os
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import pytest

FAMILY = Path(__file__).parent.parent / "games" / "family"


@dataclass(frozen=True)
class Done:
    status: int
    out: str
    err: str


@dataclass(frozen=True)
class Program:
    """The program in a folder: relative paths and the archive are there."""

    folder: Path
    language: str = "en"

    def __call__(self, *words: str | Path, stdin: bytes = b"", **environment: str) -> Done:
        done = subprocess.run(
            [sys.executable, "-m", "yatzy_print", *map(str, words)],
            input=stdin,
            capture_output=True,
            cwd=self.folder,
            env=self._environment() | environment,
            timeout=60,
            check=False,
        )
        result = Done(done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode())
        assert "Traceback" not in result.err, result.err
        return result

    def _environment(self) -> dict[str, str]:
        own = {
            "YATZY_PRINT_ARCHIVE": str(self.folder / "games.sqlite"),
            "YATZY_PRINT_LANG": self.language,
            "NO_COLOR": "1",
            "COLUMNS": "80",
        }
        return {key: value for key, value in os.environ.items() if key != "COLUMNS"} | own

    def write(self, name: str, text: str | bytes) -> Path:
        path = self.folder / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path


def in_terminal(program: Program, *words: str, **environment: str) -> str:
    """What the program tells a person at a terminal."""
    pty = pytest.importorskip("pty", reason="no terminals on this system")
    here, there = pty.openpty()
    command = [sys.executable, "-m", "yatzy_print", *words]
    env = program._environment() | {"COLUMNS": "400"} | environment
    told = bytearray()
    with subprocess.Popen(command, stdin=there, stdout=there, stderr=there, cwd=program.folder, env=env):
        os.close(there)
        with suppress(OSError):  # Linux's end of a terminal
            while part := os.read(here, 65536):
                told += part
    os.close(here)
    return told.decode().replace("\r\n", "\n")
