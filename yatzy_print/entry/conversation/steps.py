"""The steps of a sitting in the order of the paper, derived from what is answered."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from yatzy_print.entry.conversation.draft import Draft
from yatzy_print.notation.likeness import likely
from yatzy_print.rules.ruleset import RuleSet

Kind = Literal[
    "rules", "order", "date", "place", "players", "player", "same", "cell", "extra", "claim", "finish"
]
Line = tuple[Kind, str]
SETUP: tuple[Kind, ...] = ("rules", "order", "date", "place", "players")
PARTS: tuple[tuple[Kind, ...], ...] = (
    (*SETUP, "player", "same"),
    ("cell", "extra"),
    ("claim",),
    ("finish",),
)


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to ask. `row`: a category, or the sum line of a claim. `column`: from 0, -1 for none."""

    kind: Kind
    row: str = ""
    column: int = -1

    @property
    def key(self) -> str:
        """Its name in a draft, such as "cell ones 1"."""
        number = "" if self.column < 0 else str(self.column + 1)
        return " ".join(filter(None, (self.kind, self.row, number)))

    @property
    def part(self) -> int:
        """Which part of the sitting it belongs to: 0 the facts, 1 the rows, 2 the paper's sums, 3 the end."""
        return next(number for number, kinds in enumerate(PARTS) if self.kind in kinds)


FINISH = Step("finish")


def steps(draft: Draft, known: Sequence[str]) -> tuple[Step, ...]:
    """Every step that can be asked by now. `known` are the players of earlier games."""
    setup = [Step(kind) for kind in SETUP]
    rules = draft.rules
    if rules is None or not draft.players:
        return tuple(setup)
    people = list(_people(draft, known))
    if not all(draft.players):
        return (*setup, *people)
    return (*setup, *people, *_asked(_rows(rules), draft), *_asked(_claims(rules), draft), FINISH)


def step_of(draft: Draft, known: Sequence[str], key: str) -> Step:
    """The step of a key; the first unanswered one when there is no such step now."""
    every = steps(draft, known)
    return next((step for step in every if step.key == key), None) or _open(every, draft)


def following(draft: Draft, known: Sequence[str], step: Step) -> Step:
    """The first unanswered step after a step, else the first of all, else the end."""
    every = steps(draft, known)
    place = every.index(step) + 1 if step in every else 0
    return _open((*every[place:], *every), draft)


def _open(every: Sequence[Step], draft: Draft) -> Step:
    return next((step for step in every if step.key not in draft.answers), every[-1])


def _people(draft: Draft, known: Sequence[str]) -> Iterator[Step]:
    for column, name in enumerate(draft.players):
        yield Step("player", "", column)
        same = Step("same", "", column)
        if same.key in draft.answers or likely(name, known):
            yield same


def _rows(rules: RuleSet) -> Iterator[Line]:
    for category in rules.categories:
        yield "cell", category.id
    if rules.extra is not None and rules.extra.points:
        yield "extra", "extra"


def _claims(rules: RuleSet) -> Iterator[Line]:
    if rules.upper:
        yield "claim", "upper"
    if rules.bonus:
        yield "claim", "bonus"
    yield "claim", "total"


def _asked(lines: Iterable[Line], draft: Draft) -> Iterator[Step]:
    """Every line for every player, across the players or player by player."""
    columns = range(len(draft.players))
    if draft.by == "row":
        return (Step(kind, row, column) for kind, row in lines for column in columns)
    every = tuple(lines)
    return (Step(kind, row, column) for column in columns for kind, row in every)
