"""The house of the product: who may import whom, and which room owns each outside library."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "yatzy_print"
ROOMS = [
    ("errors",),
    ("resources",),
    ("files",),
    ("rules",),
    ("games",),
    ("languages",),
    ("notation", "protocol"),
    ("statistics",),
    ("archive",),
    ("charts",),
    ("printing", "report"),
    ("entry",),
    ("cli",),
    ("__main__",),
]
LEVEL = {room: level for level, rooms in enumerate(ROOMS) for room in rooms}
OWNERS = {
    "babel": "languages",
    "jinja2": "report",
    "markupsafe": "report",
    "openpyxl": "notation",
    "platformdirs": "archive",
    "psycopg": "archive",
    "pypdf": "notation",
    "reportlab": "printing",
    "rich": "printing",
    "sqlalchemy": "archive",
    "tomli_w": "rules",
    "typer": "cli",
    "waitress": "entry",
    "werkzeug": "entry",
    "xlsxwriter": "printing",
    "yatzy_solver": "statistics",
}
SOURCES = sorted(PACKAGE.rglob("*.py"))


def room_of(file: Path) -> str:
    return file.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imports(file: Path) -> Iterator[str]:
    """Every module a file imports, lazy and typing imports included."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: relative imports hide the room"
            yield f"{node.module}"
            yield from (f"{node.module}.{name.name}" for name in node.names)


def inner(file: Path) -> set[Path]:
    """The files of the package that a file imports."""
    found = set()
    for module in imports(file):
        path = PACKAGE.parent.joinpath(*module.split("."))
        found |= {p for p in (path.with_suffix(".py"), path / "__init__.py") if p in SOURCES}
    return found


def test_there_are_no_rooms_but_those_of_the_design() -> None:
    assert {room_of(file) for file in SOURCES} <= {*LEVEL, "__init__"}


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_a_module_imports_only_its_own_room_and_rooms_above(file: Path) -> None:
    room = room_of(file)
    for other in {room_of(other) for other in inner(file)} - {room, "__init__"}:
        assert LEVEL[other] < LEVEL.get(room, 0), f"{room} imports {other}"


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_an_outside_library_is_imported_by_its_owner_alone(file: Path) -> None:
    for module in imports(file):
        library = module.split(".")[0]
        if library == "yatzy_print" or library in sys.stdlib_module_names:
            continue
        assert OWNERS.get(library) == room_of(file), library


def test_there_is_no_import_cycle() -> None:
    graph = {file: inner(file) - {PACKAGE / "__init__.py"} for file in SOURCES}
    while free := [file for file, others in graph.items() if not others & graph.keys()]:
        for file in free:
            del graph[file]
    assert not graph, sorted(str(file.relative_to(PACKAGE)) for file in graph)


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_files_and_functions_are_small(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 350
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef):
            assert (node.end_lineno or 0) - node.lineno < 50, node.name


def loaded_by(statement: str) -> set[str]:
    code = f"import sys\n{statement}\nprint(*{{name.split('.')[0] for name in sys.modules}})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_importing_the_package_loads_no_outside_library() -> None:
    assert loaded_by("import yatzy_print").isdisjoint(OWNERS)


def test_importing_every_command_loads_only_typer() -> None:
    loaded = loaded_by("from yatzy_print.cli.main import register; register()")
    assert loaded & OWNERS.keys() == {"typer"}
