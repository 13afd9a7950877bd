"""Moving about in the paper: back, on to the next part, or to any cell by its name."""

from collections.abc import Iterator

from yatzy_print.entry.conversation.draft import Draft
from yatzy_print.entry.conversation.people import column_of
from yatzy_print.entry.conversation.sitting import Message, Reply, Sitting, at, refused
from yatzy_print.entry.conversation.steps import Kind, Step, steps
from yatzy_print.notation.names import fold
from yatzy_print.notation.vocabulary import meanings, readable, vocabulary_of
from yatzy_print.rules.ruleset import RuleSet

BACK, ON, CARD, HELP = "<", ">", "=", "?"


def back(sitting: Sitting) -> Reply:
    """The step before, to answer it again."""
    every = steps(sitting.draft, sitting.offers.players)
    place = every.index(sitting.step)
    if not place:
        return Reply(sitting, (Message("no-way-back"),))
    return Reply(gone_to(sitting, every[place - 1]))


def on(sitting: Sitting) -> Reply:
    """The first step of the next part: the rows or sums that are left are open or not written."""
    here = sitting.step
    later = [one for one in steps(sitting.draft, sitting.offers.players) if one.part > here.part]
    if not here.part or not later:
        return refused(sitting, "no-way-on")
    return Reply(at(sitting, later[0]))


def gone_to(sitting: Sitting, step: Step) -> Sitting:
    """A step asked out of turn; an answered one is only changed, then it goes on where it was."""
    if step.key not in sitting.draft.answers:
        return at(sitting, step)
    return at(sitting, step, sitting.draft.resume or sitting.step.key)


def target(sitting: Sitting, text: str) -> Step | None:
    """The step that a row and a player, a fact, or a player's number names; None when nothing is clear."""
    rules = sitting.draft.rules
    fact = meanings("facts").get(fold(text)) or meanings("headings").get(fold(text))
    if fact in ("rules", "order", "date", "place"):
        return Step(fact)  # type: ignore[arg-type]
    if fact == "player":
        return Step("players")
    if rules is None:
        return None
    every = steps(sitting.draft, sitting.offers.players)
    named = (step for step in _named(text, sitting.draft, rules, sitting.step) if step in every)
    return next(named, None) or next(iter(row_of(sitting, text, only_open=True)), None)


def row_of(sitting: Sitting, text: str, only_open: bool = False) -> tuple[Step, ...]:
    """The cells of a row or sum line that a text names, of all players; `only_open`: the open ones."""
    draft, rules = sitting.draft, sitting.draft.rules
    if rules is None:
        return ()
    every = steps(draft, sitting.offers.players)
    columns = range(len(draft.players))
    rows = [[Step(kind, id_, column) for column in columns] for kind, id_ in _row(text, rules)]
    found = next((row for row in rows if row and row[0] in every), [])
    return tuple(step for step in found if not (only_open and draft.answers.get(step.key)))


def _named(text: str, draft: Draft, rules: RuleSet, here: Step) -> Iterator[Step]:
    """The steps that the words mean, split into a row and a player in every way."""
    words = text.split()
    alone = here.column if here.column >= 0 else 0 if len(draft.players) == 1 else None
    for cut in range(len(words), 0, -1):
        row, name = " ".join(words[:cut]), " ".join(words[cut:])
        column = column_of(name, draft.players) if name else alone
        if column is None:
            continue
        if name and meanings("headings").get(fold(row)) == "player":
            yield Step("player", "", column)
        for kind, id_ in _row(row, rules):
            yield Step(kind, id_, column)


def _row(text: str, rules: RuleSet) -> Iterator[tuple[Kind, str]]:
    """A row by its number on the card or its name in any language, or a sum line."""
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 3 else 0
    if 1 <= number <= len(rules.categories):
        yield "cell", rules.categories[number - 1].id
    words = vocabulary_of([text], rules)
    for id_ in words.rows_named(text):
        yield "cell", id_
    for line in (*_lines_printed(text), *words.lines_named(text)):
        yield "extra" if line == "extra" else "claim", line


def _lines_printed(text: str) -> Iterator[str]:
    """The sum lines that a language prints by this name: "Yhteensä" may be read as either sum."""
    for language in readable():
        for line in language.keys("lines"):
            if fold(language.text(f"lines.{line}")) == fold(text):
                yield line
