"""What every test shares: nothing is written into the user's own folders."""

import os
import signal

import pytest

# A run in the background begins with Ctrl-C ignored, and the programs that tests start would inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session", autouse=True)
def own_cache(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Compiled templates go to a folder of this run."""
    os.environ["YATZY_PRINT_CACHE"] = str(tmp_path_factory.mktemp("cache"))
