"""Drafts as JSON: what was typed comes back, and anything else is no draft."""

import pytest

from yatzy_print.entry.conversation.draft import Draft, draft_of, draft_text
from yatzy_print.errors import Trouble

DRAFT = Draft(
    {"rules": "yatzy", "players": "2", "player 1": "Åke", "player 2": "Eero", "cell ones 1": "11164"},
    by="player",
    at="cell twos 1",
    resume="finish",
)


def test_a_draft_comes_back_as_it_was() -> None:
    assert draft_of(draft_text(DRAFT)) == DRAFT
    assert DRAFT.players == ("Åke", "Eero")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "null",
        "{}",
        draft_text(DRAFT)[:-20],
        draft_text(DRAFT).replace("draft/1", "draft/9"),
        draft_text(DRAFT).replace('"11164"', "11164"),
        draft_text(DRAFT).replace('"players": "2"', '"players": "2000000000"'),
        draft_text(DRAFT).replace('"players": "2"', '"players": "two"'),
        draft_text(DRAFT).replace('"by": "player"', '"by": "column"'),
        "[" * 100_000,
    ],
)
def test_what_is_no_draft_is_refused(text: str) -> None:
    with pytest.raises(Trouble, match="draft-damaged"):
        draft_of(text)
