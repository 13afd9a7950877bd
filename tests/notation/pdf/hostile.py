"""PDFs that no honest program writes, made by hand from their objects."""

import zlib
from collections.abc import Mapping

MEGABYTE = 1024 * 1024


def pdf(objects: Mapping[int, bytes], trailer: str = "") -> bytes:
    """A PDF of numbered objects; 1 is the catalog."""
    data, places = bytearray(b"%PDF-1.7\n"), {}
    for number, body in objects.items():
        places[number] = len(data)
        data += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    start, size = len(data), max(objects) + 1
    data += b"xref\n0 %d\n0000000000 65535 f \n" % size
    for number in range(1, size):
        place = places.get(number)
        data += b"%010d 00000 n \n" % place if place else b"0000000000 65535 f \n"
    data += b"trailer\n<</Size %d/Root 1 0 R%s>>\nstartxref\n%d\n%%%%EOF" % (size, trailer.encode(), start)
    return bytes(data)


def stream(data: bytes, head: str = "") -> bytes:
    """A stream object, deflated."""
    packed = zlib.compress(data, 9)
    return b"<<%s/Filter/FlateDecode/Length %d>>\nstream\n%s\nendstream" % (
        head.encode(),
        len(packed),
        packed,
    )


def form(fields: str, more: str = "") -> bytes:
    """A catalog with a form of those fields."""
    return f"<</Type/Catalog/AcroForm<</Fields[{fields}]>>{more}>>".encode()


def bomb(times: int, megabytes: int = 1024) -> bytes:
    """Deflated zeros, deflated again so many times: the last layer is so many megabytes."""
    packer = zlib.compressobj(9)
    begin = packer.compress(bytes(MEGABYTE)) + packer.flush(zlib.Z_FULL_FLUSH)
    again = packer.compress(bytes(MEGABYTE)) + packer.flush(zlib.Z_FULL_FLUSH)
    data = begin + again * (megabytes - 1)
    for _ in range(times - 1):
        data = zlib.compress(data, 9)
    head = f"/Type/ObjStm/N 1/First 4/Filter[{'/FlateDecode' * times}]/Length {len(data)}"
    return f"<<{head}>>\nstream\n".encode() + data + b"\nendstream"


def packed(streams: Mapping[int, bytes], inside: Mapping[int, int], catalog: bytes) -> bytes:
    """A PDF whose objects `inside` (number: stream) stand in object streams; 1 is the catalog."""
    data, places = bytearray(b"%PDF-1.7\n"), {}
    for number, body in {1: catalog, **streams}.items():
        places[number] = len(data)
        data += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    start, own = len(data), max([*streams, *inside]) + 1
    table = bytearray(b"\0" * 7)
    for number in range(1, own):
        kind, place = (2, inside[number]) if number in inside else (1, places.get(number, 0))
        table += bytes([kind]) + place.to_bytes(4, "big") + b"\0\0"
    table += b"\1" + start.to_bytes(4, "big") + b"\0\0"
    head = f"/Type/XRef/Size {own + 1}/Root 1 0 R/W[1 4 2]"
    data += b"%d 0 obj\n%s\nendobj\nstartxref\n%d\n%%%%EOF" % (own, stream(bytes(table), head), start)
    return bytes(data)
