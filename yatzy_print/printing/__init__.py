"""Protocol into PDF and terminal text."""

import sys
from importlib.util import LazyLoader, find_spec, module_from_spec


def _load_on_use(name: str) -> None:
    """Puts a module in place whose code runs when it is first used."""
    spec = find_spec(name) if name not in sys.modules else None
    if spec is not None and spec.loader is not None:
        spec.loader = LazyLoader(spec.loader)
        module = sys.modules[name] = module_from_spec(spec)
        spec.loader.exec_module(module)


_load_on_use("PIL.Image")  # ReportLab imports it; cards have no photographs
