"""A sitting as a value: the draft, what can be offered, and what an answer leads to."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Literal

from yatzy_print.entry.conversation.draft import Draft
from yatzy_print.entry.conversation.steps import FINISH, Step, following, step_of
from yatzy_print.errors import Fact, Trouble
from yatzy_print.rules.load import DEFAULT
from yatzy_print.rules.ruleset import Order

Outcome = Literal["", "save", "print", "both"]


@dataclass(frozen=True, slots=True)
class Offers:
    """What is offered: today's local date (ISO 8601), known players, and the rules and order last used."""

    today: str
    players: tuple[str, ...] = ()
    rules: str = DEFAULT
    order: Order = "free"


@dataclass(frozen=True, slots=True)
class Sitting:
    """`found`: the draft of an earlier sitting while it is asked whether to go on with it.

    `outcome`: what is wanted in the end, "" until then.
    """

    draft: Draft
    offers: Offers
    found: Draft | None = None
    outcome: Outcome = ""

    @property
    def step(self) -> Step:
        """What is asked now."""
        return step_of(self.draft, self.offers.players, self.draft.at)

    @property
    def is_at_end(self) -> bool:
        """Whether all is asked but what to do with the game."""
        return self.found is None and self.step == FINISH

    @property
    def names_to_complete(self) -> tuple[str, ...]:
        """The known players where a name is asked."""
        return self.offers.players if self.found is None and self.step.kind in ("players", "player") else ()


@dataclass(frozen=True, slots=True)
class Message:
    """Something to tell; `code` names a text under `[enter]`. `row`: a category or sum line to be named."""

    code: str
    row: str = ""
    facts: Mapping[str, Fact] = field(default_factory=lambda: MappingProxyType({}))


@dataclass(frozen=True, slots=True)
class Reply:
    """The sitting after an answer, and what is to be told. `understood`: the answer led somewhere."""

    sitting: Sitting
    messages: tuple[Message | Trouble, ...] = ()
    understood: bool = True


def refused(sitting: Sitting, code: str, row: str = "", **facts: Fact) -> Reply:
    """The same question again, and why."""
    return Reply(sitting, (Message(code, row, facts),), understood=False)


def at(sitting: Sitting, step: Step, resume: str = "") -> Sitting:
    """The sitting with another step asked."""
    return replace(sitting, draft=replace(sitting.draft, at=step.key, resume=resume))


def stored(sitting: Sitting, step: Step, text: str, *messages: Message) -> Reply:
    """The sitting with a step answered, going on where it was, or at the next open step."""
    draft = sitting.draft.answered(step.key, text)
    return Reply(moved_on(replace(sitting, draft=draft), step), messages)


def moved_on(sitting: Sitting, step: Step) -> Sitting:
    """Asks what comes after a step: where an earlier answer was changed, the place before that."""
    draft, known = sitting.draft, sitting.offers.players
    if draft.resume:
        person = following(draft, known, step)
        return at(sitting, person if not person.part else step_of(draft, known, draft.resume))
    return at(sitting, following(draft, known, step))
