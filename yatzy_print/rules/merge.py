"""Rule documents: plain TOML tables, extended by others and overridden by house rules."""

from collections.abc import Iterator, Mapping
from typing import Any

Document = Mapping[str, Any]
PATTERN_KEYS = ("face", "groups", "run", "any_run", "anything")


def merge(base: Document, over: Document) -> dict[str, Any]:
    """`base` with everything in `over` laid on it, table by table; other values are replaced whole.

    A row that names another pattern loses the one it had.
    """
    merged = dict(base)
    if any(key in over for key in PATTERN_KEYS):
        merged = {
            key: value for key, value in merged.items() if key not in (*PATTERN_KEYS, "different", "exact")
        }
    for key, value in over.items():
        old = merged.get(key)
        both = isinstance(old, Mapping) and isinstance(value, Mapping)
        merged[key] = merge(old, value) if both else value  # type: ignore[arg-type]  # both are tables
    return merged


def paths(document: Document, prefix: str = "") -> Iterator[tuple[str, Any]]:
    """Every leaf of a document with its dotted key."""
    for key, value in document.items():
        path = f"{prefix}{key}"
        if isinstance(value, Mapping):
            yield from paths(value, f"{path}.")
        else:
            yield path, value


def contradict(one: Document, other: Document) -> bool:
    """Whether two overrides set one key to different values."""
    first = dict(paths(one))
    return any(path in first and first[path] != value for path, value in paths(other))
