"""What the benchmarks share with the tests of the archive."""

from tests.archive.conftest import own_schema, postgresql

__all__ = ["own_schema", "postgresql"]
