"""A text in the user's own editor."""

import os
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

from yatzy_print.errors import Trouble


def edited(text: str, suffix: str) -> str | None:
    """The text as VISUAL, EDITOR or the system's usual editor leaves it; None when it is unchanged.

    Raises Trouble("editor-missing") when the editor can't be started.
    """
    usual = "notepad" if sys.platform == "win32" else "vi"
    editor = os.environ.get("VISUAL") or os.environ.get("EDITOR") or usual
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"game{suffix}"
        path.write_text(text, encoding="utf-8")
        try:
            subprocess.run([*shlex.split(editor), str(path)], check=True)
        except (OSError, ValueError, subprocess.CalledProcessError) as error:
            raise Trouble("editor-missing", editor=editor) from error
        after = path.read_text(encoding="utf-8-sig")
    return None if after == text else after
