from pathlib import Path

import pytest

from tests.cli.run import Program


@pytest.fixture
def yatzy(tmp_path: Path) -> Program:
    return Program(tmp_path)
