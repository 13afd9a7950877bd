"""The Jinja2 environment: autoescape everywhere, and a missing value is an error."""

import re
from base64 import b64encode
from functools import cache
from hashlib import sha256

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from yatzy_print.resources import templates

COMMENT = re.compile(r"^\s*/\*.*?\*/\n", re.MULTILINE | re.DOTALL)
INDENT = re.compile(r"^[ ]+", re.MULTILINE)


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
    found.policies["json.dumps_kwargs"] = {"ensure_ascii": False, "separators": (",", ":")}
    found.globals["inlined"] = inlined
    found.globals["digest"] = digest
    return found


@cache
def inlined(name: str, lean: bool = False) -> Markup:
    """The text of our own style sheet or script, which stands in the page as it is.

    `lean`: without its indents and the comments between its lines, for a page that must be small.
    """
    text = (templates() / name).read_text(encoding="utf-8")
    return Markup(INDENT.sub("", COMMENT.sub("", text)) if lean else text)


@cache
def digest(name: str, lean: bool = False) -> str:
    """Its hash, by which the page's Content-Security-Policy lets it and nothing else in."""
    return "sha256-" + b64encode(sha256(inlined(name, lean).encode("utf-8")).digest()).decode("ascii")
