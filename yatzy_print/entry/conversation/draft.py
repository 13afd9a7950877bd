"""A game as far as it was answered. Answers stay as they were typed, so that nothing typed is lost."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Literal

from yatzy_print.errors import Trouble
from yatzy_print.notation.paper import MOST_PLAYERS
from yatzy_print.rules.load import rule_set
from yatzy_print.rules.ruleset import RuleSet

By = Literal["row", "player"]
FORMAT = "yatzy-print/draft/1"


@dataclass(frozen=True, slots=True)
class Draft:
    """`answers`: text by the key of the step it answers. `by`: across the players, or player by player.

    `at`: the key of the step that is asked; `resume`: where to go on after a step that was asked again.
    """

    answers: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    by: By = "row"
    at: str = ""
    resume: str = ""

    @property
    def rules(self) -> RuleSet | None:
        """The rule set, None before it is answered. Raises Trouble when a user's own file has gone."""
        return rule_set(self.answers["rules"]) if "rules" in self.answers else None

    @property
    def players(self) -> tuple[str, ...]:
        """The name of each column, "" before it is answered."""
        number = int(self.answers.get("players", 0))
        return tuple(self.answers.get(f"player {column}", "") for column in range(1, number + 1))

    def answered(self, key: str, text: str) -> "Draft":
        """The draft with one more answer, or another one."""
        return replace(self, answers=MappingProxyType({**self.answers, key: text}))

    def without(self, keys: Iterable[str]) -> "Draft":
        """The draft with some answers taken back."""
        gone = set(keys)
        left = {key: text for key, text in self.answers.items() if key not in gone}
        return replace(self, answers=MappingProxyType(left))


def draft_text(draft: Draft) -> str:
    """A draft as JSON, which `draft_of` reads back."""
    document = {"format": FORMAT, "by": draft.by, "at": draft.at, "resume": draft.resume}
    return json.dumps({**document, "answers": dict(draft.answers)}, ensure_ascii=False, indent=1) + "\n"


def draft_of(text: str) -> Draft:
    """The draft that a JSON text holds. Raises Trouble("draft-damaged")."""
    try:
        document: dict[str, Any] = json.loads(text)
        answers = document["answers"]
        draft = Draft(MappingProxyType(dict(answers)), document["by"], document["at"], document["resume"])
        strings = [draft.at, draft.resume, *answers, *answers.values()]
        if document["format"] != FORMAT or draft.by not in ("row", "player"):
            raise ValueError
        if not all(isinstance(string, str) for string in strings):
            raise ValueError
        if not 0 <= int(answers.get("players", 0)) <= MOST_PLAYERS:
            raise ValueError
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise Trouble("draft-damaged") from error
    return draft
