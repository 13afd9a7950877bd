"""The Jinja2 environment: autoescape everywhere, and a missing value is an error."""

from base64 import b64encode
from functools import cache
from hashlib import sha256

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from yatzy_print.resources import templates


@cache
def environment() -> Environment:
    """Templates of the top-level folder. A player's name is text in every place, never markup."""
    found = Environment(
        loader=FileSystemLoader(templates()),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    found.globals["inlined"] = inlined
    found.globals["digest"] = digest
    return found


@cache
def inlined(name: str) -> Markup:
    """The text of our own style sheet or script, which stands in the page as it is."""
    return Markup((templates() / name).read_text(encoding="utf-8"))


@cache
def digest(name: str) -> str:
    """Its hash, by which the page's Content-Security-Policy lets it and nothing else in."""
    return "sha256-" + b64encode(sha256(inlined(name).encode("utf-8")).digest()).decode("ascii")
