"""How soon a command is there: `python -m pytest -n 0 -m benchmark -s tests/benchmarks/test_start.py`."""

from pathlib import Path

import pytest

from tests.benchmarks.processes import program, python, ratio

pytestmark = pytest.mark.benchmark
FAMILY = Path(__file__).parent.parent / "games" / "family"
REPORTLAB = python("import reportlab.pdfgen.canvas")
LIBRARIES = python("import sqlalchemy, jinja2")


def test_blank_takes_at_most_2_6_times_the_import_of_reportlab(tmp_path: Path) -> None:
    assert ratio([program("blank", "-o", "card.pdf")], REPORTLAB, tmp_path) <= 2.6


def test_blank_takes_at_most_1_4_times_reportlab_and_an_idle_typer_program(tmp_path: Path) -> None:
    idle = python("import reportlab.pdfgen.canvas, typer; a = typer.Typer(); a.command()(lambda: None); a()")
    assert ratio([program("blank", "-o", "card.pdf")], idle, tmp_path) <= 1.4


def test_help_takes_at_most_1_5_times_the_import_of_reportlab(tmp_path: Path) -> None:
    assert ratio([program("--help")], REPORTLAB, tmp_path) <= 1.5


def test_add_and_report_take_at_most_4_times_the_import_of_their_libraries(tmp_path: Path) -> None:
    games = [str(path) for path in sorted(FAMILY.iterdir()) if path.name != "game-16.csv"]
    commands = [program("add", *games), program("report", "-o", "report.html")]
    assert ratio(commands, LIBRARIES, tmp_path) <= 4
