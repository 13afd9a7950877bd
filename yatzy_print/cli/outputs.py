"""Where results go: the place asked for, or a name of their own under output/."""

from collections.abc import Iterable, Sequence
from itertools import count
from pathlib import Path
from zlib import crc32

from yatzy_print.cli.app import tell
from yatzy_print.errors import Trouble
from yatzy_print.files import safe_name, write_output
from yatzy_print.languages.language import Language

FOLDER = Path("output")


def default_path(suffix: str, *parts: str) -> str:
    """A path under output/ that only results of the same parts share."""
    name = safe_name(*parts)
    if name != "-".join(filter(None, parts)):
        name = f"{name}-{_mark(*parts)}"
    return str(FOLDER / f"{name}{suffix}")


def free_path(suffix: str, *parts: str, data: bytes | None = None) -> str:
    """The default path, numbered where one stands already that is not `data` itself."""
    paths = (default_path(suffix, *parts, *([str(number)] if number > 1 else [])) for number in count(1))
    return next(path for path in paths if not Path(path).exists() or _holds(path, data))


def unwritten(path: str, code: str, data: bytes | None = None) -> str:
    """The path again. Raises Trouble(code) when something else than `data` is written there already."""
    if path != "-" and Path(path).is_file() and Path(path).stat().st_size and not _holds(path, data):
        raise Trouble(code, path=path)
    return path


def _holds(path: str, data: bytes | None) -> bool:
    return data is not None and Path(path).is_file() and Path(path).read_bytes() == data


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
