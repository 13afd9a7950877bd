from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.entry.web.visitor import Visitor, running


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    with running(Path(tmp_path_factory.mktemp("web"))) as found:
        yield found
