"""The conversation of `enter`: asks, keeps the draft after every answer, and ends."""

from pathlib import Path
from typing import Protocol

from yatzy_print.cli.talk import Talk
from yatzy_print.entry.conversation.keeping import drop, keep
from yatzy_print.entry.conversation.machine import answer, retried
from yatzy_print.entry.conversation.sitting import Reply, Sitting
from yatzy_print.entry.conversation.words import message, question
from yatzy_print.errors import Trouble

PATIENCE = 20
"""Answers in a row that may go wrong before an endless pipe is taken for one."""
PAUSED = 130


class Ending(Protocol):
    """What shows a finished game and does what is wanted with it."""

    def show(self, sitting: Sitting) -> None: ...

    def carry_out(self, sitting: Sitting) -> int | None: ...


class Dialogue:
    """One run of `enter`. `folder` is where its draft is kept."""

    def __init__(self, talk: Talk, sitting: Sitting, folder: Path, end: Ending) -> None:
        self.talk = talk
        self.sitting = sitting
        self.folder = folder
        self.end = end
        self.heading = ""
        self.unkept = False

    def hold(self) -> int:
        """Asks until the game is saved or printed, and returns the exit status."""
        wrong = 0
        while wrong < PATIENCE:
            reply = self._ask()
            wrong = 0 if reply.understood and not reply.sitting.outcome else wrong + 1
            if reply.sitting.outcome:
                status = self.end.carry_out(reply.sitting)
                if status is not None:
                    drop(self.folder)
                    return status
                self.sitting = retried(reply.sitting)
        raise Trouble("enter-gave-up", times=PATIENCE)

    def _ask(self) -> Reply:
        asked = question(self.sitting, self.talk.words)
        if self.sitting.is_at_end and asked.heading != self.heading:
            self.talk.say("")
            self.end.show(self.sitting)
        if asked.heading and asked.heading != self.heading:
            self.talk.say("\n" + asked.heading)
        self.heading = asked.heading
        reply = answer(self.sitting, self.talk.ask(asked.prompt, self.sitting.names_to_complete))
        before, self.sitting = self.sitting, reply.sitting
        if before.draft != self.sitting.draft:
            self.keep()
        for told in reply.messages:
            self.talk.say(message(told, self.sitting, self.talk.words, self.talk.width))
        return reply

    def keep(self) -> None:
        """Keeps the draft; that it can't be kept is told once. An earlier one stands until it is declined."""
        if self.sitting.found is not None or not self.sitting.draft.answers:
            return
        try:
            keep(self.folder, self.sitting.draft)
        except Trouble as trouble:
            if not self.unkept:
                self.talk.tell_trouble(trouble)
            self.unkept = True


def hold(talk: Talk, sitting: Sitting, folder: Path, end: Ending) -> int:
    """The whole conversation; an interrupted one leaves its draft.

    Raises Trouble: enter-gave-up, enter-unfinished.
    """
    talk.say(talk.words.text("enter.welcome"))
    talk.say(talk.words.text("enter.keys"))
    dialogue = Dialogue(talk, sitting, folder, end)
    try:
        return dialogue.hold()
    except KeyboardInterrupt:
        dialogue.keep()
        talk.say("" if dialogue.unkept else "\n" + talk.words.text("enter.paused"))
        return PAUSED
    except EOFError as error:
        talk.say("")
        raise Trouble("enter-unfinished") from error
