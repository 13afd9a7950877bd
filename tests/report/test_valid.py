"""The reports pass the Nu HTML checker, when it is at hand (VNU_JAR names its vnu.jar)."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.statistics.papers import family, played
from yatzy_print.languages.language import load
from yatzy_print.report.html import report

JAR = os.environ.get("VNU_JAR", "")


@pytest.mark.slow
@pytest.mark.skipif(not JAR or not shutil.which("java"), reason="the Nu checker is not at hand: set VNU_JAR")
def test_the_nu_checker_finds_no_error(tmp_path: Path) -> None:
    pages = {
        "family": report(family(), load("fi")),
        "personal": report(family(), load("sv"), ["A", "E"]),
        "few": report([played(("Maja", 200))], load("nb")),
        "none": report([], load("da")),
    }
    for name, html in pages.items():
        (tmp_path / f"{name}.html").write_text(html, encoding="utf-8")
    done = subprocess.run(
        ["java", "-jar", JAR, "--errors-only", *map(str, tmp_path.iterdir())], capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")
