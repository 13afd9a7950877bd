"""Every encoding that papers come in, and bytes that are no text."""

import codecs
import gzip

import pytest

from yatzy_print.errors import Trouble
from yatzy_print.notation.encoding import decoded

PAPER = "Päivä;2019-08-04\nRivi;Äiti\nYkköset;4\n"


@pytest.mark.parametrize(
    "data",
    [
        PAPER.encode("utf-8"),
        codecs.BOM_UTF8 + PAPER.encode("utf-8"),
        codecs.BOM_UTF16_LE + PAPER.encode("utf-16-le"),
        codecs.BOM_UTF16_BE + PAPER.encode("utf-16-be"),
        PAPER.encode("utf-16-le"),  # some exports forget the mark
        PAPER.encode("utf-16-be"),
        PAPER.encode("cp1252"),
        PAPER.encode("latin-1"),
    ],
    ids=[
        "utf-8",
        "utf-8 bom",
        "utf-16 le",
        "utf-16 be",
        "le without bom",
        "be without bom",
        "cp1252",
        "latin-1",
    ],
)
def test_text(data: bytes) -> None:
    assert decoded("a.csv", data) == PAPER


@pytest.mark.parametrize(
    "data",
    [
        b"%PDF-1.7\n%text",
        b"PK\x03\x04\x14\0\0\0",
        b"\x89PNG\r\n\x1a\n\0\0\0\r",
        gzip.compress(PAPER.encode() * 20),
        bytes(range(256)),
        codecs.BOM_UTF16_LE + b"a",  # half a character
    ],
    ids=["pdf", "zip", "png", "gzip", "all bytes", "cut utf-16"],
)
def test_binary_bytes_are_refused_by_name(data: bytes) -> None:
    with pytest.raises(Trouble) as caught:
        decoded("a.csv", data)
    assert (caught.value.code, caught.value.facts) == ("file-binary", {"path": "a.csv"})


def test_a_stray_control_character_does_not_refuse_a_paper() -> None:
    assert decoded("a.csv", (PAPER * 3 + "\x01").encode()).startswith("Päivä")
