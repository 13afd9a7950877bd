"""A language as a value, loaded from its file in `data/`. Adding a language is adding one file."""

import re
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
SECTION = re.compile(r"^\[([\w.-]+)\]\n(.*?)(?=^\[|\Z)", re.MULTILINE | re.DOTALL)
SYNONYMS: Mapping[str, str] = MappingProxyType({"no": "nb", "nn": "nb"})


@dataclass(frozen=True, eq=False)
class Language:
    """The words of one language under dotted keys; several names under one key are printed name first.

    `tables` holds the TOML text of each section, which is parsed when something in it is first asked for.
    """

    code: str
    tables: Mapping[str, str]

    def text(self, key: str, /, **facts: Fact) -> str:
        """The text under a dotted key such as "errors.file-missing", its placeholders filled from `facts`.

        Where one of the facts is a 1, the text under `<key>-one` if there is such a singular.
        """
        section = self._section(key)
        is_one = any(fact in (1, "1") for fact in facts.values())
        chosen = section.get(f"{key}-one", section[key]) if is_one else section[key]
        return chosen[0].format(**facts)

    def names(self, key: str) -> tuple[str, ...]:
        """Every name under a key, the printed one first; none when the key is unknown."""
        return self._section(key).get(key, ())

    def has(self, key: str) -> bool:
        """Whether the language has a text under the key."""
        return key in self._section(key)

    def keys(self, section: str) -> tuple[str, ...]:
        """The keys of a section, such as "orders", without the section itself."""
        start = section + "."
        return tuple(key.removeprefix(start) for key in self._section(section) if key.startswith(start))

    @property
    def words(self) -> Mapping[str, tuple[str, ...]]:
        """Everything: the names by their dotted keys."""
        return {key: names for text in self.tables.values() for key, names in _parsed(text).items()}

    def _section(self, key: str) -> Mapping[str, tuple[str, ...]]:
        return _parsed(self.tables.get(key.partition(".")[0], ""))


@cache
def _parsed(text: str) -> Mapping[str, tuple[str, ...]]:
    return MappingProxyType(dict(_flat(tomllib.loads(text))))


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
    """A language from its TOML file, whose keys all stand in sections."""
    tables: dict[str, str] = {}
    for header, body in SECTION.findall(path.read_text(encoding="utf-8")):
        section = header.partition(".")[0]
        tables[section] = f"{tables.get(section, '')}[{header}]\n{body}\n"
    return Language(code, MappingProxyType(tables))


def _flat(table: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, tuple[str, ...]]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{prefix}{key}.")
        else:
            yield prefix + key, (value,) if isinstance(value, str) else tuple(value)
