"""A progress bar on standard error for long prints."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import TextIO

PATIENCE = 1.0
"""Seconds before a bar appears."""


@contextmanager
def page_counter(total: int, stream: TextIO, label: str = "") -> Iterator[Callable[[], None]]:
    """A function to call after every page. A bar appears after a second, and only on a terminal."""
    if not stream.isatty():
        yield lambda: None
        return
    bar = _Bar(total, stream, label)
    try:
        yield bar.advance
    finally:
        bar.stop()


class _Bar:
    """Counts, and draws with rich once it has taken long."""

    def __init__(self, total: int, stream: TextIO, label: str) -> None:
        self._total, self._stream, self._label = total, stream, label
        self._done, self._begun = 0, monotonic()
        self._stop: Callable[[], None] = lambda: None
        self._update: Callable[[int], None] = self._wait

    def advance(self) -> None:
        """One page more."""
        self._done += 1
        self._update(self._done)

    def stop(self) -> None:
        """Takes the bar away."""
        self._stop()

    def _wait(self, done: int) -> None:
        if monotonic() - self._begun > PATIENCE:
            self._appear()

    def _appear(self) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
        progress = Progress(*columns, console=Console(file=self._stream), transient=True)
        task = progress.add_task(self._label, total=self._total, completed=self._done)
        progress.start()
        self._stop = progress.stop
        self._update = lambda done: progress.update(task, completed=done)
