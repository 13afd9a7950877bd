"""What stands for the name of a person who was forgotten."""

import re

ERASED = re.compile(r"#\d+")


def erased_name(name_id: int) -> str:
    """The number that stands in games for an erased spelling."""
    return f"#{name_id}"


def is_erased(name: str) -> bool:
    """Whether a name is such a number: nobody who could be asked or told anything."""
    return ERASED.fullmatch(name) is not None
