"""Where results go: the place asked for, or a name of their own under output/."""

from collections.abc import Iterable, Sequence
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
        name = f"{name}-{_mark(*parts)}"
    return str(FOLDER / f"{name}{suffix}")


def source_part(sources: Sequence[str]) -> str:
    """What a default name says of its sources: the first, how many follow, and a mark of their folders."""
    first, *others = sources
    name = "stdin" if first == "-" else Path(first).name
    more = f"+{len(others)}" if others else ""
    plain = not others and Path(first).name == first
    return name + more if plain else f"{name}{more}-{_mark(*(str(Path(one).resolve()) for one in sources))}"


def _mark(*parts: str) -> str:
    return f"{crc32('/'.join(parts).encode()):08x}"


def deliver(language: Language, path: str, data: bytes, inputs: Iterable[str | Path] = ()) -> None:
    """Writes a result and says where it is."""
    written = write_output(path, data, inputs)
    if written != "-":
        tell(language, "messages.written", path=written)
