"""A conversation written as a person sees it: questions, answers after them, and what is told."""

from dataclasses import dataclass

from yatzy_print.entry.conversation.draft import Draft, draft_of, draft_text
from yatzy_print.entry.conversation.machine import answer, begun
from yatzy_print.entry.conversation.sitting import Offers, Sitting
from yatzy_print.entry.conversation.words import message, question
from yatzy_print.languages.language import load

TODAY = "2026-11-30"
TWO_PLAYERS = ("", "", "", "", "Aino, Eero")
"""Answers that take what is offered, and two players."""


@dataclass(frozen=True)
class Held:
    sitting: Sitting
    text: str

    @property
    def tail(self) -> str:
        """What came after the last question but one."""
        return self.text.rstrip("\n").split("\n")[-2]


def hold(
    *answers: str, known: tuple[str, ...] = (), language: str = "en", draft: Draft | None = None
) -> Held:
    """Gives the answers one after the other; the question that is asked then stands last."""
    return go_on(begun(draft or Draft(), Offers(TODAY, known)), *answers, language=language)


def go_on(sitting: Sitting, *answers: str, language: str = "en") -> Held:
    words, heading, lines = load(language), "", list[str]()
    for given in (*answers, None):
        asked = question(sitting, words)
        if asked.heading and asked.heading != heading:
            lines += asked.heading.split("\n")
        heading = asked.heading
        lines.append(asked.prompt + (given or ""))
        if given is None:
            break
        reply = answer(sitting, given)
        lines += [message(told, reply.sitting, words) for told in reply.messages]
        sitting = reply.sitting
        assert draft_of(draft_text(sitting.draft)) == sitting.draft
    return Held(sitting, "\n".join(line.rstrip() for line in lines) + "\n")
