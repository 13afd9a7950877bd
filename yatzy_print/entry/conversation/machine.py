"""The conversation as a pure function: a sitting and an answer give the next sitting and what to tell."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType

from yatzy_print.entry.conversation import cells, facts, players
from yatzy_print.entry.conversation.draft import Draft
from yatzy_print.entry.conversation.going import BACK, CARD, HELP, ON, back, gone_to, on, row_of, target
from yatzy_print.entry.conversation.paper import verified
from yatzy_print.entry.conversation.sitting import Message, Offers, Outcome, Reply, Sitting, refused, stored
from yatzy_print.entry.conversation.steps import Kind, Step
from yatzy_print.games.findings import Severity
from yatzy_print.notation.names import clean

OUTCOMES: Mapping[str, Outcome] = MappingProxyType({"1": "save", "2": "print", "3": "both"})


def begun(draft: Draft, offers: Offers, found: Draft | None = None) -> Sitting:
    """A sitting at its first question. `found`: a draft to go on with, if the user wants that."""
    return Sitting(draft, offers, found)


def answer(sitting: Sitting, text: str) -> Reply:
    """What an answer leads to. An answer that is not understood asks the same again and says why."""
    written = clean(text)
    if sitting.found is not None:
        return _go_on(sitting, written)
    if written in (BACK, ON):
        return back(sitting) if written == BACK else on(sitting)
    if written in (CARD, HELP):
        return Reply(sitting, (Message("card" if written == CARD else f"help-{_kind_of_help(sitting)}"),))
    step = sitting.step
    kept = sitting.draft.answers.get(step.key)
    if not written and kept is not None:
        return stored(sitting, step, kept)
    return _moved(sitting, step, written) or ANSWERS[step.kind](sitting, step, written)


def retried(sitting: Sitting) -> Sitting:
    """The last question again, after what was wanted could not be done."""
    return replace(sitting, outcome="")


def _go_on(sitting: Sitting, written: str) -> Reply:
    meant = players.yes_or_no(written)
    if meant is None or sitting.found is None:
        return refused(sitting, "yes-or-no")
    return Reply(replace(sitting, draft=sitting.found if meant == "yes" else sitting.draft, found=None))


def _kind_of_help(sitting: Sitting) -> str:
    return ("facts", "rows", "claims", "end")[sitting.step.part]


def _moved(sitting: Sitting, step: Step, written: str) -> Reply | None:
    """The cell that an answer names, when it is no answer to what is asked."""
    rules = sitting.draft.rules
    if not step.part or not written or rules is None or cells.is_score(written, step, rules):
        return None
    named = target(sitting, written)
    if named:
        return Reply(gone_to(sitting, named))
    whole = row_of(sitting, written)
    return refused(sitting, "whose-row", whole[0].row) if whole else None


def _finish(sitting: Sitting, _step: Step, written: str) -> Reply:
    outcome = OUTCOMES.get(written)
    if outcome is None:
        return refused(sitting, "choose", most=len(OUTCOMES))
    if outcome != "print" and verified(sitting.draft).has(Severity.ERROR):
        return refused(sitting, "not-saved")
    return Reply(replace(sitting, outcome=outcome))


Answer = Callable[[Sitting, Step, str], Reply]
ANSWERS: Mapping[Kind, Answer] = MappingProxyType(
    {
        "rules": facts.rules,
        "order": facts.order,
        "date": facts.date,
        "place": facts.place,
        "players": players.players,
        "player": players.player,
        "same": players.same,
        "cell": cells.cell,
        "extra": cells.extra,
        "claim": cells.claim,
        "finish": _finish,
    }
)
