"""What every test shares: nothing is written into the user's own folders."""

import os
import shutil
import signal
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser

# A run in the background begins with Ctrl-C ignored, and the programs that tests start would inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session", autouse=True)
def own_cache(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Compiled templates go to a folder of this run."""
    os.environ["YATZY_PRINT_CACHE"] = str(tmp_path_factory.mktemp("cache"))


@pytest.fixture(scope="module")
def browser() -> Iterator["Browser"]:
    """A real Chromium, to which evil.example is this machine."""
    playwright = pytest.importorskip(
        "playwright.sync_api", reason="Playwright is not installed: extra browser"
    )
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.skip("no chromium on this machine")
    with playwright.sync_playwright() as running:
        rebound = "--host-resolver-rules=MAP evil.example 127.0.0.1"
        started = running.chromium.launch(executable_path=chromium, args=["--no-sandbox", rebound])
        yield started
        started.close()
