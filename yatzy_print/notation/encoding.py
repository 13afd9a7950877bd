"""Bytes to text: UTF-8 with or without a byte order mark, UTF-16, and the older Windows-1252."""

import codecs
import re

from yatzy_print.errors import Trouble

CONTROLS = re.compile(r"[\x00-\x08\x0b\x0e-\x1f\x7f]")
MARKS = ((codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"))


def decoded(source: str, data: bytes) -> str:
    """The text of a file. Raises Trouble("file-binary") when its bytes are no text."""
    text = _text(data)
    if text is None or _is_binary(text):
        raise Trouble("file-binary", path=source)
    return text


def _is_binary(text: str) -> bool:
    controls = len(CONTROLS.findall(text))
    return "\0" in text or text.startswith("%PDF-") or controls * 50 > len(text)


def _text(data: bytes) -> str | None:
    for mark, encoding in MARKS:
        if data.startswith(mark):
            return _tried(data[len(mark) :], encoding)
    even, odd = data[:400:2], data[1:400:2]
    if (
        _mostly_zero(odd) and 0 not in even
    ):  # UTF-16 without a mark: every second byte of Western letters is 0
        return _tried(data, "utf-16-le")
    if _mostly_zero(even) and 0 not in odd:
        return _tried(data, "utf-16-be")
    text = _tried(data, "utf-8")
    return _tried(data, "cp1252") if text is None else text


def _mostly_zero(part: bytes) -> bool:
    return part.count(0) * 2 > len(part)


def _tried(data: bytes, encoding: str) -> str | None:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError:
        return None
