"""The clock that tells which dates lie ahead."""

from datetime import datetime


def today() -> str:
    """The local date, ISO 8601."""
    return datetime.now().astimezone().date().isoformat()
