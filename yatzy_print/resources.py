"""Where the product's own data files are, in a wheel, an editable install and a plain checkout alike."""

from pathlib import Path

PACKAGE = Path(__file__).parent


def templates() -> Path:
    """The folder of templates: inside the package in a wheel, beside it in a checkout."""
    inside = PACKAGE / "templates"
    return inside if inside.is_dir() else PACKAGE.parent / "templates"
