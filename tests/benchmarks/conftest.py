"""What the benchmarks share: the program's own setting of the collector, and the tests' databases."""

import gc
from collections.abc import Iterator

import pytest

from tests.archive.conftest import own_schema, postgresql
from yatzy_print.cli.main import LITTLE_GARBAGE

__all__ = ["own_schema", "postgresql"]


@pytest.fixture(autouse=True)
def as_in_the_program() -> Iterator[None]:
    """Collecting is as rare as in the program."""
    before = gc.get_threshold()
    gc.set_threshold(LITTLE_GARBAGE)
    yield
    gc.set_threshold(*before)
