"""Answers about the game as a whole: rules, order, date, place."""

from dataclasses import replace

from yatzy_print.entry.conversation.cells import fits
from yatzy_print.entry.conversation.paper import FORCED, UNKNOWN_DATE
from yatzy_print.entry.conversation.sitting import Reply, Sitting, refused, stored
from yatzy_print.entry.conversation.steps import Step
from yatzy_print.errors import Trouble
from yatzy_print.notation.dates import iso_date
from yatzy_print.notation.facts import rules_of
from yatzy_print.notation.names import fold
from yatzy_print.notation.vocabulary import meanings
from yatzy_print.rules.load import known, rule_set
from yatzy_print.rules.ruleset import ORDERS, RuleSet


def offered_rules(sitting: Sitting) -> tuple[str, ...]:
    """The rule sets to choose from by number: the last used, then the built-in ones."""
    last = sitting.offers.rules
    return known() if last in known() else (last, *known())


def rules(sitting: Sitting, step: Step, text: str) -> Reply:
    """A number of the list, an id with house rules, a title in any language, or a file; Enter: the last."""
    choices = offered_rules(sitting)
    spec = _numbered(text, choices) or text or sitting.offers.rules
    try:
        chosen = rule_set(spec) if ".toml" in spec else rules_of(spec)
    except Trouble as trouble:
        return Reply(sitting, (trouble,), understood=False)
    name = spec if ".toml" in spec else chosen.id
    if name == sitting.draft.answers.get(step.key):
        return stored(sitting, step, name)
    return stored(_asking_again(sitting, chosen), step, name)


def order(sitting: Sitting, step: Step, text: str) -> Reply:
    """A number of the list or a name in any language; Enter: the last used."""
    order_ = _numbered(text, ORDERS) or meanings("orders").get(fold(text or sitting.offers.order))
    return stored(sitting, step, order_) if order_ else refused(sitting, "choose", most=len(ORDERS))


def date(sitting: Sitting, step: Step, text: str) -> Reply:
    """A date, a month or a year, "!" behind one in the future; a dash: not known; Enter: today."""
    if text in ("-", "–", "—"):
        return stored(sitting, step, UNKNOWN_DATE)
    known_ = iso_date(text.removesuffix(FORCED) or sitting.offers.today)
    if known_ is None:
        return refused(sitting, "not-a-date", given=text)
    if known_ > sitting.offers.today and not text.endswith(FORCED):
        return refused(sitting, "date-in-future", date=known_, given=text)
    return stored(sitting, step, known_)


def place(sitting: Sitting, step: Step, text: str) -> Reply:
    """Any text; a dash or Enter: none."""
    return stored(sitting, step, "" if text == "-" else text)


def _asking_again(sitting: Sitting, chosen: RuleSet) -> Sitting:
    """The sitting as other rules leave it: cells that are impossible under them are asked again."""
    typed = {key: text for key, text in sitting.draft.answers.items() if key.startswith("cell ") and text}
    rows = {key: key.split()[1] for key in typed}
    gone = [key for key, row in rows.items() if row in chosen.by_id and not fits(typed[key], row, chosen)]
    return replace(sitting, draft=replace(sitting.draft.without(gone), resume=""))


def _numbered(text: str, choices: tuple[str, ...]) -> str:
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 3 else 0
    return choices[number - 1] if 1 <= number <= len(choices) else ""
