"""Whole processes timed against a yardstick in one run, taking turns so that noise meets both alike."""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median

Command = Sequence[str]


def python(code: str) -> Command:
    return [sys.executable, "-c", code]


def program(*words: str) -> Command:
    return [str(Path(sys.executable).with_name("yatzy-print")), *words]


def seconds(commands: Sequence[Command], folder: Path) -> float:
    """Wall time of the commands one after the other."""
    environment = os.environ | {"YATZY_PRINT_ARCHIVE": str(folder / "games.sqlite"), "YATZY_PRINT_LANG": "sv"}
    start = time.perf_counter()
    for command in commands:
        subprocess.run(command, cwd=folder, env=environment, capture_output=True, check=False)
    return time.perf_counter() - start


def ratio(commands: Sequence[Command], yardstick: Command, folder: Path, rounds: int = 9) -> float:
    """The median time of the commands in medians of the yardstick; prints both in milliseconds."""
    ours, theirs = [], []
    for _ in range(rounds):
        (folder / "games.sqlite").unlink(missing_ok=True)
        theirs.append(seconds([yardstick], folder))
        ours.append(seconds(commands, folder))
    one, other = median(ours), median(theirs)
    print(f"\n{' ; '.join(' '.join(command[1:])[:60] for command in commands)}")
    print(f"  {1000 * one:.0f} ms against {1000 * other:.0f} ms: {one / other:.2f} times")
    return one / other
