"""Bytes to text: UTF-8 with or without a byte order mark, UTF-16, and the older Windows-1252."""

import codecs
import re

from yatzy_print.errors import Trouble

CONTROLS = re.compile(r"[\x00-\x08\x0b\x0e-\x1f\x7f]")
MARKS = ((codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"))


def decoded(source: str, data: bytes) -> str:
    """The text of a file. Raises Trouble("file-binary") when its bytes are no text."""
    text = _by_mark(data) or _by_zeros(data) or _by_trial(data)
    if text is None or _is_binary(text):
        raise Trouble("file-binary", path=source)
    return text


def _is_binary(text: str) -> bool:
    controls = len(CONTROLS.findall(text))
    return "\0" in text or text.startswith("%PDF-") or controls * 50 > len(text)


def _by_mark(data: bytes) -> str | None:
    for mark, encoding in MARKS:
        if data.startswith(mark):
            return _tried(data[len(mark) :], encoding)
    return None


def _by_zeros(data: bytes) -> str | None:
    """UTF-16 without a mark: Western letters have every second byte zero."""
    head = data[:400]
    if head[1::2].count(0) * 2 > len(head[1::2]) and 0 not in head[0::2]:
        return _tried(data, "utf-16-le")
    if head[0::2].count(0) * 2 > len(head[0::2]) and 0 not in head[1::2]:
        return _tried(data, "utf-16-be")
    return None


def _by_trial(data: bytes) -> str | None:
    text = _tried(data, "utf-8")
    return _tried(data, "cp1252") if text is None else text


def _tried(data: bytes, encoding: str) -> str | None:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError:
        return None
