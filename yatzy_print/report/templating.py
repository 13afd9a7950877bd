"""The Jinja2 environment: autoescape everywhere, and a missing value is an error."""

from functools import cache

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from yatzy_print.resources import templates


@cache
def environment() -> Environment:
    """Templates of the top-level folder. A player's name is text in every place, never markup."""
    return Environment(
        loader=FileSystemLoader(templates()),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
