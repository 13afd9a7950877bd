"""The Jinja2 environment: autoescape everywhere, and a missing value is an error."""

import os
import re
from base64 import b64encode
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path

from jinja2 import Environment, FileSystemBytecodeCache, FileSystemLoader, StrictUndefined
from jinja2.bccache import Bucket
from markupsafe import Markup

from yatzy_print.archive.location import cache_folder
from yatzy_print.resources import templates

COMMENT = re.compile(r"^\s*/\*.*?\*/\n", re.MULTILINE | re.DOTALL)
INDENT = re.compile(r"^[ ]+", re.MULTILINE)
STYLE_SPACE = re.compile(r"\s*([{};,])\s*|(?<=:) ")


class Compiled(FileSystemBytecodeCache):
    """Compiled templates in the user's cache folder: compiling takes a third of a report's own time."""

    def __init__(self) -> None:
        super().__init__(str(cache_folder(os.environ) / "templates"))

    def load_bytecode(self, bucket: Bucket) -> None:
        """What was kept of this very text; nothing where the folder can't be read."""
        with suppress(OSError):
            super().load_bytecode(bucket)

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keeps it, or lets it be where nothing can be written."""
        with suppress(OSError):
            Path(self.directory).mkdir(parents=True, exist_ok=True)
            super().dump_bytecode(bucket)


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
        bytecode_cache=Compiled(),
    )
    found.policies["json.dumps_kwargs"] = {"ensure_ascii": False, "separators": (",", ":")}
    found.globals["inlined"] = inlined
    found.globals["digest"] = digest
    return found


@cache
def inlined(name: str, lean: bool = False) -> Markup:
    """The text of our own style sheet or script, which stands in the page as it is.

    `lean`: without indents, comments between lines, and a style's spaces, for a page that must be small.
    """
    text = (templates() / name).read_text(encoding="utf-8")
    if not lean:
        return Markup(text)
    bare = INDENT.sub("", COMMENT.sub("", text))
    return Markup(STYLE_SPACE.sub(r"\1", bare) if name.endswith(".css") else bare)


@cache
def digest(name: str, lean: bool = False) -> str:
    """Its hash, by which the page's Content-Security-Policy lets it and nothing else in."""
    return "sha256-" + b64encode(sha256(inlined(name, lean).encode("utf-8")).digest()).decode("ascii")
