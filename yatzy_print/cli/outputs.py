"""Where results go: the place asked for, or a name of their own under output/."""

from collections.abc import Iterable
from pathlib import Path
from zlib import crc32

from yatzy_print.cli.app import tell
from yatzy_print.files import safe_name, write_output
from yatzy_print.languages.language import Language

FOLDER = Path("output")


def default_path(suffix: str, *parts: str) -> str:
    """A path under output/ that only results of the same parts share."""
    name = safe_name(*parts)
    if name != "-".join(filter(None, parts)):
        name = f"{name}-{crc32('/'.join(parts).encode()):08x}"
    return str(FOLDER / f"{name}{suffix}")


def source_part(sources: Iterable[str]) -> str:
    """What a default name says of its sources: one file's own path, or the first and how many follow."""
    first, *others = list(sources) or ["games"]
    name = "stdin" if first == "-" else first.removeprefix("./").replace("/", "-")
    return f"{name}+{len(others)}-{crc32('/'.join(others).encode()):08x}" if others else name


def deliver(language: Language, path: str, data: bytes, inputs: Iterable[str | Path] = ()) -> None:
    """Writes a result and says where it is."""
    written = write_output(path, data, inputs)
    if written != "-":
        tell(language, "messages.written", path=written)
