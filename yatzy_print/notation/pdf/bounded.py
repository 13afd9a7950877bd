"""pypdf within bounds: what a hostile file may take of time and memory."""

from collections.abc import Mapping
from contextlib import AbstractContextManager
from io import BytesIO
from time import monotonic
from types import MappingProxyType
from typing import Any

from pypdf import Configuration, PdfReader, apply_configuration
from pypdf.errors import LimitReachedError
from pypdf.generic import PdfObject

LARGEST_FILE = 2 * 1024 * 1024
LARGEST_PART = 1024 * 1024
MOST_PACKED_PARTS = 100
MOST_FIELDS = 1_000
MOST_OBJECTS = 50_000
"""The largest card, of 12 columns, is below a tenth of each of these, however a program saved it."""

MOST_SECONDS = 5
"""A card takes a twentieth of a second; only a file that was made to take long comes near."""

LIMITS: Mapping[str, int] = MappingProxyType(
    {
        "maximum_declared_stream_length": LARGEST_PART,
        "array_based_stream_maximum_output_length": LARGEST_PART,
        "zlib_maximum_output_length": LARGEST_PART,
        "zlib_maximum_recovery_input_length": LARGEST_PART,
        "lzw_maximum_output_length": LARGEST_PART,
        "run_length_maximum_output_length": LARGEST_PART,
        "brotli_maximum_output_length": LARGEST_PART,
        "stream_decoding_work_maximum_length": 4 * LARGEST_PART,
        "array_maximum_element_count": MOST_OBJECTS,
        "dictionary_maximum_element_count": MOST_OBJECTS,
        "form_fields_maximum_entries": MOST_FIELDS,
        "form_fields_maximum_depth": 20,
    }
)
"""Under the names that pypdf's configuration has for them."""


def limits() -> AbstractContextManager[Configuration]:
    """The limits, as long as the context lasts."""
    return apply_configuration(None, **LIMITS)


class BoundedReader(PdfReader):
    """A reader of a file in memory that stops with LimitReachedError; to be used within `limits`."""

    def __init__(self, data: bytes) -> None:
        if len(data) > LARGEST_FILE:
            raise LimitReachedError("file")
        self._until = monotonic() + MOST_SECONDS
        super().__init__(BytesIO(data), xref_stream_maximum_entries=MOST_OBJECTS)
        if len({part for part, _ in self.xref_objStm.values()}) > MOST_PACKED_PARTS:
            raise LimitReachedError("packed parts")

    def get_object(self, indirect_reference: Any) -> PdfObject | None:
        """The object of a reference, as long as there is time."""
        if monotonic() > self._until:
            raise LimitReachedError("time")
        return super().get_object(indirect_reference)
