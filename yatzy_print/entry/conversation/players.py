"""Answers about who played."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from yatzy_print.entry.conversation.people import is_same_name
from yatzy_print.entry.conversation.sitting import Message, Reply, Sitting, at, moved_on, refused, stored
from yatzy_print.entry.conversation.steps import Step
from yatzy_print.notation.likeness import likely
from yatzy_print.notation.names import clean, fold
from yatzy_print.notation.paper import MOST_PLAYERS
from yatzy_print.notation.vocabulary import meanings


def players(sitting: Sitting, step: Step, text: str) -> Reply:
    """How many play, or all their names with commas between."""
    counted = text.isascii() and text.isdigit()
    number = int(text) if counted else 0
    names = [] if counted else [name for part in re.split("[,;]", text) if (name := clean(part))]
    twice = next((name for place, name in enumerate(names) if _column(name, names[:place]) is not None), None)
    if twice is not None:
        return _taken(sitting, twice, names)
    if not 1 <= (number or len(names)) <= MOST_PLAYERS:
        return refused(sitting, "players-needed", most=MOST_PLAYERS)
    draft = sitting.draft
    for column, name in enumerate(names, 1):
        draft = draft.without([f"same {column}"]).answered(f"player {column}", name)
    return stored(replace(sitting, draft=draft), step, str(number or len(names)))


def player(sitting: Sitting, step: Step, text: str) -> Reply:
    """One name."""
    if not text:
        return refused(sitting, "name-needed")
    others = [name for column, name in enumerate(sitting.draft.players) if column != step.column]
    if _column(text, others) is not None:
        return _taken(sitting, text, sitting.draft.players)
    draft = sitting.draft.without([Step("same", "", step.column).key])
    return stored(replace(sitting, draft=draft), step, text)


def same(sitting: Sitting, step: Step, text: str) -> Reply:
    """Whether the known player is meant. An archive can't tell people by capitals: those are asked again."""
    meant = yes_or_no(text)
    typed = sitting.draft.players[step.column]
    known = likely(typed, sitting.offers.players)
    if meant is None:
        return refused(sitting, "yes-or-no")
    named = Step("player", "", step.column)
    if known is None or (meant == "no" and not is_same_name(typed, known)):
        return stored(sitting, step, "no")
    if meant == "no":
        again = replace(sitting, draft=sitting.draft.without([named.key]))
        return Reply(at(again, named, sitting.draft.resume), (Message("name-other", facts={"name": typed}),))
    others = [name for column, name in enumerate(sitting.draft.players) if column != step.column]
    if _column(known, others) is not None:
        again = replace(sitting, draft=sitting.draft.without([named.key]))
        return replace(_taken(again, known, sitting.draft.players), sitting=at(again, named))
    draft = sitting.draft.answered(named.key, known)
    return Reply(moved_on(replace(sitting, draft=draft), named))


def yes_or_no(text: str) -> Literal["yes", "no"] | None:
    """What a word of any language means; Enter is yes."""
    answers = meanings("enter.answers")
    found = answers.get(fold(text)) if text else "yes"
    return found if found in ("yes", "no") else None  # type: ignore[return-value]


def _column(name: str, names: Sequence[str]) -> int | None:
    return next((column for column, other in enumerate(names) if is_same_name(name, other)), None)


def _taken(sitting: Sitting, name: str, names: Sequence[str]) -> Reply:
    return refused(sitting, "name-taken", name=name, column=(_column(name, names) or 0) + 1)
