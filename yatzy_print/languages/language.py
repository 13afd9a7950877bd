"""A language as a value, loaded from its file in `data/`. Adding a language is adding one file."""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from yatzy_print.errors import Fact, Trouble

DATA = Path(__file__).parent / "data"
CODES: tuple[str, ...] = tuple(sorted(path.stem for path in DATA.glob("*.toml")))
SYNONYMS: Mapping[str, str] = MappingProxyType({"no": "nb", "nn": "nb"})


@dataclass(frozen=True, eq=False)
class Language:
    """The words of one language under dotted keys; several names under one key are printed name first."""

    code: str
    words: Mapping[str, tuple[str, ...]]

    def text(self, key: str, /, **facts: Fact) -> str:
        """The text under a dotted key such as "errors.file-missing", its placeholders filled from `facts`."""
        return self.words[key][0].format(**facts)

    def names(self, key: str) -> tuple[str, ...]:
        """Every name under a key, the printed one first; none when the key is unknown."""
        return self.words.get(key, ())

    def has(self, key: str) -> bool:
        """Whether the language has a text under the key."""
        return key in self.words

    def keys(self, section: str) -> tuple[str, ...]:
        """The keys of a section, such as "orders", without the section itself."""
        return tuple(key.removeprefix(section + ".") for key in self.words if key.startswith(section + "."))


def load(code: str) -> Language:
    """The language of a code or locale name: `sv`, `no`, `nb-NO`, `sv_FI.UTF-8`.

    Raises Trouble("unknown-language", given, known).
    """
    known = canonical(code)
    if known is None:
        raise Trouble("unknown-language", given=code, known=", ".join(CODES))
    return read(known, DATA / f"{known}.toml")


def canonical(code: str) -> str | None:
    """The code of an offered language for a code or locale name, None when there is none."""
    short = code.strip().lower().replace("-", "_").split("_")[0].split(".")[0]
    short = SYNONYMS.get(short, short)
    return short if short in CODES else None


@cache
def read(code: str, path: Path) -> Language:
    """A language from its TOML file."""
    return Language(code, MappingProxyType(dict(_flat(tomllib.loads(path.read_text(encoding="utf-8"))))))


def _flat(table: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, tuple[str, ...]]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{prefix}{key}.")
        else:
            yield prefix + key, (value,) if isinstance(value, str) else tuple(value)
