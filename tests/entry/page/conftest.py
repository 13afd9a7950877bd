"""Pages opened in a real Chromium."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from yatzy_print.entry.page.render import entry_page
from yatzy_print.languages.language import load
from yatzy_print.rules.load import rule_set

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


@pytest.fixture
def window(browser: "Browser") -> Iterator[Callable[..., "Page"]]:
    """Opens a page in a window of its own, or beside another one; an error in its scripts fails the test."""
    contexts, messages = [], list[str]()

    def opened(beside: "Page | None" = None, **options: Any) -> "Page":
        if beside is None:
            contexts.append(browser.new_context(**options))
        page = (beside.context if beside else contexts[-1]).new_page()
        page.on("pageerror", lambda error: messages.append(str(error)))
        return page

    yield opened
    for context in contexts:
        context.close()
    assert messages == []


@pytest.fixture
def offline(window: Callable[..., "Page"], tmp_path: Path) -> Callable[..., "Page"]:
    """Opens the offline file of a rule set."""

    def opened(
        rules: str = "yatzy", language: str = "en", beside: "Page | None" = None, **options: Any
    ) -> "Page":
        path = tmp_path / f"{rules}-{language}.html"
        path.write_text(entry_page(rule_set(rules), load(language), ("Maja", "Eero")), encoding="utf-8")
        page = window(beside, **options)
        page.goto(path.as_uri())
        return page

    return opened
