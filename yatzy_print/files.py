"""The one owner of files: reads input within bounds, and writes output whole or not at all.

Output goes to a temporary name beside its place and is then renamed. An input, an archive or a file of
another kind is never written over. "-" is standard input or output.
"""

import os
import stat
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from yatzy_print.errors import Trouble

LARGEST_INPUT = 16 * 1024 * 1024
MAGIC = {".pdf": b"%PDF-", ".html": b"<!doctype html"}


def read_input(path: str | Path, largest: int = LARGEST_INPUT) -> bytes:
    """The bytes of a file, or of standard input for "-".

    Raises Trouble: file-missing, file-is-folder, file-unreadable, file-empty, file-too-large.
    """
    name = str(path)
    try:
        if name == "-":
            data = sys.stdin.buffer.read(largest + 1)
        else:
            _refuse_folder(Path(path))
            with open(path, "rb") as file:  # noqa: PTH123 - Path.open buffers no better
                data = file.read(largest + 1)
    except FileNotFoundError as error:
        raise Trouble("file-missing", path=name) from error
    except (OSError, ValueError) as error:
        raise Trouble("file-unreadable", path=name, reason=_reason(error)) from error
    if not data:
        raise Trouble("file-empty", path=name)
    if len(data) > largest:
        raise Trouble("file-too-large", path=name, megabytes=largest // (1024 * 1024))
    return data


def _refuse_folder(path: Path) -> None:
    if path.is_dir():
        raise Trouble("file-is-folder", path=str(path))


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


def write_output(path: str | Path, data: bytes, inputs: Iterable[str | Path] = ()) -> str:
    """Writes a result whole and returns the name it stands under; "-" is standard output.

    Raises Trouble: output-is-input, output-is-folder, output-other-kind, output-unwritable. What stood there
    before is then untouched.
    """
    name = str(path)
    try:
        if name == "-":
            sys.stdout.buffer.write(data)
            sys.stdout.buffer.flush()
        else:
            _refuse_overwriting(Path(path), inputs)
            _replace(Path(path), data)
    except (OSError, ValueError) as error:
        raise Trouble("output-unwritable", path=name, reason=_reason(error)) from error
    return name


def replace_own(path: Path, data: bytes) -> None:
    """Writes a file of the program's own, whole or not at all, over what stood there. Raises OSError."""
    _replace(path, data)


def _refuse_overwriting(path: Path, inputs: Iterable[str | Path]) -> None:
    if not path.exists():
        return
    if path.is_dir():
        raise Trouble("output-is-folder", path=str(path))
    for other in inputs:
        if str(other) != "-" and Path(other).exists() and path.samefile(other):
            raise Trouble("output-is-input", path=str(path))
    if stat.S_ISREG(path.stat().st_mode) and not _same_kind(path):
        raise Trouble("output-other-kind", path=str(path))


def _same_kind(path: Path) -> bool:
    """Whether a file may be replaced: it is empty, or it begins as its suffix promises."""
    with path.open("rb") as file:
        head = file.read(16)
    magic = MAGIC.get(path.suffix.lower())
    return not head or (magic is not None and head.lower().startswith(magic.lower()))


def _replace(path: Path, data: bytes) -> None:
    if path.exists() and not path.is_file():
        path.write_bytes(data)  # a device or a pipe has no name to take over
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name[:40]}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).chmod(_mode(path))
        Path(temporary).replace(path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def _mode(path: Path) -> int:
    if path.exists():
        return stat.S_IMODE(path.stat().st_mode)
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def safe_name(*parts: str) -> str:
    """A file name from parts of any text: letters and digits of every script kept, the rest made hyphens."""
    words = [
        "".join(char if char.isalnum() or char in "+_-." else "-" for char in part) for part in parts if part
    ]
    name = "-".join(word.strip("-.") for word in words if word.strip("-."))
    return name.encode()[:120].decode(errors="ignore") or "yatzy"
