"""The fields of a PDF as text: no script is run, no file or link in it is opened."""

import logging
from collections.abc import Iterator, Mapping
from typing import Any

from yatzy_print.errors import Trouble

LONGEST_VALUE = 20_000
SILENT = logging.NullHandler()


def is_pdf(data: bytes) -> bool:
    """Whether bytes are a PDF."""
    return data[:1024].lstrip().startswith(b"%PDF-")


def fields_of(source: str, data: bytes) -> Mapping[str, str]:
    """The text of each field by its name, spaces around it gone; empty fields are "".

    Raises Trouble: pdf-damaged, pdf-encrypted, pdf-too-large.
    """
    from pypdf.errors import DependencyError, FileNotDecryptedError, LimitReachedError

    from yatzy_print.notation.pdf.bounded import BoundedReader, limits

    logging.getLogger("pypdf").addHandler(SILENT)  # it warns of every flaw that it gets over
    try:
        with limits():
            return dict(_texts(BoundedReader(data).get_fields() or {}))
    except (FileNotDecryptedError, DependencyError) as error:
        raise Trouble("pdf-encrypted", path=source) from error
    except LimitReachedError as error:
        raise Trouble("pdf-too-large", path=source) from error
    except Exception as error:  # a damaged file may make the library raise anything
        raise Trouble("pdf-damaged", path=source) from error


def _texts(fields: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    from pypdf.generic import NameObject, NullObject, StreamObject

    for name, field in fields.items():
        value = field.get("/V")
        if value is None or isinstance(value, NullObject):
            text = ""
        elif isinstance(value, (bytes, StreamObject)):
            data = value if isinstance(value, bytes) else value.get_data()
            text = data.decode("utf-8", "replace")
        else:
            text = str(value).removeprefix("/") if isinstance(value, NameObject) else str(value)
        yield name.strip(), text[:LONGEST_VALUE].strip()
