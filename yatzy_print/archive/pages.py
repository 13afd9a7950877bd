"""Rows straight from the pages of a damaged SQLite file, without its trees, which damage may have cut.

Source: the file format as published by SQLite (sqlite.org/fileformat2.html). Whoever reads rows here must
hold them against a checksum: a garbled page gives garbled rows.
"""

import struct
from collections.abc import Iterator
from dataclasses import dataclass

Value = int | float | str | bytes | None
HEADER_BYTES = 100
USUAL_PAGE_BYTES = 4096
INDEX_INTERIOR, TABLE_INTERIOR, INDEX_LEAF, TABLE_LEAF = 2, 5, 10, 13
INTEGER_BYTES = (0, 1, 2, 3, 4, 6, 8)


@dataclass(frozen=True, slots=True)
class Record:
    """One row as it lies on a page; `rowid` is None in an index and in a table without row ids."""

    rowid: int | None
    values: tuple[Value, ...]


def records(data: bytes) -> Iterator[Record]:
    """Every row on any page that can still be decoded."""
    size = page_bytes(data)
    for start in range(0, len(data), size):
        yield from page_records(data, start, size)


def page_bytes(data: bytes) -> int:
    """The size of a page as the file's header says, or the usual one when the header is damaged."""
    size = int.from_bytes(data[16:18], "big")
    return (
        {1: 65536}.get(size, size) if size in (1, *(2**power for power in range(9, 16))) else USUAL_PAGE_BYTES
    )


def page_records(data: bytes, start: int, size: int) -> Iterator[Record]:
    """The rows of one page; of a page whose kind is damaged, whatever any kind gives."""
    page = data[start : start + size]
    head = HEADER_BYTES if start == 0 else 0
    if len(page) < head + 8 or page[head] == TABLE_INTERIOR:
        return
    every = (INDEX_LEAF, TABLE_LEAF, INDEX_INTERIOR)
    kinds = (page[head],) if page[head] in every else every
    number = int.from_bytes(page[head + 3 : head + 5], "big")
    for cell in range(min(number, size // 4)):
        for kind in kinds:
            at = head + (12 if kind == INDEX_INTERIOR else 8) + 2 * cell
            place = int.from_bytes(page[at : at + 2], "big")
            try:
                yield _record(data, page, place, size, kind)
            except (ValueError, IndexError, struct.error):
                continue


def _record(data: bytes, page: bytes, place: int, size: int, kind: int) -> Record:
    length, place = _varint(page, place + 4 if kind == INDEX_INTERIOR else place)
    rowid = None
    if kind == TABLE_LEAF:
        rowid, place = _varint(page, place)
    return Record(rowid, _values(_payload(data, page, place, length, size, kind)))


def _payload(data: bytes, page: bytes, place: int, length: int, size: int, kind: int) -> bytes:
    """A record's bytes, those on overflow pages with them."""
    if not 0 < length <= len(data):
        raise ValueError("no such length")
    most = size - 35 if kind == TABLE_LEAF else (size - 12) * 64 // 255 - 23
    if length <= most:
        return page[place : place + length]
    least = (size - 12) * 32 // 255 - 23
    local = least + (length - least) % (size - 4)
    local = local if local <= most else least
    found = bytearray(page[place : place + local])
    following = int.from_bytes(page[place + local : place + local + 4], "big")
    while len(found) < length and following:
        start = (following - 1) * size
        found += data[start + 4 : start + min(size, 4 + length - len(found))]
        following = int.from_bytes(data[start : start + 4], "big") if start < len(data) else 0
    return bytes(found)


def _values(payload: bytes) -> tuple[Value, ...]:
    end, place = _varint(payload, 0)
    kinds = []
    while place < end:
        kind, place = _varint(payload, place)
        kinds.append(kind)
    found = []
    for kind in kinds:
        length = _length(kind)
        part = payload[place : place + length]
        if len(part) < length:
            raise ValueError("cut off")
        found.append(_value(kind, part))
        place += length
    return tuple(found)


def _length(kind: int) -> int:
    if kind >= 12:
        return (kind - 12) // 2
    return (*INTEGER_BYTES, 8, 0, 0)[kind]


def _value(kind: int, part: bytes) -> Value:
    if kind == 0:
        return None
    if kind < 7:
        return int.from_bytes(part, "big", signed=True)
    if kind == 7:
        return float(struct.unpack(">d", part)[0])
    if kind < 10:
        return kind - 8
    return part.decode() if kind % 2 else part


def _varint(data: bytes, place: int) -> tuple[int, int]:
    """A number of seven bits a byte, at most nine bytes, and where the next begins."""
    value = 0
    for at in range(place, place + 8):
        value = value << 7 | data[at] & 0x7F
        if data[at] < 0x80:
            return value, at + 1
    return value << 8 | data[place + 8], place + 9
