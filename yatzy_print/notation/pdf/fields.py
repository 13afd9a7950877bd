"""The fields of a PDF as text, read within bounds: no script is run, no file or link in it is opened."""

import logging
from collections.abc import Iterator, Mapping
from io import BytesIO
from types import MappingProxyType
from typing import Any

from yatzy_print.errors import Trouble

MOST_FIELDS = 2_000
LONGEST_VALUE = 20_000
LARGEST_UNPACKED = 4 * 1024 * 1024
"""A form has neither pictures nor long lists: none of its parts comes near, and no field needs more."""

MOST_OBJECTS = 50_000
LIMITS = MappingProxyType(
    {
        "maximum_declared_stream_length": LARGEST_UNPACKED,
        "array_based_stream_maximum_output_length": LARGEST_UNPACKED,
        "zlib_maximum_output_length": LARGEST_UNPACKED,
        "zlib_maximum_recovery_input_length": LARGEST_UNPACKED,
        "lzw_maximum_output_length": LARGEST_UNPACKED,
        "run_length_maximum_output_length": LARGEST_UNPACKED,
        "brotli_maximum_output_length": LARGEST_UNPACKED,
        "stream_decoding_work_maximum_length": 4 * LARGEST_UNPACKED,
        "array_maximum_element_count": MOST_OBJECTS,
        "dictionary_maximum_element_count": MOST_OBJECTS,
        "form_fields_maximum_entries": MOST_FIELDS,
        "form_fields_maximum_depth": 20,
    }
)
"""What pypdf may take, under the names of its configuration."""

SILENT = logging.NullHandler()


def is_pdf(data: bytes) -> bool:
    """Whether bytes are a PDF."""
    return data[:1024].lstrip().startswith(b"%PDF-")


def fields_of(source: str, data: bytes) -> Mapping[str, str]:
    """The text of each field by its name, spaces around it gone; empty fields are "".

    Raises Trouble: pdf-damaged, pdf-encrypted, pdf-too-large.
    """
    from pypdf import PdfReader, apply_configuration
    from pypdf.errors import FileNotDecryptedError, LimitReachedError

    logging.getLogger("pypdf").addHandler(SILENT)
    try:
        with apply_configuration(None, **LIMITS):
            reader = PdfReader(BytesIO(data), xref_stream_maximum_entries=MOST_OBJECTS)
            return dict(_texts(reader.get_fields() or {}))
    except FileNotDecryptedError as error:
        raise Trouble("pdf-encrypted", path=source) from error
    except LimitReachedError as error:
        raise Trouble("pdf-too-large", path=source) from error
    except Exception as error:  # a damaged file may make the library raise anything
        raise Trouble("pdf-damaged", path=source) from error


def _texts(fields: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for name, field in fields.items():
        value = field.get("/V")
        text = (
            value.decode("utf-8", "replace")
            if isinstance(value, bytes)
            else str("" if value is None else value)
        )
        yield name.strip(), text[:LONGEST_VALUE].strip()
