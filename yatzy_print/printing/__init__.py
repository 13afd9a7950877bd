"""Protocol into PDF and terminal text."""

import sys
from importlib import import_module
from importlib.util import LazyLoader, find_spec, module_from_spec


def _load_on_use(package: str, name: str) -> None:
    """Puts a module of a package in place whose code runs when it is first used."""
    full = f"{package}.{name}"
    spec = find_spec(full) if full not in sys.modules else None
    if spec is not None and spec.loader is not None:
        spec.loader = LazyLoader(spec.loader)
        module = sys.modules[full] = module_from_spec(spec)
        spec.loader.exec_module(module)
        setattr(import_module(package), name, module)


_load_on_use("PIL", "Image")  # ReportLab imports it; cards have no photographs
