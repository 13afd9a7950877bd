"""The one owner of drafts: a file in the user's state folder that outlives a sitting."""

from pathlib import Path

from yatzy_print.entry.conversation.draft import Draft, draft_of, draft_text
from yatzy_print.errors import Trouble
from yatzy_print.files import read_input, replace_own

FILE_NAME = "draft.json"
ASIDE = "draft.damaged.json"


def kept(folder: Path) -> Draft | None:
    """The draft of an earlier sitting, None when there is none.

    Raises Trouble: draft-damaged, after the damaged file was put aside; and what reading a file raises.
    """
    path = folder / FILE_NAME
    if not path.exists():
        return None
    try:
        return draft_of(read_input(path).decode("utf-8"))
    except (Trouble, UnicodeDecodeError) as error:
        if isinstance(error, Trouble) and error.code not in ("draft-damaged", "file-empty"):
            raise
        path.replace(folder / ASIDE)
        raise Trouble("draft-damaged", path=str(path), aside=ASIDE) from error


def keep(folder: Path, draft: Draft) -> None:
    """Keeps a draft, on disk when this returns. Raises Trouble("draft-unwritable")."""
    path = folder / FILE_NAME
    try:
        replace_own(path, draft_text(draft).encode())
    except OSError as error:
        raise Trouble("draft-unwritable", path=str(path), reason=error.strerror or str(error)) from error


def drop(folder: Path) -> None:
    """Deletes the draft: its game is saved, printed, or not wanted any more."""
    try:
        (folder / FILE_NAME).unlink(missing_ok=True)
    except OSError:  # what can't be deleted is offered again, which loses nothing
        return
